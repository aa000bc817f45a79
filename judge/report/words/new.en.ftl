### A scenario put together from questions, in English.

new-begin = Enter leaves a question open; Ctrl-C ends without a file.
new-question = Your question
new-names = names, with commas between them; ? for one that is not known
new-number = a number
new-file = File
new-written = Written: { $file }
new-at_once = Say what is played: pick an option by its number or its words.
new-mend = Another answer, like a.life=8
