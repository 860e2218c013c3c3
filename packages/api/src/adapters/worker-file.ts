import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerFile {
  readonly path: string;
  /** Options that Node needs before the path. */
  readonly execArgv: readonly string[];
}

/** Code of a thread that runs an entry file; from the sources through tsx, which Node 20 does not load from a thread's options. */
export function threadCode({ path, execArgv }: WorkerFile): string {
  const file = JSON.stringify(pathToFileURL(path).href);
  if (execArgv.length === 0) return `import(${file});`;
  // What is resolved is the entry for `require`; the one for `import` lies beside it.
  const entry = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const api = JSON.stringify(pathToFileURL(entry).href);
  return `import(${api}).then(({ register }) => { register(); return import(${file}); });`;
}

/**
 * Finds the entry file `<name>.worker` of a child process.
 *
 * In the sources it lies beside its caller as `<name>.worker.ts` and runs through tsx; in the bundle the caller is
 * part of `dist/main.js` and the entry is `dist/<name>.worker.js`. In both cases it is in the caller's folder, and the
 * caller's file extension tells which case it is.
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
