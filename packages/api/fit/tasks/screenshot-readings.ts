/** Readings of synthetic images, compared with what was drawn. Written by `bench/screenshots/judge-readings.ts`. */
import { readFileSync } from 'node:fs';

const DATA = new URL('../data/screenshots/readings.txt', import.meta.url);

export interface JudgedReading {
  /** Copies of the same image have the same group. */
  readonly group: string;
  /** Whether the image was drawn by `draw.ts`, with icons in random order and many deliberately difficult layouts. */
  readonly isMadeUp: boolean;
  /** The network that was drawn. */
  readonly network: string;
  /** Points for each network: phrases, account, color, order of icons. */
  readonly evidence: Readonly<Record<string, readonly number[]>>;
  /** Features from which the certainty is estimated. Missing ones are 0. */
  readonly signs: Readonly<Record<string, number>>;
  /** Whether the text and the author were read correctly. */
  readonly text: boolean;
  readonly author: boolean;
}

export function judgedReadings(): JudgedReading[] {
  const lines = readFileSync(DATA, 'utf8').trimEnd().split('\n');
  return lines.map((line): JudgedReading => JSON.parse(line));
}
