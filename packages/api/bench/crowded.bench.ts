/**
 * Measures one user next to a crowd: the user's document and screenshot next to 40 long documents and 40 screenshots from
 * others, and the user's link next to 200 links from others to a slow site.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, whenReady } from '../test/server-process.ts';
import type { Bench, BenchReport } from './harness.ts';
import { type Answered, describeAnswers, type PostCall } from './heavy-requests.ts';
import { docxCall, pdfCall, screenshotCall, send } from './upload-calls.ts';

const CROWD = 40;
const PDF_PAGES = 300;
const SLOW_LINKS = 200;
const SLOW_SITE_MS = 20_000;
const LINK_GOAL_MS = 2000;
const PROBES = 5;
const VISITOR = '198.51.100.1';
/** Time for the crowd's requests to arrive. */
const ARRIVAL_MS = 1000;

export const bench: Bench = async () => [await uploads(), await links()];

const crowdClient = (index: number) => `203.0.113.${index + 1}`;

async function uploads(): Promise<BenchReport> {
  return withServer({}, async (url) => {
    const own = [await docxCall(url, VISITOR, 12), screenshotCall(url, VISITOR)];
    const idle = await probe(own);
    const pdf = await pdfCall(url, VISITOR, PDF_PAGES);
    const crowd = Array.from({ length: CROWD }, (_, index) => {
      const client = crowdClient(index);
      return [as(client, pdf), screenshotCall(url, client)];
    }).flat();
    const sent = crowd.map(send);
    await sleep(ARRIVAL_MS);
    const beside = await probe(own);
    const others = await Promise.all(sent);
    const rows = own.map(({ name }) => row(name, idle, beside, 3 * slowest(idle, name) + 1000));
    return {
      title: 'A document and a screenshot beside a crowd',
      ranOn: `${CROWD} PDFs of ${PDF_PAGES} pages and ${CROWD} screenshots at once, each pair of another client`,
      rows: rows.map(({ name, figures }) => ({ name, figures })),
      notes: [
        'goal: below 3 times the idle time and a second, none refused',
        ...[pdf.name, 'screenshot'].map((name) => `the crowd: ${describeAnswers(name, others)}`),
      ],
      missed: rows.flatMap(({ missed }) => missed),
    };
  });
}

async function links(): Promise<BenchReport> {
  const slow = await site((answer) => setTimeout(answer, SLOW_SITE_MS));
  const fast = await site((answer) => answer());
  const hosts = [slow, fast].map((server) => `127.0.0.1:${portOf(server)}`);
  const report = await withServer({ ALLOWED_PRIVATE_HOSTS: hosts.join(',') }, async (url) => {
    const own = [linkCall(url, VISITOR, `http://${hosts[1]}/`)];
    const idle = await probe(own);
    const others = Array.from({ length: SLOW_LINKS }, (_, index) =>
      send(linkCall(url, crowdClient(index), `http://${hosts[0]}/${index}`)),
    );
    await sleep(ARRIVAL_MS);
    const beside = await probe(own);
    const { missed, figures, name } = row('link', idle, beside, LINK_GOAL_MS);
    const crowd = await Promise.all(others);
    return {
      title: 'A link beside slow links',
      ranOn: `${SLOW_LINKS} links of as many clients to a site that answers after ${SLOW_SITE_MS / 1000} s`,
      rows: [{ name, figures }],
      notes: ['goal: at most 2 s, none refused', `the crowd: ${describeAnswers('link', crowd)}`],
      missed,
    };
  });
  for (const server of [slow, fast]) {
    server.closeAllConnections();
    server.close();
  }
  return report;
}

async function withServer<T>(
  settings: Readonly<Record<string, string>>,
  measure: (url: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-crowded-'));
  const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: '1', ...settings });
  try {
    await whenReady(server);
    return await measure(server.url);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function site(when: (answer: () => void) => void): Promise<Server> {
  const server = createServer((_req, res) => {
    when(() => res.setHeader('Content-Type', 'text/html').end('<title>Ferry</title><p>Ferry opens.</p>'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function linkCall(url: string, client: string, address: string): PostCall {
  return {
    name: 'link',
    url: `${url}/api/expand-url`,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
    body: JSON.stringify({ url: address }),
  };
}

const as = (client: string, call: PostCall): PostCall => ({
  ...call,
  headers: { ...call.headers, 'X-Forwarded-For': client },
});

async function probe(calls: readonly PostCall[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let turn = 0; turn < PROBES; turn++) for (const call of calls) answers.push(await send(call));
  return answers;
}

const slowest = (answers: readonly Answered[], name: string) =>
  Math.max(...answers.filter((answer) => answer.name === name).map(({ ms }) => ms));

function row(name: string, idle: readonly Answered[], beside: readonly Answered[], goalMs: number) {
  const own = beside.filter((answer) => answer.name === name);
  const refused = own.filter(({ status }) => status !== '200').length;
  const maxMs = slowest(beside, name);
  return {
    name,
    figures: { 'idle max ms': slowest(idle, name), 'max ms': maxMs, 'goal ms': goalMs, refused },
    missed: [
      ...(maxMs > goalMs ? [`${name}: ${Math.round(maxMs)} ms`] : []),
      ...(refused > 0 ? [`${name}: ${refused} refused`] : []),
    ],
  };
}
