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

beforeAll(async () => {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date('2026-02-03T04:05:06Z'));
  await store.suggestions.add({ name: 'A reader', email: 'reader@example.com', idea: '=1+1, please' });
  await store.close();
});

const LISTED =
  '\uFEFFreceived,name,email,idea\r\n2026-02-03T04:05:06.000Z,A reader,reader@example.com,"\'=1+1, please"\r\n';

it('`suggestions` prints what visitors have suggested, as CSV without formulas', async () => {
  expect(await earshot(['suggestions'])).toEqual({ code: 0, text: LISTED });
});

it('`backup` copies the database of a store in use; started on the copy, everything is there', async () => {
  const store = await openStore({ dataDir, databaseUrl: undefined }, () => new Date());
  const restored = join(folder, 'new', 'folder');
  const file = join(restored, 'earshot.db');
  expect(await earshot(['backup', file])).toEqual({ code: 0, text: expect.stringContaining(`${file}: `) });
  await store.close();
  expect((await earshot(['suggestions'], { DATA_DIR: restored })).text).toBe(LISTED);
  expect(await earshot(['backup', file])).toEqual({ code: 2, text: expect.stringContaining('exists') });
});

const aFile = join(folder, 'a-file');
writeFileSync(aFile, '');

it.each([
  [['suggestions', 'all'], {}, 2, /^Usage: earshot suggestions$/],
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
