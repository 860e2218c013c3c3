/**
 * Mixed load on the built server: checks whether memory, files and sockets stay constant. Runs two minutes unless
 * `SOAK_MINUTES` is set. Loopback only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { analyzeOnce } from '../test/analysis-request.ts';
import { familyOf, type ProcessFigures, processFigures } from '../test/process-figures.ts';
import { startServer } from '../test/server-process.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import type { Bench } from './harness.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);
const CLIENTS = 4;
/** The first minute fills caches and starts threads. */
const WARM_UP_MS = Math.min(60_000, MINUTES * 20_000);
const SETTLE_MS = 6000;

type Call = (url: string, turn: number) => Promise<number>;

const post = async (url: string, body: string, signal?: AbortSignal): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, ...(signal && { signal }) });
  await response.arrayBuffer();
  return response.status;
};

const get = async (url: string): Promise<number> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
};

const lists = [300, 1000].map((count) =>
  JSON.stringify({
    text: generateLines(count, 1)
      .map(({ text }) => text)
      .join('\n'),
    lineType: 'mixed',
  }),
);

const CALLS: readonly Call[] = [
  (url) => get(`${url}/api/counters`),
  (url, turn) => get(`${url}/api/help/search?q=reach${turn}`),
  async (url) => ((await analyzeOnce(url)) ? 200 : 503),
  (url, turn) => post(`${url}/api/trending/analyze-text`, lists[turn % lists.length] ?? ''),
  (url) => post(`${url}/api/suggestions`, '{"email":"reader@example.com","idea":"one more idea"}'),
  (url) => post(`${url}/api/analyze/article`, '{"keywords":'),
  (url) => get(`${url}/api/trending/export-csv/none`),
  // A visitor who disconnects.
  (url) => post(`${url}/api/trending/analyze-text`, lists[1] ?? '', AbortSignal.timeout(40)).catch(() => 499),
];

export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-soak-'));
  const server = await startServer({ DATA_DIR: folder });
  const pid = server.child.pid ?? 0;
  const statuses = new Map<number, number>();
  const run = async (forMs: number) => {
    const until = Date.now() + forMs;
    let turn = 0;
    const client = async () => {
      while (Date.now() < until) {
        turn += 1;
        const status = (await CALLS[turn % CALLS.length]?.(server.url, turn)) ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await sleep(SETTLE_MS);
  };
  try {
    await get(`${server.url}/api/counters`);
    const idle = processFigures(pid);
    await run(WARM_UP_MS);
    const early = processFigures(pid);
    const watch = watchMemory(pid);
    await run(MINUTES * 60_000 - WARM_UP_MS);
    const memory = watch.stop();
    const late = processFigures(pid);
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const growth = early && late ? `${((late.memoryMb / early.memoryMb - 1) * 100).toFixed(1)} %` : 'unknown';
    return [
      {
        title: 'Soak',
        ranOn: `${CLIENTS} clients, ${CALLS.length} kinds of calls in turn for ${MINUTES} minutes: ${total} requests`,
        rows: [row('idle', idle), row('after the warm-up', early), row('at the end', late)],
        notes: [
          `answers by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
          `memory against the warm-up: ${growth}; goal: within 15 %`,
          `memory of each process after each minute, in MB: ${memory.join('; ')}`,
          server.child.exitCode === null
            ? 'no unhandled rejection: the process, which one would end, is the same'
            : `the process ended with code ${server.child.exitCode}`,
        ],
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Records the memory of the server and its worker processes once a minute. */
function watchMemory(pid: number) {
  const notes: string[] = [];
  const timer = setInterval(() => {
    const sizes = familyOf(pid).map((member) => Math.round(processFigures(member)?.memoryMb ?? 0));
    notes.push(sizes.join(' + '));
  }, 60_000);
  return {
    stop() {
      clearInterval(timer);
      return notes;
    },
  };
}

function row(name: string, figures: ProcessFigures | null) {
  return {
    name,
    figures: figures
      ? {
          'memory MB': figures.memoryMb,
          'peak MB': figures.peakMemoryMb,
          'files and sockets': figures.descriptors,
        }
      : { 'memory MB': 'no /proc' },
  };
}
