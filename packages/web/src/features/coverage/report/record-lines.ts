import { capitalized } from '../../../lib/format.ts';
import type { RecordLine } from '../book/list-entry.ts';

/** An article of a report, as far as its record goes. */
interface Recorded {
  /** Its number in the table. */
  readonly number: number;
  readonly record: readonly RecordLine[];
}

/** The counts of a post as lines of its record. */
export function countLines(counts: Readonly<Record<string, number>>): RecordLine[] {
  return Object.entries(counts).map(([name, count]) => ({
    field: name,
    label: capitalized(name),
    value: String(count),
  }));
}

/** Names of the record's lines that any article has, in the order in which they come; the author has a column anyway. */
export function recordLabels(articles: readonly Recorded[]): string[] {
  const lines = articles.flatMap(({ record }) => record).filter(({ field }) => field !== 'author');
  return [...new Set(lines.map(({ label }) => label))];
}

/** A line of the record of an article, by its name; empty without one. */
export function recordValue({ record }: Recorded, name: string): string {
  return record.find(({ label }) => label === name)?.value ?? '';
}

/** The record of an article in one line, with its number; null without one. */
export function recordSentence({ number, record }: Recorded): string | null {
  if (record.length === 0) return null;
  return `[${number}] ${record.map(({ label, value }) => `${label}: ${value}`).join(' · ')}`;
}
