/** Accuracy of reading posts from screenshots. */
import { z } from 'zod';
import type { BenchRow } from '../../bench/harness.ts';

export const Gold = z
  .array(
    z.object({
      file: z.string(),
      /** Null for a network that the project does not support. */
      platform: z
        .string()
        .nullable()
        .transform((platform) => platform ?? 'unknown'),
      author: z.string().nullable(),
      handle: z.string().nullable(),
      /** Other correct names of the author. */
      authorAlt: z.array(z.string()).optional(),
      handleAlt: z.array(z.string()).optional(),
      handleTruncated: z.boolean(),
      /** Part of the text, even if `textScored` does not repeat it. */
      title: z.string().nullish(),
      textScored: z.string(),
    }),
  )
  .transform((rows) =>
    rows.map(({ title, ...row }) => {
      const isLeftOut = title != null && !row.textScored.startsWith(title.slice(0, 12));
      return isLeftOut ? { ...row, textScored: `${title} ${row.textScored}` } : row;
    }),
  );
export type Gold = z.infer<typeof Gold>;

export interface Reading {
  readonly text: string;
  readonly platform: string;
  readonly author: string | null;
  readonly handle: string | null;
}

export interface Run {
  readonly readings: readonly Reading[];
  readonly cpuSPerImage: number;
}

/**
 * Returns error rates and accuracy in percent, and CPU time in seconds per image. Text outside the post counts as errors.
 */
export function score(name: string, gold: Gold, { readings, cpuSPerImage }: Run): BenchRow {
  const right = (isRight: (row: Gold[number], reading: Reading) => boolean, rows = gold) => {
    const count = rows.filter((row) => {
      const reading = readings[gold.indexOf(row)];
      return reading !== undefined && isRight(row, reading);
    }).length;
    return (100 * count) / Math.max(1, rows.length);
  };
  return {
    name,
    figures: {
      'CER %': errorRate(gold, readings, (text) => [...text], 0),
      'WER %': errorRate(gold, readings, (text) => text.split(' '), 0),
      'platform %': right((row, reading) => row.platform === reading.platform),
      'author %': right((row, reading) =>
        [row.author ?? '', ...(row.authorAlt ?? [])].some(
          (name) => plain(name) === plain(reading.author ?? ''),
        ),
      ),
      'handle %': right(
        isSameHandle,
        gold.filter((row) => row.handle !== null),
      ),
      'CPU s/image': cpuSPerImage,
    },
  };
}

/** Returns the error rates of the passages that match the posts best, in percent. */
export function passageFigures(gold: Gold, { readings, cpuSPerImage }: Run): BenchRow['figures'] {
  return {
    'CER %': errorRate(gold, readings, (text) => [...text], 'free'),
    'WER %': errorRate(gold, readings, (text) => text.split(' '), 'free'),
    'CPU s/image': cpuSPerImage,
  };
}

function isSameHandle(row: Gold[number], reading: Reading): boolean {
  const handle = plain(reading.handle ?? '').replace(/\.{2,}$/, '');
  const names = [row.handle ?? '', ...(row.handleAlt ?? [])].map(plain);
  if (!row.handleTruncated) return names.includes(handle);
  return handle.length > 3 && names.some((wanted) => wanted.startsWith(handle));
}

function errorRate(
  gold: Gold,
  readings: readonly Reading[],
  split: (text: string) => string[],
  ends: 0 | 'free',
): number {
  let errors = 0;
  let length = 0;
  gold.forEach((row, i) => {
    const wanted = split(normalize(row.textScored));
    errors += editDistance(wanted, split(normalize(readings[i]?.text ?? '')), ends);
    length += wanted.length;
  });
  return (100 * errors) / Math.max(1, length);
}

/** Normalizes a name for comparison: ignores case, emoji, extra spaces, and the style of quotation marks and dashes. */
function plain(text: string): string {
  return normalize(text).toLowerCase();
}

function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\p{Extended_Pictographic}|[\uFE0F\u200D]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Levenshtein distance. With free ends, text before and after the best passage of `read` costs nothing. */
function editDistance(wanted: readonly string[], read: readonly string[], ends: 0 | 'free'): number {
  let above = [0, ...read.map((_, j) => (ends === 'free' ? 0 : j + 1))];
  wanted.forEach((item, i) => {
    const row = [i + 1];
    read.forEach((other, j) => {
      const change = (above[j] ?? 0) + (item === other ? 0 : 1);
      row.push(Math.min(change, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    });
    above = row;
  });
  return ends === 'free' ? Math.min(...above) : (above.at(-1) ?? 0);
}
