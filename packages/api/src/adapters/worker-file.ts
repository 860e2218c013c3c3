import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerFile {
  readonly path: string;
  /** Node options to put before the path. */
  readonly execArgv: readonly string[];
}

/**
 * Returns the code for a worker thread that runs an entry file. If the file is TypeScript, the code registers tsx itself,
 * because Node 20 does not load tsx from a thread's options.
 */
export function threadCode({ path, execArgv }: WorkerFile): string {
  const file = JSON.stringify(pathToFileURL(path).href);
  if (execArgv.length === 0) return `import(${file});`;
  // This resolves to the entry point for `require`. The entry point for `import` is in the same folder.
  const entry = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const api = JSON.stringify(pathToFileURL(entry).href);
  return `import(${api}).then(({ register }) => { register(); return import(${file}); });`;
}

/**
 * Finds the entry file `<name>.worker` of a child process or worker thread.
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
