/**
 * Requests per second of the light calls compared with a bare Express handler that sends the same bytes, and the latency of
 * `/api/counters` while heavy lists and screenshots are analyzed. Loopback only; stops by itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { CALL_LIMITS } from '../src/limits.ts';
import { startPostgres } from '../test/postgres.ts';
import { processFigures } from '../test/process-figures.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';
import { measureFairTurns } from './fair-turns.ts';
import type { Bench, BenchReport, BenchRow } from './harness.ts';
import { type Answered, describeAnswers, heavyRequests, wrongAnswers } from './heavy-requests.ts';
import { measureOffice } from './office.ts';

const SECONDS = 5;
const HEAVY_CLIENTS = 8;
const HEAVY_SECONDS = 40;
/** Paths and numbers of connections. With one connection, requests cannot share a response. */
const LIGHT_CALLS = [
  { path: '/api/counters', connections: 16 },
  { path: '/api/counters', connections: 1 },
  { path: '/api/help/search?q=sov', connections: 16 },
];
/** Number of visitors. The benchmark acts as their proxy, so that none of them reaches the rate limit, which is on. */
const VISITORS = 2000;

export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-http-'));
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  try {
    const rows: BenchRow[] = [];
    for (const call of LIGHT_CALLS) rows.push(await besideBareExpress(server, call));
    return [
      {
        title: 'Light calls',
        ranOn: `${SECONDS} s each, twice, in turn with a bare Express 5 handler that answers the same bytes; limits, metrics and log on`,
        rows,
        notes: [
          'goal: a ratio of at least 0.2',
          'CPU is what the answering process used, whatever else ran on the machine',
        ],
        missed: rows
          .filter(({ figures }) => Number(figures.ratio) < 0.2)
          .map(({ name, figures }) => `${name}: ratio ${Number(figures.ratio).toFixed(2)}`),
      },
      await latencyUnderLoad(server.url),
      await measureOffice(),
      ...(await fairTurns()),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Measures the default setup, one core, and PostgreSQL if it can be started. */
async function fairTurns(): Promise<BenchReport[]> {
  const reports = [await measureFairTurns({ title: 'Small calls beside heavy clients' })];
  if (process.platform === 'linux') {
    const title = 'Small calls beside heavy clients, the server on one core';
    reports.push(await measureFairTurns({ title, under: ['taskset', '-c', '0'] }));
  }
  const postgres = await startPostgres();
  if (postgres) {
    const title = 'Small calls beside heavy clients, with PostgreSQL';
    reports.push(await measureFairTurns({ title, settings: { DATABASE_URL: postgres.url } }));
    await postgres.stop();
  }
  return reports;
}

interface Rate {
  readonly requests: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

async function besideBareExpress(
  server: ServerProcess,
  { path, connections }: { path: string; connections: number },
): Promise<BenchRow> {
  const body = await (await fetch(server.url + path)).text();
  const peer = await startBareExpress(body);
  try {
    const ours: Rate[] = [];
    const bare: Rate[] = [];
    // Alternate, so that a slowdown of the machine affects both. The first round is the warm-up.
    for (let turn = 0; turn < 3; turn += 1) {
      ours.push(await measureRate(server.url + path, server.child, connections));
      bare.push(await measureRate(peer.url, peer.child, connections));
    }
    const [earshot, express] = [perSecond(ours.slice(1)), perSecond(bare.slice(1))];
    return {
      name: `${path}, ${connections} connection${connections === 1 ? '' : 's'}`,
      figures: {
        'Earshot req/s': earshot.rate,
        'bare Express req/s': express.rate,
        ratio: earshot.rate / express.rate,
        'Earshot CPU µs': earshot.cpuMicroseconds,
        'bare Express CPU µs': express.cpuMicroseconds,
      },
    };
  } finally {
    peer.child.kill();
  }
}

function perSecond(rates: readonly Rate[]): { rate: number; cpuMicroseconds: number } {
  const sum = (of: keyof Rate) => rates.reduce((total, rate) => total + rate[of], 0);
  return {
    rate: sum('requests') / sum('seconds'),
    cpuMicroseconds: (sum('cpuSeconds') / sum('requests')) * 1e6,
  };
}

async function measureRate(url: string, child: ChildProcess, connections: number): Promise<Rate> {
  const pid = child.pid ?? 0;
  const before = processFigures(pid)?.cpuSeconds ?? Number.NaN;
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests: Array.from({ length: VISITORS }, (_, index) => ({ headers: visitor(index) })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  const after = processFigures(pid)?.cpuSeconds ?? Number.NaN;
  return { requests: result.requests.total, seconds: result.duration, cpuSeconds: after - before };
}

const visitor = (index: number) => ({
  'X-Forwarded-For': `10.0.${Math.floor(index / 256) % 256}.${index % 256}`,
});

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

async function latencyUnderLoad(url: string): Promise<BenchReport> {
  const idle = await counterLatency(url, SECONDS * 2);
  const requests = (await heavyRequests(url)).map((request, index) => ({
    ...request,
    headers: { ...request.headers, ...visitor(VISITORS + index) },
  }));
  const heavy = new Worker(new URL('./heavy-clients.mjs', import.meta.url), {
    workerData: { requests, clients: HEAVY_CLIENTS, seconds: HEAVY_SECONDS },
  });
  const finished = once(heavy, 'message') as Promise<[Answered[]]>;
  const loaded = await counterLatency(url, HEAVY_SECONDS - 2);
  const [reports] = await finished;
  const limitMs = CALL_LIMITS.answerMs;
  return {
    title: 'Counters while lists and screenshots are analyzed',
    ranOn: `${HEAVY_CLIENTS} clients in turn with ${requests.map(({ name, body }) => `${name} (${(body.length / 1e6).toFixed(1)} MB)`).join(', ')} for ${HEAVY_SECONDS} s`,
    rows: [
      { name: 'idle', figures: { 'p50 ms': idle.p50, 'p99 ms': idle.p99, requests: idle.count } },
      { name: 'under load', figures: { 'p50 ms': loaded.p50, 'p99 ms': loaded.p99, requests: loaded.count } },
    ],
    notes: [
      `p99 ratio ${(loaded.p99 / idle.p99).toFixed(1)}; goal: below 5 and below 50 ms`,
      ...requests.map(({ name }) => describeAnswers(name, reports)),
      `longer than their limit of ${limitMs / 1000} s: ${reports.filter(({ ms }) => ms > limitMs).length}`,
    ],
    missed: [
      ...(loaded.p99 < 50 && loaded.p99 < 5 * idle.p99 ? [] : [`counters p99 ${loaded.p99.toFixed(1)} ms`]),
      ...wrongAnswers(
        requests.map(({ name }) => name),
        reports,
      ),
    ],
  };
}

/** Latency as a visitor experiences it: one request at a time with a pause, not a flood. */
async function counterLatency(
  url: string,
  seconds: number,
): Promise<{ p50: number; p99: number; count: number }> {
  const latenciesMs: number[] = [];
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const startedMs = performance.now();
    const response = await fetch(`${url}/api/counters`, { headers: visitor(latenciesMs.length % VISITORS) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`/api/counters answered ${response.status}`);
    latenciesMs.push(performance.now() - startedMs);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  latenciesMs.sort((a, b) => a - b);
  const at = (share: number) => latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: latenciesMs.length };
}
