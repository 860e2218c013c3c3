import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

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

let test: TestApp;
let server: Server;
beforeAll(async () => {
  test = await createTestApp();
  server = createServer(test.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await test.close();
});

describe.runIf(hasCurl)('the curl examples of the README', () => {
  it('are there', () => {
    expect(commands.length).toBeGreaterThanOrEqual(4);
  });

  it.each(commands)('%s', async (command) => {
    const { port } = server.address() as AddressInfo;
    const shell = `${command.replaceAll('localhost:3000', `127.0.0.1:${port}`)} --fail-with-body`;
    const { stdout } = await promisify(execFile)('sh', ['-c', shell]);
    expect(JSON.parse(stdout)).toBeTypeOf('object');
    expect(stdout).not.toContain('"code"');
  });
});
