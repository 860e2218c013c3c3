import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerFile {
  readonly path: string;
  readonly execArgv: readonly string[];
}

/** Finds the entry file of a child process beside its caller: `<name>.worker.ts` in the source tree, `.worker.js` in `dist`. */
export function workerFile(name: string, callerUrl: string): WorkerFile {
  if (!callerUrl.endsWith('.ts')) {
    return { path: fileURLToPath(new URL(`./${name}.worker.js`, callerUrl)), execArgv: [] };
  }
  const tsx = pathToFileURL(createRequire(callerUrl).resolve('tsx')).href;
  return { path: fileURLToPath(new URL(`./${name}.worker.ts`, callerUrl)), execArgv: ['--import', tsx] };
}
