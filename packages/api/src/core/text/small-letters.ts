/**
 * Returns a text in lowercase with the same length: İ is kept, because its lowercase form is longer. Patterns with letter
 * classes (`\p{L}`) take three times as long to compile if they ignore case, so long patterns are matched in lowercase.
 */
export function smallLetters(text: string): string {
  return text.replace(/[^İ]+/g, (part) => part.toLowerCase());
}
