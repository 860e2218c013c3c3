import type { ReadLine } from './read-line.ts';

const PREFIX = /^[^:：]{2,30}[:：]\s+(?=\S)/u;
const MIN_LINES = 4;
const MIN_SHARE = 0.8;

/** Removes the words before a colon that most titles share, such as the name of the person who posted them in a chat. */
export function withoutCommonPrefix(lines: readonly ReadLine[]): readonly ReadLine[] {
  const counts = new Map<string, number>();
  for (const { title } of lines) {
    const [prefix] = PREFIX.exec(title) ?? [];
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [common, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
  if (count < Math.max(MIN_LINES, MIN_SHARE * lines.length)) return lines;
  return lines.map((line) =>
    line.title.startsWith(common) ? { ...line, title: line.title.slice(common.length) } : line,
  );
}
