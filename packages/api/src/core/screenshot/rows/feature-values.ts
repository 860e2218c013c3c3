import type { Segment } from '../words/segments.ts';
import type { Page, TextBlock } from './text-block.ts';

/** Missing features are 0. */
export type Features = Readonly<Record<string, number>>;

export const flag = (isTrue: boolean) => (isTrue ? 1 : 0);
export const rowsOf = ({ title, rows }: TextBlock) => [...title, ...rows];
export const wordsIn = (rows: readonly Segment[]) => rows.flatMap(({ words }) => words);
export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
export const mean = (values: readonly number[]) => total(values) / Math.max(1, values.length);

export const topOf = (segments: readonly Segment[]) => Math.min(...segments.map(({ box }) => box.top));

export const isTextRow = (page: Page, row: Segment) => page.kindOf(row) === null && !page.headers.has(row);

/** Upper median. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Contrast of a row with its background, 0 to 1. Null without the image. */
export function inkOf({ words }: Segment): number | null {
  const long = words.filter(({ text }) => text.length > 2);
  const inks = (long.length > 0 ? long : words).flatMap(({ ink }) => ink ?? []);
  return inks.length === 0 ? null : middle(inks);
}

export function weighed(features: Features, weightOf: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const [name, value] of Object.entries(features)) score += (weightOf.get(name) ?? 0) * value;
  return score;
}
