### The table of the words of files, in English.

vocabulary-title = The words of files
vocabulary-keys = Keys of every file
vocabulary-facts = Keys and facts of boards
vocabulary-values = Values
vocabulary-claims = Keys of files of claims
vocabulary-claims_values = Values in files of claims
vocabulary-lines = Lines of play
vocabulary-about = Keys, values and lines of play may be written in English, Japanese or Korean, mixed as one likes; `…` stands for what is named. `judge schema words` prints this page.
