/** Readings of drawn pictures, judged by what was drawn: `bench/screenshots/judge-readings.ts`. */
import { readFileSync } from 'node:fs';

const DATA = new URL('../data/screenshots/readings.txt', import.meta.url);

export interface JudgedReading {
  /** Copies of one picture share a group. */
  readonly group: string;
  /** Whether `draw.ts` drew it: icons at random, and many layouts that are hard on purpose. */
  readonly isMadeUp: boolean;
  /** The network that was drawn. */
  readonly network: string;
  /** Points for each network: phrases, account, color, order of icons. */
  readonly evidence: Readonly<Record<string, readonly number[]>>;
  /** What the certainty is judged by; what is not there is 0. */
  readonly signs: Readonly<Record<string, number>>;
  /** Whether text and author were right. */
  readonly text: boolean;
  readonly author: boolean;
}

export function judgedReadings(): JudgedReading[] {
  const lines = readFileSync(DATA, 'utf8').trimEnd().split('\n');
  return lines.map((line): JudgedReading => JSON.parse(line));
}
