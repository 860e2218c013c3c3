import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerFile {
  readonly path: string;
  readonly execArgv: readonly string[];
}

/**
 * Finds the entry file `<name>.worker` of a child process.
 *
 * In the source tree, the file is next to its caller as `<name>.worker.ts` and runs through tsx. In the bundle, the caller
 * is part of `dist/main.js`, and the file is `dist/<name>.worker.js`. In both cases, it is in the caller's folder, and the
 * caller's file extension shows which case applies.
 *
 * @param callerUrl `import.meta.url` of the caller
 */
export function workerFile(name: string, callerUrl: string): WorkerFile {
  if (!callerUrl.endsWith('.ts')) {
    return { path: fileURLToPath(new URL(`./${name}.worker.js`, callerUrl)), execArgv: [] };
  }
  const tsx = pathToFileURL(createRequire(callerUrl).resolve('tsx')).href;
  return { path: fileURLToPath(new URL(`./${name}.worker.ts`, callerUrl)), execArgv: ['--import', tsx] };
}
