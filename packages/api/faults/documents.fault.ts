/**
 * Hostile documents over HTTP: each is rejected with its own 4xx in time, the server survives, and no files are left behind.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAILURES, type FailureCause } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import { TrendingResult } from '@earshot/schema/trending/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../src/limits.ts';
import { buildDocx, paragraph } from '../test/fixtures/documents/build-docx.ts';
import { buildPdf } from '../test/fixtures/documents/build-pdf.ts';
import { HOSTILE_DOCUMENTS } from '../test/fixtures/documents/hostile-documents.ts';
import { familyOf, processFigures } from '../test/process-figures.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';

/** The wall-clock limit, plus some time for a loaded machine. */
const MAX_ANSWER_MS = SERVER_LIMITS.pool.maxRunMs + 10_000;
/** Limit in addition to the idle server: several copies of a 10 MiB upload, and its ranking. */
const MAX_GROWTH_MB = 512;
/** With one worker: a quick and a large task at a time. */
const MAX_PROCESSES = 2;
const PAGES = 300;
const PARAGRAPHS = 19_000;

const folder = mkdtempSync(join(tmpdir(), 'earshot-documents-'));
const temporary = join(folder, 'tmp');
const data = join(folder, 'data');
let server: ServerProcess;
let idleMb = 0;
let workingFolder: string[] = [];
beforeAll(async () => {
  mkdirSync(temporary);
  mkdirSync(data);
  workingFolder = readdirSync(process.cwd());
  server = await startServer({ DATA_DIR: data, TMPDIR: temporary, WORKERS: '1' });
  idleMb = processFigures(server.child.pid ?? 0)?.memoryMb ?? 0;
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function upload(
  name: string,
  bytes: Uint8Array,
): Promise<{ status: number; body: unknown; ms: number }> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  form.set('lineType', 'mixed');
  const start = performance.now();
  const response = await fetch(`${server.url}/api/trending/analyze-file`, { method: 'POST', body: form });
  return { status: response.status, body: await response.json(), ms: performance.now() - start };
}

/** Counts the server's worker processes. Null on systems without `/proc`. */
function workerProcesses(): number | null {
  const family = familyOf(server.child.pid ?? 0);
  return family.length === 0 ? null : family.filter(isWorker).length;
}

function isWorker(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tinypool');
  } catch {
    return false; // The process has ended since it was listed.
  }
}

/** Returns the expected response. An invalid file name fails validation before the content is read. */
function answerTo(failureCause: FailureCause): object {
  if (failureCause === 'file-type') return { status: 400, body: { code: 'validation' } };
  const { status, code } = FAILURES[failureCause];
  return { status, body: { code } };
}

describe('hostile documents', () => {
  it.each(HOSTILE_DOCUMENTS)('#395 $failureCause: $what', async ({ failureCause, name, build }) => {
    const { status, body, ms } = await upload(name, build());
    expect({ status, body }).toMatchObject(answerTo(failureCause));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(ms).toBeLessThan(MAX_ANSWER_MS);
    expect((await fetch(`${server.url}/api/counters`)).status).toBe(200);
  });

  it(`#392 the first lines of a PDF of ${PAGES} pages and a .docx of ${PARAGRAPHS} paragraphs are ranked`, async () => {
    // Letters, because lines that differ only in numbers look like running headers.
    const nameOf = (i: number) => String(i).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const headline = (i: number) =>
      `Ferry ${nameOf(i)} leaves the harbour of Northmarsh with ${i} passengers`;
    const pages = Array.from({ length: PAGES }, (_, page) =>
      Array.from({ length: 40 }, (_, i) => ({ text: headline(40 * page + i), x: 60, y: 790 - 18 * i })),
    );
    const pdf = await upload('report.pdf', buildPdf(pages));
    expect(TrendingResult.parse(pdf.body).summary.total_inputs).toBe(MAX_LINES);
    const paragraphs = Array.from({ length: PARAGRAPHS }, (_, i) => paragraph(headline(i))).join('');
    const docx = await upload('report.docx', buildDocx(paragraphs));
    expect(TrendingResult.parse(docx.body).summary.total_inputs).toBe(MAX_LINES);
  });

  it('leave no file, no extra process and no memory behind', async () => {
    // The processes of the tasks above may have been retired, so one more task makes sure that there is one to count.
    await upload('last.docx', buildDocx(paragraph('Ferry leaves the harbor')));
    expect(readdirSync(temporary)).toEqual([]);
    expect(readdirSync(data).filter((name) => !/^earshot\.(?:db|sqlite)/.test(name))).toEqual([]);
    expect(readdirSync(process.cwd())).toEqual(workingFolder);
    const processes = workerProcesses();
    if (processes !== null) {
      expect(processes).toBeGreaterThan(0);
      expect(processes).toBeLessThanOrEqual(MAX_PROCESSES);
    }
    const figures = processFigures(server.child.pid ?? 0);
    if (figures) expect(figures.peakMemoryMb).toBeLessThan(idleMb + MAX_GROWTH_MB);
  });
});
