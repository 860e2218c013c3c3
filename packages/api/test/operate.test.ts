import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from '../src/adapters/store/store.ts';
import { operate } from '../src/operate/commands.ts';
import { builtFile } from './built-file.ts';
import { useFolder } from './use-sites.ts';

const folder = useFolder();
const dataDir = join(folder, 'data');

const earshot = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  operate(args, { DATA_DIR: dataDir, ...environment });

const run = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  earshot(['suggestions', ...args], environment);

beforeAll(async () => {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date('2026-02-03T04:05:06Z'));
  await store.suggestions.add({ name: 'A reader', email: 'reader@example.com', idea: '=1+1, please' });
  await store.close();
});

it('`suggestions` prints what visitors have suggested since a day, as CSV without formulas or as JSON', async () => {
  expect((await run(['--since', '2026-02-01'])).text).toBe(
    '\uFEFFreceived,name,email,idea\r\n2026-02-03T04:05:06.000Z,A reader,reader@example.com,"\'=1+1, please"\r\n',
  );
  expect((await run(['--since', '2026-02-04'])).text).toBe('\uFEFFreceived,name,email,idea\r\n');
  expect(JSON.parse((await run(['--format', 'json'])).text)).toMatchObject([{ email: 'reader@example.com' }]);
});

it('`backup` copies the database of a store in use; started on the copy, everything is there', async () => {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date());
  const restored = join(folder, 'new', 'folder');
  const file = join(restored, 'earshot.db');
  expect(await earshot(['backup', file])).toEqual({ code: 0, text: expect.stringContaining(`${file}: `) });
  await store.close();
  expect(JSON.parse((await run(['--format', 'json'], { DATA_DIR: restored })).text)).toMatchObject([
    { email: 'reader@example.com' },
  ]);
  expect(await earshot(['backup', file])).toEqual({ code: 2, text: expect.stringContaining('exists') });
});

const aFile = join(folder, 'a-file');
writeFileSync(aFile, '');

it.each([
  [['suggestions', '--since', 'yesterday-ish'], {}, 2, /--since takes a date/],
  [['suggestions', '--format', 'xml'], {}, 2, /--format takes csv or json/],
  [['suggestions', '--until', '2026'], {}, 2, /--until/],
  [['suggestions'], { DATA_DIR: aFile }, 1, /a-file/],
  [['backup'], {}, 2, /Usage: earshot backup FILE/],
  [['backup', 'x.db'], { DATA_DIR: join(folder, 'nowhere') }, 1, /There is no database at .*nowhere/],
  [['backup', 'x.db'], { DATABASE_URL: 'postgres://a/b' }, 1, /pg_dump/],
  [['restart'], {}, 2, /^Usage: earshot backup \| suggestions$/],
] as const)('%j with %j ends with %d and one line', async (args, environment, code, message) => {
  const ended = await earshot(args, environment);
  expect(ended.code).toBe(code);
  expect(ended.text).toMatch(/^[^\n]+\n$/);
  expect(ended.text.trim()).toMatch(message);
});

it('a command is a process that prints and ends with its code', () => {
  const source = fileURLToPath(new URL('../src/operate.ts', import.meta.url));
  const built = builtFile('operate.js');
  const entry = built === undefined ? ['--import', 'tsx', source] : [built];
  const { status, stderr } = spawnSync(process.execPath, [...entry, 'restart'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'Usage: earshot backup | suggestions\n']);
});
