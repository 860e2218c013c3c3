/** Loads a module as a worker process does: bundled, with V8's settings. Needs the tables of `npm run build`. */
import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { build } from 'esbuild';
import { OPTIMIZED_AFTER_BYTES } from '../src/adapters/compute/tasks.ts';
import { compiledContent } from './compiled-content.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/** `entry` is a path in this package. */
export async function asBuilt<Module>(entry: string): Promise<Module> {
  if (!existsSync(`${DIST}tables`)) throw new Error('The tables are not built: run npm run build first');
  const outfile = `${DIST}bench-${process.pid}-${basename(entry, '.ts')}.js`;
  await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    plugins: [compiledContent],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  setFlagsFromString(`--interrupt-budget=${OPTIMIZED_AFTER_BYTES}`);
  try {
    return (await import(pathToFileURL(outfile).href)) as Module;
  } finally {
    rmSync(outfile);
  }
}
