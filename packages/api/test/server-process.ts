/** The built server as a separate process on a free local port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Asks it to stop and waits. Returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it immediately, like a crash. */
  kill(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const START_TIMEOUT_MS = 100_000;

/**
 * Starts `dist/main.js` with these settings. Rejects with its output if it does not start.
 * @param under command that runs the server, such as `taskset -c 0`
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  under: readonly string[] = [],
): Promise<ServerProcess> {
  if (!existsSync(MAIN)) throw new Error('The server is not built: run npm run build first');
  const [command = process.execPath, ...args] = [...under, process.execPath, MAIN];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await listeningUrl(child);
  return {
    url,
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Resolves when a listening server is ready: its worker processes have started. */
export async function whenReady({ url }: Pick<ServerProcess, 'url'>): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(100);
}

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server did not start (${why}):\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('no answer in time');
    }, START_TIMEOUT_MS);
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const port = /"msg":"Earshot is on http:\/\/localhost:(\d+)"/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      // Reads and discards the rest of the log, so that the pipe never fills up.
      child.stdout?.removeAllListeners('data').resume();
      resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });
}
