/**
 * Removes from `node_modules` what the server never loads at run time: compilers, types, source maps, native builds for other
 * systems, and unused variants of the OCR engine and its models. Called by the Dockerfile.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? 'node_modules');
/** Links to bundled packages, the compiler (a peer dependency of tRPC), and builds of SQLite for other C libraries. */
const PACKAGES = [
  '@earshot',
  '@typescript',
  'typescript',
  '@libsql/linux-x64-musl',
  '@libsql/linux-arm64-musl',
];
/** Files that `adapters/images/recognizer.ts` loads: the OCR engine and its language models. */
const MODELS = '4.0.0_best_int';
const RECOGNIZER = /^tesseract-core-simd-lstm\.(?:js|wasm)$/;
const UNUSED = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/;

function bytesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

const before = bytesOf(folder);
for (const name of PACKAGES) rmSync(join(folder, name), { recursive: true, force: true });
const core = join(folder, 'tesseract.js-core');
for (const name of readdirSync(core))
  if (/^tesseract-core/.test(name) && !RECOGNIZER.test(name)) rmSync(join(core, name));
const languages = join(folder, '@tesseract.js-data');
for (const language of readdirSync(languages))
  for (const entry of readdirSync(join(languages, language), { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== MODELS)
      rmSync(join(languages, language, entry.name), { recursive: true });
for (const name of readdirSync(folder, { recursive: true }))
  if (UNUSED.test(name)) rmSync(join(folder, name), { force: true });
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
console.log(`${folder}: ${megabytes(before)}, now ${megabytes(bytesOf(folder))}`);
