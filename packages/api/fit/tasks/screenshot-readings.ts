/** Readings of synthetic images that the product made once, compared with what was drawn. */
import { readFileSync } from 'node:fs';

/** The second file contains layouts that were drawn to distinguish networks. */
const FILES = { all: ['readings.txt', 'looks.txt'], first: ['readings.txt'] } as const;

export interface JudgedReading {
  /** Copies of the same image have the same group. */
  readonly group: string;
  /** Whether the image was drawn with icons in random order and many deliberately difficult layouts. */
  readonly isMadeUp: boolean;
  /** The network that was drawn. */
  readonly network: string;
  /** Points for each network: phrases, account, color, order of icons, layout of the header. */
  readonly evidence: Readonly<Record<string, readonly number[]>>;
  /** Features from which the certainty is estimated. Missing ones are 0. */
  readonly signs: Readonly<Record<string, number>>;
  /** Whether the text and the author were read correctly. */
  readonly text: boolean;
  readonly author: boolean;
}

export function judgedReadings(files: keyof typeof FILES): JudgedReading[] {
  const read = (file: string) =>
    readFileSync(new URL(`../data/screenshots/${file}`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
  return FILES[files].flatMap(read).map((line): JudgedReading => JSON.parse(line));
}
