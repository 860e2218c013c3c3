/** Readings of synthetic images, compared with what was drawn. */
import { readFileSync } from 'node:fs';

/** The layouts of `looks.txt` were drawn to distinguish networks. */
const FILES = { all: ['readings.txt', 'looks.txt'], first: ['readings.txt'] } as const;

export interface JudgedReading {
  readonly group: string;
  /** Whether icons are in random order, with many difficult layouts. */
  readonly isMadeUp: boolean;
  readonly network: string;
  /** Phrases, account, color, order of icons. */
  readonly evidence: Readonly<Record<string, readonly number[]>>;
  readonly signs: Readonly<Record<string, number>>;
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
