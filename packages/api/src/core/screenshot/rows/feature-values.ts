/** Basic values used in the features of texts and headers. */
import type { Segment } from '../words/segments.ts';
import type { Page, TextBlock } from './text-block.ts';

/** Keyed by name, so that weights are readable. Missing features are 0. */
export type Features = Readonly<Record<string, number>>;

export const flag = (isTrue: boolean) => (isTrue ? 1 : 0);
export const rowsOf = ({ title, rows }: TextBlock) => [...title, ...rows];
export const wordsIn = (rows: readonly Segment[]) => rows.flatMap(({ words }) => words);
export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
export const mean = (values: readonly number[]) => total(values) / Math.max(1, values.length);

export const topOf = (segments: readonly Segment[]) => Math.min(...segments.map(({ box }) => box.top));

export const isTextRow = (page: Page, row: Segment) => page.kindOf(row) === null && !page.headers.has(row);
