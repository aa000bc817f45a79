"""What cards do: a vocabulary, read into trees and walked by the kernel (docs/vision-vocabulary.md)."""
