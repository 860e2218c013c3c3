import { countOf, formatCount } from '@earshot/schema/format-count';
import { MAX_LINES } from '@earshot/schema/limits';

export function firstLines(lines: readonly string[]): { readonly lines: string[]; readonly leftOut: number } {
  let count = 0;
  const end = lines.findIndex((line) => line.trim() !== '' && ++count > MAX_LINES);
  if (end < 0) return { lines: [...lines], leftOut: 0 };
  return {
    lines: lines.slice(0, end),
    leftOut: lines.slice(end).filter((line) => line.trim() !== '').length,
  };
}

export function leftOutNotes(leftOut: number): string[] {
  if (leftOut === 0) return [];
  const [first, rest] = [formatCount(MAX_LINES), countOf(leftOut, 'line')];
  return [
    `The list is too long to rank at once: its first ${first} lines were ranked, and ${rest} after them ${leftOut === 1 ? 'was' : 'were'} left out. Split the list into parts of up to ${first} lines to rank the rest.`,
  ];
}
