/**
 * Measures the response time to a click or key press in a real browser with `packages/web/e2e/interactions.ts`, which lists
 * the interactions. Needs a build, and Chromium or Chrome, like the browser tests.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from './harness.ts';

interface Measured {
  readonly name: string;
  /** Ascending. */
  readonly timesMs: readonly number[];
}

const SCRIPT = fileURLToPath(new URL('../../web/e2e/interactions.ts', import.meta.url));

export const bench: Bench = async () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', SCRIPT], { encoding: 'utf8' });
  const measured = JSON.parse(output) as readonly Measured[];
  return [
    {
      title: 'Interactions',
      ranOn: 'a report of 100,000 characters and a coverage list of 200 rows, each interaction five times',
      rows: measured.map(({ name, timesMs }) => ({
        name,
        figures: {
          'median ms': timesMs[Math.floor(timesMs.length / 2)] ?? 0,
          'worst ms': timesMs.at(-1) ?? 0,
        },
      })),
      notes: [
        'goal: none over 100 ms; browsers give these times in steps of 8 ms, and 0 for less than 16 ms',
      ],
    },
  ];
};
