const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

export function escapePattern(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}

/** Alternatives of a pattern, the longest first, with either kind of apostrophe. */
export function anyOf(phrases: readonly string[]): string {
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => escapePattern(phrase).replaceAll("'", "['’]"))
    .join('|');
}
