/**
 * How long a visitor waits for small calls while others send the heaviest that the product takes, without pause. The
 * bench acts as the proxy that distinguishes visitors; the rate limit is off, so that only the turns protect them.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { buildDocx, paragraph } from '../test/fixtures/documents/build-docx.ts';
import { startServer } from '../test/server-process.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import type { BenchReport } from './harness.ts';
import { type Answered, describeAnswers } from './heavy-requests.ts';

const IDLE_SECONDS = 15;
const LOADED_SECONDS = 60;
const HEAVY_CLIENTS = 3;
const CONNECTIONS_PER_CLIENT = 3;
const HEALTH_EVERY_MS = 20;
const DOCUMENT_LINES = 19_000;
const DOCUMENT_TITLES = 300;
const LIST_LINES = 99_000;
const PAGE_BYTES = 4_900_000;
const SIDE_PX = 5000;
const SHOT = new URL('./fixtures/ocr/fb-german.png', import.meta.url);

interface Call {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface FairTurnsOptions {
  readonly title: string;
  /** Further settings of the server, such as `DATABASE_URL`. */
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
    return {
      title,
      ranOn: `${HEAVY_CLIENTS} clients with ${CONNECTIONS_PER_CLIENT} connections each for ${LOADED_SECONDS} s, in turn ${[...new Set(heavy.map(({ name }) => name))].join(', ')}`,
      rows: ['healthz', ...small.map(({ name }) => name)].map((name) => row(name, idle, loaded)),
      notes: [
        'goal: p95 below 3 times the idle one and half a second, none refused; healthz p99 below 100 ms',
        ...new Set(heavy.map(({ name }) => describeAnswers(name, reports))),
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
  return {
    name,
    figures: {
      'idle p95 ms': percentile(before, 0.95),
      'p50 ms': percentile(during, 0.5),
      'p95 ms': percentile(during, 0.95),
      'p99 ms': percentile(during, 0.99),
      'max ms': percentile(during, 1),
      'goal p95 ms': limit,
      calls: during.length,
      refused: during.filter(({ status }) => status !== '200').length,
    },
  };
}

function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
}

/** One small call after the other, and beside them a steady look at `/healthz`. */
async function probe(url: string, small: readonly Call[], seconds: number): Promise<Answered[]> {
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

const send = ({ name, url, headers, body }: Call) =>
  timed(name, () => fetch(url, { method: 'POST', headers, body: body as BodyInit }));

async function timed(name: string, ask: () => Promise<Response>): Promise<Answered> {
  const startedMs = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  return { name, status: String(response.status), ms: performance.now() - startedMs };
}

const json = (name: string, client: string, url: string, value: object): Call => ({
  name,
  url,
  headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
  body: JSON.stringify(value),
});

const texts = (lines: number) => generateLines(lines, 1).map((line) => line.text);

function smallCalls(url: string): Call[] {
  const client = '203.0.113.200';
  const content = texts(200).join('. ').slice(0, 5000);
  return [
    json('article of 5 kB', client, `${url}/api/analyze/article`, {
      manualContent: { headline: 'Solar ferry opens', source: 'Coast Wire', date: '', content },
      keywords: ['ferry', 'council', 'budget'],
    }),
    json('list of 3 lines', client, `${url}/api/trending/analyze-text`, {
      text: texts(3).join('\n'),
      lineType: 'mixed',
    }),
    json('small screenshot', client, `${url}/api/analyze/social`, {
      imageBase64: readFileSync(SHOT).toString('base64'),
      keywords: ['ferry'],
    }),
  ];
}

/** For each heavy client each kind; neighbors in the list are of different clients and kinds. */
async function heavyCalls(url: string, site: string): Promise<Call[]> {
  const titles = texts(DOCUMENT_TITLES).map((title) => title.replace(/[<>&]/g, ' '));
  // Titles that come back with another number in front cost most to group.
  const paragraphs = Array.from({ length: DOCUMENT_LINES }, (_, index) =>
    paragraph(`${index + 1}. ${titles[index % titles.length]}`),
  );
  const form = new FormData();
  form.set('lineType', 'mixed');
  form.set('file', new Blob([new Uint8Array(buildDocx(paragraphs.join('')))]), 'list.docx');
  const document = new Response(form);
  const type = document.headers.get('content-type') ?? '';
  const documentBody = new Uint8Array(await document.arrayBuffer());
  const imageBase64 = (await hugePicture()).toString('base64');
  const list = texts(LIST_LINES).join('\n');
  const of = (client: string): Call[] => [
    {
      name: `.docx of ${DOCUMENT_LINES} lines`,
      url: `${url}/api/trending/analyze-file`,
      headers: { 'Content-Type': type, 'X-Forwarded-For': client },
      body: documentBody,
    },
    json('page of 4.9 MB', client, `${url}/api/analyze/article`, { url: site, keywords: ['ferry'] }),
    json('list of 10 MB', client, `${url}/api/trending/analyze-text`, { text: list, lineType: 'mixed' }),
    json('picture of 25 megapixels', client, `${url}/api/analyze/social`, {
      imageBase64,
      keywords: ['ferry'],
    }),
  ];
  const clients = Array.from({ length: HEAVY_CLIENTS }, (_, index) => of(`203.0.113.${index + 1}`));
  const kinds = clients[0]?.length ?? 0;
  return Array.from(
    { length: HEAVY_CLIENTS * kinds },
    (_, index) => clients[index % HEAVY_CLIENTS]?.[index % kinds],
  ).filter((call) => call !== undefined);
}

/** As large as a picture may be, with text all over, in a PNG below the bound of an upload. */
async function hugePicture(): Promise<Buffer> {
  return sharp(SHOT.pathname)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'fill' })
    .png({ palette: true, colors: 4 })
    .toBuffer();
}

function hugePage(): string {
  const paragraphs = texts(30_000).map((text) => `<p>${text}. ${text.toUpperCase()} and more of it.</p>`);
  const body = paragraphs.join('\n').repeat(2).slice(0, PAGE_BYTES);
  return `<!doctype html><title>Ferry</title><article><h1>Ferry</h1>${body}</article>`;
}
