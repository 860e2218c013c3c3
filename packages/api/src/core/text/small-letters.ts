/**
 * Matching this is faster than patterns that ignore case, which take three times as long to compile. İ is kept, because
 * its lowercase form is longer.
 */
export function smallLetters(text: string): string {
  return text.replace(/[^İ]+/g, (part) => part.toLowerCase());
}
