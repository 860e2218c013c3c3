/**
 * Requests per second of the light calls beside a bare Express handler that answers the same bytes, and the latency
 * of `/api/counters` while heavy lists are being analysed. Loopback only; stops by itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { startServer } from '../test/server-process.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import type { Bench, BenchRow } from './harness.ts';

const SECONDS = 6;
const CONNECTIONS = 16;
const HEAVY_CLIENTS = 8;
const HEAVY_SECONDS = 40;
const PATHS = ['/api/counters', '/api/help/search?q=sov'];

export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-http-'));
  const server = await startServer({ DATA_DIR: folder });
  try {
    const rows: BenchRow[] = [];
    for (const path of PATHS) rows.push(await besideBareExpress(server.url, path));
    const latency = await latencyUnderLoad(server.url);
    return [
      {
        title: 'Light calls',
        ranOn: `${CONNECTIONS} connections, ${SECONDS} s each, the same bytes from a bare Express 5 handler`,
        rows,
        notes: ['goal: a ratio of at least 0.5'],
      },
      latency,
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function besideBareExpress(url: string, path: string): Promise<BenchRow> {
  const body = await (await fetch(url + path)).text();
  const peer = await startBareExpress(body);
  try {
    // Alternating halves, so that a machine that slows down slows both.
    const ours = [await requestsPerSecond(url + path)];
    const bare = [await requestsPerSecond(peer.url)];
    ours.push(await requestsPerSecond(url + path));
    bare.push(await requestsPerSecond(peer.url));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      name: path,
      figures: {
        'Earshot req/s': mean(ours),
        'bare Express req/s': mean(bare),
        ratio: mean(ours) / mean(bare),
      },
    };
  } finally {
    peer.child.kill();
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function startBareExpress(body: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./bare-express.mjs', import.meta.url)), body],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
}

async function latencyUnderLoad(url: string) {
  const idle = await counterLatency(url, SECONDS);
  const body = JSON.stringify({
    text: generateLines(100_000, 1)
      .map(({ text }) => text)
      .join('\n'),
    lineType: 'mixed',
  });
  // On a thread of their own: reading answers of many megabytes here would delay the calls that are measured.
  const heavy = new Worker(HEAVY_CLIENTS_CODE, {
    eval: true,
    workerData: {
      url: `${url}/api/trending/analyze-text`,
      body,
      clients: HEAVY_CLIENTS,
      seconds: HEAVY_SECONDS,
    },
  });
  const statuses = once(heavy, 'message') as Promise<[Record<string, number>]>;
  const loaded = await counterLatency(url, HEAVY_SECONDS - 2);
  const [counts] = await statuses;
  return {
    title: 'Counters while heavy lists are analysed',
    ranOn: `${HEAVY_CLIENTS} clients with ${(body.length / 1e6).toFixed(1)} MB lists for ${HEAVY_SECONDS} s`,
    rows: [
      { name: 'idle', figures: { 'p50 ms': idle.p50, 'p99 ms': idle.p99 } },
      { name: 'under load', figures: { 'p50 ms': loaded.p50, 'p99 ms': loaded.p99 } },
    ],
    notes: [
      `heavy answers by status: ${Object.entries(counts)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
      `p99 ratio ${(loaded.p99 / idle.p99).toFixed(1)}; goal: below 5 and below 50 ms`,
    ],
  };
}

const HEAVY_CLIENTS_CODE = `
const { parentPort, workerData: { url, body, clients, seconds } } = require('node:worker_threads');
const until = Date.now() + seconds * 1000;
const counts = {};
const client = async () => {
  while (Date.now() < until) {
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    for await (const _ of response.body) {}
    counts[response.status] = (counts[response.status] ?? 0) + 1;
  }
};
Promise.all(Array.from({ length: clients }, client)).then(() => parentPort.postMessage(counts));
`;

/** Latency as a visitor sees it: one request after the other with a pause, not a flood. */
async function counterLatency(url: string, seconds: number): Promise<{ p50: number; p99: number }> {
  const latenciesMs: number[] = [];
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const startedMs = performance.now();
    await (await fetch(`${url}/api/counters`)).arrayBuffer();
    latenciesMs.push(performance.now() - startedMs);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  latenciesMs.sort((a, b) => a - b);
  const at = (share: number) => latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
