/**
 * A text in lowercase with the same length: İ stays, because its lowercase form is longer. Patterns with classes of letters (`\p{L}`) take three times as long
 * to compile when they ignore case, so long patterns are matched in lowercase.
 */
export function smallLetters(text: string): string {
  return text.replace(/[^İ]+/g, (part) => part.toLowerCase());
}
