import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/adapters/store/open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-suggestions-'));
const dataDir = join(folder, 'data');

const run = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const command = [
    '--import',
    'tsx',
    fileURLToPath(new URL('../src/list-suggestions.ts', import.meta.url)),
    ...args,
  ];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
};

beforeAll(async () => {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date('2026-02-03T04:05:06Z'));
  await store.suggestions.add({ name: 'A reader', email: 'reader@example.com', idea: '=1+1, please' });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run suggestions', () => {
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
