/**
 * Measures how long a visitor waits for small calls while others continuously send the heaviest calls that the product
 * accepts. The benchmark acts as the proxy that distinguishes visitors. The rate limit is off, so that only the scheduling
 * is measured.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startServer } from '../test/server-process.ts';
import { HEAVY_CLIENTS, heavyCalls, hugePage, smallCalls } from './fair-turns-calls.ts';
import type { BenchReport } from './harness.ts';
import { type Answered, describeAnswers, type PostCall, wrongAnswers } from './heavy-requests.ts';

const IDLE_SECONDS = 15;
const LOADED_SECONDS = 60;
const CONNECTIONS_PER_CLIENT = 3;
const HEALTH_EVERY_MS = 20;
const HEALTH_GOAL_MS = 100;

export interface FairTurnsOptions {
  readonly title: string;
  /** Additional server settings, such as `DATABASE_URL`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A command that runs the server, such as `taskset -c 0`. */
  readonly under?: readonly string[];
}

export async function measureFairTurns({
  title,
  settings = {},
  under = [],
}: FairTurnsOptions): Promise<BenchReport> {
  const site = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end(hugePage()));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const sitePort = (site.address() as AddressInfo).port;
  const folder = mkdtempSync(join(tmpdir(), 'earshot-fair-'));
  const own = { DATA_DIR: folder, TRUST_PROXY: '1', ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${sitePort}` };
  const server = await startServer({ ...own, ...settings }, under);
  try {
    const small = smallCalls(server.url);
    const heavy = await heavyCalls(server.url, `http://127.0.0.1:${sitePort}/`);
    for (const call of small) await send(call);
    const idle = await probe(server.url, small, IDLE_SECONDS);
    const names = [...new Set(heavy.map(({ name }) => name))];
    const alone: Answered[] = [];
    for (const name of names) {
      const call = heavy.find((other) => other.name === name);
      if (call) alone.push(await send(call));
    }
    const worker = new Worker(new URL('./heavy-clients.mjs', import.meta.url), {
      workerData: {
        requests: heavy,
        clients: HEAVY_CLIENTS * CONNECTIONS_PER_CLIENT,
        seconds: LOADED_SECONDS,
      },
    });
    const finished = once(worker, 'message') as Promise<[Answered[]]>;
    const loaded = await probe(server.url, small, LOADED_SECONDS);
    const [reports] = await finished;
    const rows = ['healthz', ...small.map(({ name }) => name)].map((name) => row(name, idle, loaded));
    return {
      title,
      ranOn: `${HEAVY_CLIENTS} clients with ${CONNECTIONS_PER_CLIENT} connections each for ${LOADED_SECONDS} s, in turn ${names.join(', ')}`,
      rows,
      notes: [
        'goal: p95 below 3 times the idle one and half a second, none refused; healthz p99 below 100 ms',
        ...names.map((name) => `alone: ${describeAnswers(name, alone)}`),
        ...names.map((name) => `beside the others: ${describeAnswers(name, reports)}`),
      ],
      missed: [
        ...rows.flatMap(({ name, isMissed }) => (isMissed ? [name] : [])),
        ...alone.flatMap(({ name, status }) => (status === '200' ? [] : [`${name}, alone: ${status}`])),
        ...wrongAnswers(names, [...alone, ...reports]),
      ],
    };
  } finally {
    await server.kill();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(name: string, idle: readonly Answered[], loaded: readonly Answered[]) {
  const of = (answers: readonly Answered[]) => answers.filter((answer) => answer.name === name);
  const [before, during] = [of(idle), of(loaded)];
  const limit = 3 * percentile(before, 0.95) + 500;
  const refused = during.filter(({ status }) => status !== '200').length;
  const isSlow =
    name === 'healthz' ? percentile(during, 0.99) >= HEALTH_GOAL_MS : percentile(during, 0.95) >= limit;
  return {
    name,
    isMissed: isSlow || refused > 0,
    figures: {
      'idle p95 ms': percentile(before, 0.95),
      'p50 ms': percentile(during, 0.5),
      'p95 ms': percentile(during, 0.95),
      'p99 ms': percentile(during, 0.99),
      'max ms': percentile(during, 1),
      'goal p95 ms': limit,
      calls: during.length,
      refused,
    },
  };
}

function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
}

/** Sends one small call at a time, and polls `/healthz` in parallel. */
async function probe(url: string, small: readonly PostCall[], seconds: number): Promise<Answered[]> {
  const until = Date.now() + seconds * 1000;
  const answers: Answered[] = [];
  const health = async () => {
    while (Date.now() < until) {
      answers.push(await timed('healthz', () => fetch(`${url}/healthz`)));
      await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS));
    }
  };
  const visitor = async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      const call = small[turn % small.length];
      if (call) answers.push(await send(call));
    }
  };
  await Promise.all([health(), visitor()]);
  return answers;
}

const send = ({ name, url, headers, body }: PostCall) =>
  timed(name, () => fetch(url, { method: 'POST', headers, body: body as BodyInit }));

async function timed(name: string, ask: () => Promise<Response>): Promise<Answered> {
  const startedMs = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  return { name, status: String(response.status), ms: performance.now() - startedMs };
}
