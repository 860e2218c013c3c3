/**
 * Matched instead of ignoring case, which takes three times as long to compile. İ is kept, because it would get longer.
 */
export function smallLetters(text: string): string {
  return text.replace(/[^İ]+/g, (part) => part.toLowerCase());
}
