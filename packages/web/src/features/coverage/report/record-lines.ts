import { capitalized } from '../../../lib/format.ts';
import type { RecordLine } from '../book/list-entry.ts';

/** The fields of an article that are needed to show its record. */
interface Recorded {
  /** Number of the article in the table. */
  readonly number: number;
  readonly record: readonly RecordLine[];
}

/** Returns the counts of a post as lines of its record. */
export function countLines(counts: Readonly<Record<string, number>>): RecordLine[] {
  return Object.entries(counts).map(([name, count]) => ({
    field: name,
    label: capitalized(name),
    value: String(count),
  }));
}

/**
 * Returns the labels of all record lines that occur in any article, in order. The author is omitted because it has its own
 * column.
 */
export function recordLabels(articles: readonly Recorded[]): string[] {
  const lines = articles.flatMap(({ record }) => record).filter(({ field }) => field !== 'author');
  return [...new Set(lines.map(({ label }) => label))];
}

/** Returns the values of the record lines with a label, such as several notes, separated by spaces. */
export function recordValue({ record }: Recorded, name: string): string {
  return record.flatMap(({ label, value }) => (label === name ? value : [])).join(' ');
}
