/**
 * Measures the response time to a press or a key in a real browser with `packages/web/e2e/interactions.ts`, which names
 * what is pressed. Needs Chromium or Chrome, like the browser tests, and a build.
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
