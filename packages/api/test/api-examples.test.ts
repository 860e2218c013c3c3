/** The programs in docs/api.md compile and run as printed. */

import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useFolder, useSite, useTestApp } from './use-sites.ts';

const run = promisify(execFile);
const repository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const document = readFileSync(repository('docs/api.md'), 'utf8');

function example(language: string): string {
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(document)?.[1];
  if (!code) throw new Error(`docs/api.md has no example in ${language}`);
  return code;
}

const SETTINGS = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext'];
const compile = () => run(repository('node_modules/.bin/tsc'), [...SETTINGS, 'client.ts'], { cwd: folder });
const folder = useFolder();

const { port } = await useSite((await useTestApp()).app);

it('print counts from a running server', async () => {
  const file = join(folder, 'client.mjs');
  writeFileSync(file, example('js'));
  const { stdout } = await run(process.execPath, [file], { env: { EARSHOT: `http://127.0.0.1:${port}` } });
  expect(stdout).toContain('solar ferry: 3\n');
  expect(stdout).toMatch(/[1-9]\d* terms/);
});

it('compile outside the repository with plain settings', async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'client.ts'), example('ts'));
  await run(process.execPath, [
    repository('packages/api/build-types.mjs'),
    join(folder, 'earshot-router.d.ts'),
  ]);
  symlinkSync(repository('node_modules'), join(folder, 'node_modules'));
  await expect(compile()).resolves.toMatchObject({ stdout: '' });
});

it('are refused by the compiler when they misspell a field', async () => {
  const wrong = example('ts').replaceAll('expandedUrl', 'expandedAddress');
  writeFileSync(join(folder, 'client.ts'), wrong);
  await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining('expandedAddress') });
});
