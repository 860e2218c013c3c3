/** Measures whether a list of three lines costs more when the store is full of other visitors' rankings. Loopback only. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/adapters/store/open-store.ts';
import { familyOf, processFigures } from '../test/process-figures.ts';
import { type ServerProcess, startServer, whenReady } from '../test/server-process.ts';
import type { Bench } from './harness.ts';

/** The size at which the oldest rankings are deleted, and the size of each ranking that fills the store. */
const CAP_MB = 500;
const RANKING_BYTES = 1_000_000;
const ROUNDS = 6;
const CALLS_PER_ROUND = 60;
/** Largest accepted ratio of the CPU time at the cap to that of an empty store. */
const GOAL = 1.1;

export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-stored-'));
  const folders = ['empty', 'at the cap'].map((name) => join(folder, name));
  for (const dataDir of folders) mkdirSync(dataDir);
  await fill(folders[1] ?? '');
  const servers: ServerProcess[] = [];
  try {
    for (const DATA_DIR of folders)
      servers.push(await startServer({ DATA_DIR, TRUST_PROXY: '1', TRENDING_STORAGE_MB: String(CAP_MB) }));
    const cpuMs = servers.map(() => 0);
    // The first round warms up both servers. The rounds alternate, so that a slowdown of the machine affects both.
    for (let round = 0; round <= ROUNDS; round++)
      for (const [i, server] of servers.entries()) {
        const used = await costOfCalls(server, round * CALLS_PER_ROUND);
        if (round > 0) cpuMs[i] = (cpuMs[i] ?? 0) + used / (ROUNDS * CALLS_PER_ROUND);
      }
    const [empty = 0, full = 0] = cpuMs;
    const ratio = full / empty;
    return [
      {
        title: 'A list of three lines, by what others have stored',
        ranOn: `${ROUNDS * CALLS_PER_ROUND} calls each, in turn, SQLite, ${CAP_MB} MB of rankings of others`,
        rows: [
          { name: 'empty store', figures: { 'CPU ms per call': empty, ratio: 1 } },
          { name: 'store at the cap', figures: { 'CPU ms per call': full, ratio } },
        ],
        notes: ['CPU of all processes of the server', `goal: a ratio of at most ${GOAL}`],
        missed: ratio > GOAL ? [`ratio ${ratio.toFixed(2)}`] : [],
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Stores rankings of many clients until the store is full. */
async function fill(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date());
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000);
  for (let stored = 0; stored < CAP_MB * 1024 * 1024; stored += RANKING_BYTES) {
    const client = `client-${stored % 97}`;
    await store.rankings.put({ id: randomUUID(), packed: randomBytes(RANKING_BYTES), expiresAt, client });
  }
  await store.close();
}

/** Returns the CPU time, in milliseconds, of a round of calls by different visitors. */
async function costOfCalls(server: ServerProcess, first: number): Promise<number> {
  await whenReady(server);
  const before = cpuSecondsOf(server);
  for (let call = first; call < first + CALLS_PER_ROUND; call++) {
    const text = `Ferry line ${call} opens - Courier\nCouncil buys ${call} buses - Coast Wire\nPort closes early - Gazette`;
    const response = await fetch(`${server.url}/api/trending/analyze-text`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${call % 200}.7` },
      body: JSON.stringify({ text, lineType: 'mixed' }),
    });
    if (response.status !== 200) throw new Error(`A list of three lines was answered ${response.status}.`);
    await response.arrayBuffer();
  }
  return (cpuSecondsOf(server) - before) * 1000;
}

function cpuSecondsOf({ child }: ServerProcess): number {
  return familyOf(child.pid ?? 0)
    .map((pid) => processFigures(pid)?.cpuSeconds ?? 0)
    .reduce((sum, seconds) => sum + seconds, 0);
}
