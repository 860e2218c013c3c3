import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/adapters/store/open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-suggestions-'));
const dataDir = join(folder, 'data');

const earshot = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const command = ['--import', 'tsx', fileURLToPath(new URL('../src/operate.ts', import.meta.url)), ...args];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
};

const run = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  earshot(['suggestions', ...args], environment);

beforeAll(async () => {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date('2026-02-03T04:05:06Z'));
  await store.suggestions.add({ name: 'A reader', email: 'reader@example.com', idea: '=1+1, please' });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('earshot suggestions', () => {
  it('prints what visitors have suggested since a day, as CSV without formulas or as JSON', () => {
    expect(run(['--since', '2026-02-01']).stdout).toBe(
      '\uFEFFreceived,name,email,idea\r\n2026-02-03T04:05:06.000Z,A reader,reader@example.com,"\'=1+1, please"\r\n',
    );
    expect(run(['--since', '2026-02-04']).stdout).toBe('\uFEFFreceived,name,email,idea\r\n');
    expect(JSON.parse(run(['--format', 'json']).stdout)).toMatchObject([{ email: 'reader@example.com' }]);
  });

  it.each([
    [['--since', 'yesterday-ish'], /--since takes a date/],
    [['--format', 'xml'], /--format takes csv or json/],
    [['--until', '2026'], /--until/],
  ])('%j is refused in one line', (args, message) => {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('\n');
  });

  it('says in one line why the store cannot be opened', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { status, stderr } = run([], { DATA_DIR: file });
    expect(status).toBe(1);
    expect(stderr).toContain('a-file');
    expect(stderr).not.toContain('\n');
  });
});

describe('earshot backup', () => {
  it('copies the database of a store in use; started on the copy, everything is there', async () => {
    const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date());
    const restored = join(folder, 'new', 'folder');
    const file = join(restored, 'earshot.db');
    const { status, stdout } = earshot(['backup', file]);
    expect([status, stdout]).toEqual([0, expect.stringContaining(`${file}: `)]);
    await store.close();
    expect(JSON.parse(run(['--format', 'json'], { DATA_DIR: restored }).stdout)).toMatchObject([
      { email: 'reader@example.com' },
    ]);
    expect(earshot(['backup', file])).toMatchObject({ status: 2, stderr: expect.stringContaining('exists') });
  });

  it.each([
    [[], {}, 2, /Usage: earshot backup FILE/],
    [['x.db'], { DATA_DIR: join(folder, 'nowhere') }, 1, /There is no database at .*nowhere/],
    [['x.db'], { DATABASE_URL: 'postgres://a/b' }, 1, /pg_dump/],
  ])('%j %j ends with %d and one line', (args, environment, status, message) => {
    const ended = earshot(['backup', ...args], environment);
    expect(ended.status).toBe(status);
    expect(ended.stderr).toMatch(message);
  });
});

describe('earshot check', () => {
  it('says that settings, store and disk are fine', () => {
    const { status, stdout } = earshot(['check'], { DISK_RESERVE_MB: '0' });
    expect([status, stdout.split('\n').length]).toEqual([0, 4]);
    expect(stdout).toMatch(/^Settings: fine\nStore: .* 0 uses, 0\.0 MB of rankings\nDisk: fine$/m);
  });

  it.each([
    [{ PORT: 'x' }, /PORT/],
    [{ DISK_RESERVE_MB: '1000000' }, /less than DISK_RESERVE_MB \(1000000\)/],
    [{ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, /nothing answers there/],
  ])('names what is wrong with %j', (environment, message) => {
    const { status, stderr } = earshot(['check'], environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});

it('an unknown command is answered with the known ones', () => {
  expect(earshot(['restart'])).toMatchObject({
    status: 2,
    stderr: 'Usage: earshot backup | check | suggestions',
  });
});
