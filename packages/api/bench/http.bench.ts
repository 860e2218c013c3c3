/**
 * Light calls against a bare Express handler that sends the same bytes, and the latency of `/api/counters` while lists
 * of the maximum length are ranked. Loopback only; stops by itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { generateLines } from '../test/data/headline-generator.ts';
import { processFigures } from '../test/process-figures.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';
import type { Bench, BenchReport, BenchRow } from './harness.ts';

const SECONDS = 5;
const HEAVY_CLIENTS = 3;
const HEAVY_SECONDS = 15;
const HEAVY_LINES = 10_000;
/** With a single connection, no two requests can share one response. */
const LIGHT_CALLS = [
  { path: '/api/counters', connections: 16 },
  { path: '/api/counters', connections: 1 },
  { path: '/api/help/search?q=sov', connections: 16 },
];
/** The product's requests per second as a share of the bare handler's. */
const MIN_RATIO = 0.2;
/** Enough client addresses that none reaches the rate limit, which stays on. */
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
        missed: rows
          .filter(({ figures }) => Number(figures.ratio) < MIN_RATIO)
          .map(({ name, figures }) => `${name}: ratio ${Number(figures.ratio).toFixed(2)}`),
      },
      await latencyUnderLoad(server.url),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

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
    // Alternate, so that a slowdown of the machine affects both. The first turn is the warm-up.
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
  const file = fileURLToPath(new URL('./bare-express.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, body], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, child };
}

async function latencyUnderLoad(url: string): Promise<BenchReport> {
  const idle = await latencies(url, SECONDS);
  const endMs = Date.now() + HEAVY_SECONDS * 1000;
  const heavy = Array.from({ length: HEAVY_CLIENTS }, (_, client) => rankUntil(url, client, endMs));
  const busy = await latencies(url, HEAVY_SECONDS);
  const ranked = (await Promise.all(heavy)).reduce((sum, count) => sum + count, 0);
  return {
    title: 'Latency of /api/counters in ms',
    ranOn: `${HEAVY_CLIENTS} clients rank lists of ${HEAVY_LINES.toLocaleString('en-US')} lines for ${HEAVY_SECONDS} s`,
    rows: [
      { name: 'idle', figures: idle },
      { name: 'beside heavy lists', figures: busy },
    ],
    notes: [`${ranked} lists were ranked`],
    missed: ranked === 0 ? ['no list was ranked'] : [],
  };
}

async function rankUntil(url: string, client: number, endMs: number): Promise<number> {
  let ranked = 0;
  for (let turn = 0; Date.now() < endMs; turn++) {
    const lines = generateLines(HEAVY_LINES, client * 1000 + turn);
    const response = await fetch(`${url}/api/trending/analyze-text`, {
      method: 'POST',
      headers: { ...visitor(VISITORS + client * 100 + (turn % 100)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: lines.map(({ text }) => text).join('\n'), lineType: 'mixed' }),
    });
    await response.arrayBuffer();
    if (response.ok) ranked++;
    else if (response.status !== 503) throw new Error(`A list was answered with ${response.status}`);
  }
  return ranked;
}

async function latencies(url: string, seconds: number): Promise<BenchRow['figures']> {
  const latenciesMs: number[] = [];
  const endMs = Date.now() + seconds * 1000;
  while (Date.now() < endMs) {
    const startedMs = performance.now();
    const response = await fetch(`${url}/api/counters`, { headers: visitor(latenciesMs.length % VISITORS) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`/api/counters answered ${response.status}`);
    latenciesMs.push(performance.now() - startedMs);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  latenciesMs.sort((a, b) => a - b);
  const quantile = (share: number) => latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0;
  return { requests: latenciesMs.length, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) };
}
