/** Failing starts: one sentence with the cause and the place, exit code 1, no stack trace and no password. */
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServer } from '../test/server-process.ts';
import { useStores } from '../test/stores.ts';

const { folder, postgres } = await useStores();

/** Returns the output and exit code of a failing start. */
async function failing(settings: Readonly<Record<string, string>>): Promise<string> {
  const started = await startServer({ DATA_DIR: join(folder, 'fresh'), ...settings }).catch(
    (error: Error) => error,
  );
  if (!(started instanceof Error)) {
    await started.kill();
    throw new Error('The server did start');
  }
  return started.message;
}

function folderWith(content: string): string {
  const dataDir = join(folder, `folder-${content.length}`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'earshot.db'), content);
  return dataDir;
}

function unwritable(): string {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  return file;
}

const withPassword = (address: string) => `postgres://earshot:hunter2@${address}`;

describe('a start that fails', () => {
  it.each<[string, () => Record<string, string>, RegExp]>([
    ['a bad setting', () => ({ WORKERS: 'many' }), /WORKERS: must be a whole number in decimal digits$/],
    [
      'one port for two',
      () => ({ PORT: '4178', METRICS_PORT: '4178' }),
      /METRICS_PORT: must differ from PORT$/,
    ],
    ['an unknown host', () => ({ HOST: '203.0.113.5' }), /203\.0\.113\.5:0 is no address of this machine/],
    ['a folder that is a file', () => ({ DATA_DIR: unwritable() }), /data folder .*a-file cannot be written/],
    [
      'no database',
      () => ({ DATA_DIR: folderWith('no database '.repeat(500)) }),
      /earshot\.db cannot be used: it is damaged/,
    ],
    [
      'nobody at the database',
      () => ({ DATABASE_URL: withPassword('127.0.0.1:1/e') }),
      /127\.0\.0\.1:1\/e .*nothing answers/,
    ],
    [
      'an unknown database host',
      () => ({ DATABASE_URL: withPassword('no-such.invalid/e') }),
      /no-such\.invalid\/e .*host/,
    ],
    [
      'a broken address',
      () => ({ DATABASE_URL: withPassword('[half/e') }),
      /DATABASE_URL: is not a complete address/,
    ],
  ])('%s', async (_, settings, message) => {
    const output = (await failing(settings())).trim();
    expect(output).toContain('exit code 1');
    expect(output).toMatch(message.source.endsWith('$') ? new RegExp(message.source, 'm') : message);
    expect(output).not.toMatch(/hunter2|\n\s+at /);
  });

  it('names a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failing({ PORT: String(port) })).toContain(`127.0.0.1:${port} is already in use`);
    expect(await failing({ METRICS_PORT: String(port) })).toContain('set METRICS_PORT to another port');
    other.close();
  });

  it.runIf(postgres)('names a database that PostgreSQL does not have', async () => {
    const url = new URL(postgres?.url ?? '');
    url.pathname = '/no_such_database';
    const output = await failing({ DATABASE_URL: url.href });
    expect(output).toMatch(
      /no_such_database of DATABASE_URL cannot be used: it has no database of this name/,
    );
  });

  it('prints a stack trace at LOG_LEVEL=debug', async () => {
    const output = await failing({ LOG_LEVEL: 'debug', DATABASE_URL: withPassword('127.0.0.1:1/e') });
    expect(output).toMatch(/\n\s+at /);
    expect(output).not.toContain('hunter2');
  });
});
