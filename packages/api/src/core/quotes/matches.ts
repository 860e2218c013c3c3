/** Matches patterns in short texts, always from the start, even if a pattern was used before. */

export function firstMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  return allMatches(pattern, text)[0] ?? null;
}

export function lastMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  return allMatches(pattern, text).at(-1) ?? null;
}

export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)];
}
