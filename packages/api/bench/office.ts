/**
 * Thirty people who share one address and work at a normal pace, with rate limits on: none may be refused. The allowance is
 * renewed every minute, so two minutes are as good as ten. At the end, a flood of requests from another address runs in
 * parallel.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REQUEST_EXAMPLES } from '../src/openapi/request-examples.ts';
import { startServer } from '../test/server-process.ts';
import type { BenchReport } from './harness.ts';

const PEOPLE = 30;
const SECONDS = 120;
const ANALYSIS_EVERY_MS = 30_000;
const READ_EVERY_MS = 5000;
const FLOOD_SECONDS = 10;
const FLOOD_CONNECTIONS = 40;
const OFFICE = { 'X-Forwarded-For': '203.0.113.10' };
const ATTACKER = { 'X-Forwarded-For': '203.0.113.66' };
const READS = ['/api/help/search?q=crisis', '/api/help/frameworks', '/api/help/glossary', '/api/counters'];

type Answers = { status: number; ms: number }[];

export async function measureOffice(): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-office-'));
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  try {
    const analyzed: Answers = [];
    const reads: Answers = [];
    const until = Date.now() + SECONDS * 1000;
    const floods: Answers = [];
    await Promise.all([
      ...Array.from({ length: PEOPLE }, (_, person) => work(server.url, person, until, analyzed, reads)),
      sleep((SECONDS - FLOOD_SECONDS) * 1000).then(() => flood(server.url, floods)),
    ]);
    return {
      title: 'An office behind one address, and a flood from another',
      ranOn: `${PEOPLE} people for ${SECONDS} s, each an analysis every ${ANALYSIS_EVERY_MS / 1000} s (list, article in turn) and a page of the library every ${READ_EVERY_MS / 1000} s; in the last ${FLOOD_SECONDS} s ${FLOOD_CONNECTIONS} connections that ask for articles without pause`,
      rows: [row('analyze', analyzed), row('reads', reads), row('flood', floods)],
      notes: ['goal: no 429 for the office; the flood is refused early'],
      missed: [...analyzed, ...reads].some(({ status }) => status !== 200)
        ? ['not everything was answered in the office']
        : [],
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function work(url: string, person: number, until: number, analyzed: Answers, reads: Answers) {
  // People do not start at the same time.
  await sleep((ANALYSIS_EVERY_MS / PEOPLE) * person);
  let next = Date.now();
  for (let turn = person; Date.now() < until; turn += 1) {
    if (Date.now() >= next) {
      next += ANALYSIS_EVERY_MS;
      const call = turn % 2 === 0 ? 'trending.analyzeText' : 'article.analyze';
      const path = turn % 2 === 0 ? '/api/trending/analyze-text' : '/api/analyze/article';
      await timed(analyzed, post(url + path, OFFICE, REQUEST_EXAMPLES[call]));
    }
    await timed(reads, fetch(url + READS[turn % READS.length], { headers: OFFICE }));
    await sleep(READ_EVERY_MS);
  }
}

async function flood(url: string, answers: Answers): Promise<void> {
  const until = Date.now() + FLOOD_SECONDS * 1000;
  const connection = async () => {
    while (Date.now() < until) {
      await timed(answers, post(`${url}/api/analyze/article`, ATTACKER, REQUEST_EXAMPLES['article.analyze']));
    }
  };
  await Promise.all(Array.from({ length: FLOOD_CONNECTIONS }, connection));
}

const post = (url: string, visitor: Readonly<Record<string, string>>, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitor },
    body: JSON.stringify(body),
  });

async function timed(answers: Answers, asked: Promise<Response>): Promise<void> {
  const startedMs = performance.now();
  const response = await asked;
  await response.arrayBuffer();
  answers.push({ status: response.status, ms: performance.now() - startedMs });
}

function row(name: string, answers: Answers) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const others = answers.length - count(200) - count(429);
  return {
    name,
    figures: {
      answered: count(200),
      'refused (429)': count(429),
      others,
      'p95 ms': sorted[Math.ceil(0.95 * (sorted.length - 1))] ?? Number.NaN,
    },
  };
}
