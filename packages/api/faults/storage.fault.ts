/**
 * Failures of the disk below SQLite and of the network to PostgreSQL: writes are rejected with a message or stored, never
 * lost.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { megabytes } from '@earshot/schema/format-count';
import { MAX_LINES, UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { analyzeOnce, articleUses, postJson } from '../test/analysis-request.ts';
import { generateLines } from '../test/data/headline-generator.ts';
import { useStores } from '../test/stores.ts';
import { useServers } from '../test/use-servers.ts';

/** How long another program holds the write lock. */
const LOCKED_MS = 5000;
/** How long PostgreSQL is down. */
const OUTAGE_MS = 20_000;

const { folder, postgres } = await useStores();
const startServer = useServers();
const mounted: string[] = [];
afterAll(() => {
  for (const path of mounted) execFileSync('umount', ['--lazy', path]);
});

/** Creates a separate file system, or prints why it could not and returns null. */
function mountTmpfs(name: string, options: string): string | null {
  const path = join(folder, name);
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'pipe' });
    mounted.push(path);
    return path;
  } catch (error) {
    process.stderr.write(
      `No file system can be mounted here: ${error instanceof Error ? error.message : error}\n`,
    );
    return null;
  }
}

async function readiness(url: string): Promise<unknown> {
  return (await fetch(`${url}/readyz`)).json();
}

/** Resolves once all parts are ready. On a loaded machine, worker processes start slowly. */
async function isReady(url: string): Promise<void> {
  await expect.poll(() => readiness(url), { timeout: 300_000 }).toMatchObject({ status: 'ready' });
}

/** Ranks a list of one line and returns the response. */
async function rank(url: string): Promise<{ session_id: string }> {
  const list = { text: 'Solar ferry line opens', lineType: 'mixed' };
  const answer = await postJson(`${url}/api/trending/analyze-text`, list);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { session_id: string };
}

const suggest = (url: string, idea: string) =>
  postJson(`${url}/api/suggestions`, { email: 'reader@example.com', idea });

describe(`lists of almost ${megabytes(UPLOAD_MAX_BYTES)}`, () => {
  it('#389 are answered, and ten of them take at most 200 MB on disk', async () => {
    const dataDir = join(folder, 'lists');
    const server = await startServer({ DATA_DIR: dataDir });
    for (const seed of [1, 2]) {
      const lines = generateLines(99_000, seed).map((line) => line.text);
      const list = { text: lines.join('\n'), lineType: 'mixed' };
      const answer = await postJson(`${server.url}/api/trending/analyze-text`, list);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ summary: { total_inputs: MAX_LINES } });
    }
    const storedBytes = readdirSync(dataDir).reduce(
      (sum, file) => sum + statSync(join(dataDir, file)).size,
      0,
    );
    expect(storedBytes / 2).toBeLessThan(20_000_000);
    await server.stop();
  });
});

describe('a full disk', () => {
  it('refuses writes in words, answers reads, and takes writes again once there is room', async (context) => {
    const dataDir = mountTmpfs('small', 'size=4m');
    if (!dataDir) return context.skip('mounting a small file system needs root');
    const ballast = join(dataDir, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1024 * 1024));
    const server = await startServer({ DATA_DIR: dataDir, DISK_RESERVE_MB: '0' });
    await isReady(server.url);
    let acknowledged = 0;
    let refused: Response | undefined;
    while (!refused && acknowledged < 1000) {
      const answer = await suggest(server.url, `idea ${acknowledged} ${'x'.repeat(19_000)}`);
      if (answer.status === 200) acknowledged += 1;
      else refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({
      code: 'busy',
      message: expect.stringContaining('cannot save data'),
    });
    expect((await fetch(`${server.url}/api/counters`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/help/search?q=reach`)).status).toBe(200);
    expect(await analyzeOnce(server.url)).toBe(true);
    const ranking = await rank(server.url);
    expect(ranking).toMatchObject({ stored_until: null });
    const gone = await fetch(`${server.url}/api/trending/export-csv/${ranking.session_id}`);
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([404, 'not_found']);

    rmSync(ballast);
    expect((await suggest(server.url, 'there is room again')).status).toBe(200);
    await expect.poll(() => articleUses(server.url), { timeout: 30_000 }).toBe(1);
    expect(await server.stop()).toBe(0);
    const list = execFileSync(process.execPath, ['dist/operate.js', 'suggestions'], {
      env: { DATA_DIR: dataDir },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    for (let index = 0; index < acknowledged; index += 1) expect(list).toContain(`idea ${index} x`);
    expect(list).toContain('there is room again');
  });
});

describe('a lock on the SQLite database', () => {
  it('held by another program for 5 s stops no read and no analysis', async () => {
    const dataDir = join(folder, 'locked');
    const server = await startServer({ DATA_DIR: dataDir });
    expect(await analyzeOnce(server.url)).toBe(true);
    await rank(server.url);
    await expect.poll(() => articleUses(server.url)).toBe(1);
    const other = new Database(join(dataDir, 'earshot.db'));
    other.exec('begin immediate');
    const idea = suggest(server.url, 'sent while another program writes');
    const until = Date.now() + LOCKED_MS;
    while (Date.now() < until) {
      for (const path of ['/healthz', '/', '/api/help/search?q=reach', '/api/counters']) {
        expect((await fetch(`${server.url}${path}`)).status).toBe(200);
      }
      expect(await analyzeOnce(server.url)).toBe(true);
      expect(await rank(server.url)).toMatchObject({ stored_until: null });
      await sleep(200);
    }
    other.exec('rollback');
    other.close();
    expect((await idea).status).toBe(200);
    expect(await server.stop()).toBe(0);
    const again = await startServer({ DATA_DIR: dataDir });
    expect(await articleUses(again.url)).toBeGreaterThan(1);
    expect(await again.stop()).toBe(0);
  });
});

describe('a data folder that cannot be written', () => {
  it('ends the start with one sentence that names the folder and the setting', async (context) => {
    const dataDir = mountTmpfs('read-only', 'ro,size=1m');
    if (!dataDir) return context.skip('mounting a read-only file system needs root');
    const start = startServer({ DATA_DIR: join(dataDir, 'data') });
    await expect(start).rejects.toThrow(
      /exit code 1[\s\S]*The data folder .*read-only\/data cannot be written/,
    );
    await expect(start).rejects.not.toThrow(/\n\s+at /);
  });
});

describe.runIf(postgres)('PostgreSQL', () => {
  it('gone for 20 s and back: analyses are answered and counted later, writes are refused in words', async (context) => {
    if (!postgres?.pause) return context.skip('an external PostgreSQL is not stopped');
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMIT: 'on' });
    await isReady(server.url);
    const before = await articleUses(server.url);
    expect(await analyzeOnce(server.url)).toBe(true);
    await postgres.pause();
    const until = Date.now() + OUTAGE_MS;
    const refused = new Set<number>();
    let answered = 1;
    while (Date.now() < until) {
      expect((await fetch(`${server.url}/api/counters`)).status).toBe(200);
      refused.add((await suggest(server.url, 'while it is away')).status);
      expect(await analyzeOnce(server.url)).toBe(true);
      answered += 1;
      expect(await rank(server.url)).toMatchObject({ stored_until: null });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(await readiness(server.url)).toMatchObject({
        status: 'degraded',
        parts: { store: { status: 'degraded' } },
      });
      expect((await fetch(`${server.url}/api/help/quizzes`)).status).toBe(200);
      await sleep(1000);
    }
    expect([...refused]).toEqual([503]);
    await postgres.resume?.();
    await expect.poll(() => readiness(server.url), { timeout: 30_000 }).toMatchObject({ status: 'ready' });
    expect(await analyzeOnce(server.url)).toBe(true);
    await expect
      .poll(async () => (await articleUses(server.url)) - before, { timeout: 30_000 })
      .toBe(answered + 1);
    expect(await server.stop()).toBe(0);
  });
});
