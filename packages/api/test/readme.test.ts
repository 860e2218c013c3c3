import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useSite, useTestApp } from './use-sites.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const commands = readme.split('\n').filter((line) => line.startsWith('curl '));

const hasCurl = (() => {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    console.warn('The examples of the README are not run: there is no curl on this machine');
    return false;
  }
})();

const { port } = await useSite((await useTestApp()).app);

describe.runIf(hasCurl)('the curl examples of the README', () => {
  it('are there', () => {
    expect(commands.length).toBeGreaterThanOrEqual(4);
  });

  it.each(commands)('%s', async (command) => {
    const shell = `${command.replaceAll('localhost:3000', `127.0.0.1:${port}`)} --fail-with-body`;
    const { stdout } = await promisify(execFile)('sh', ['-c', shell]);
    expect(JSON.parse(stdout)).toBeTypeOf('object');
    expect(stdout).not.toContain('"code"');
  });
});
