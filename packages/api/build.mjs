/** Bundles the server and its worker entries with the shared schema. Writes the compact tables and the types for typed clients. Native packages, and those that worker processes do not load, stay outside. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const workers = readdirSync('src', { recursive: true })
  .filter((file) => /\.worker\.(ts|mjs)$/.test(file))
  .map((file) => join('src', file));

/**
 * Packages that every worker process loads at its start. As hundreds of files, they take twice the time and a third more memory. What they
 * import is bundled with them.
 */
const BUNDLED =
  /^(?:@earshot|@exodus\/bytes|@trpc\/server|acorn|chardet|eld|fastest-levenshtein|feedsmith|html-encoding-sniffer|htmlparser2|iconv-lite|minisearch|robots-parser|saxes|stemmer|stopword|tldts|trpc-openapi|yauzl|zod|zod-openapi)(?:\/|$)/;

/** Replaces the data of the language detector: the same names, with the letter groups in a table. */
const languageData = (head) => `
  import { readFileSync } from 'node:fs';
  import { CompactTable } from './compact-table.ts';
  import { languageNgramsOf } from './language-ngrams.ts';
  let table;
  const open = () => (table ??= new CompactTable(readFileSync(new URL('./tables/language-ngrams.table', import.meta.url))));
  export const ngramsData = { ...${JSON.stringify(head)}, ngrams: languageNgramsOf(open) };
`;

/** V8 reads JSON faster than the same object as code. */
const parsed = (text) => `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))});`;

/** The weights of a model are read from their file when they are first used. */
const weightsFile = (path) => `models/${basename(path, '.json')}.weights`;
const modelData = (rest, file) => `
  import { readFileSync } from 'node:fs';
  export default {
    ...${JSON.stringify(rest)},
    get weights() { return readFileSync(new URL('./${file}', import.meta.url), 'latin1'); },
  };
`;

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist/models', { recursive: true });
await build({
  entryPoints: ['src/main.ts', 'src/operate.ts', ...workers],
  outdir: 'dist',
  // All entries lie side by side, because a worker is found as its caller's neighbor.
  entryNames: '[name]',
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minifySyntax: true,
  minifyWhitespace: true,
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
  },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages-stay-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
          kind === 'entry-point' || BUNDLED.test(path) || importer.includes('node_modules')
            ? undefined
            : { path, external: true },
        );
      },
    },
    {
      name: 'content-is-parsed-fast',
      setup({ onLoad }) {
        onLoad({ filter: /\/content\/.*\.json$/ }, ({ path }) => {
          const text = readFileSync(path, 'utf8');
          const { weights, ...rest } = JSON.parse(text);
          if (typeof weights !== 'string') return { contents: parsed(text), loader: 'js' };
          writeFileSync(join('dist', weightsFile(path)), weights);
          return { contents: modelData(rest, weightsFile(path)), loader: 'js' };
        });
      },
    },
    {
      name: 'language-data-is-a-table',
      setup({ onLoad }) {
        onLoad({ filter: /eld\/src\/ngrams\/extrasmall\.js$/ }, async ({ path }) => {
          const { ngrams: _, ...head } = (await import(path)).ngramsData;
          return {
            contents: languageData(head),
            resolveDir: join(import.meta.dirname, 'src/content/tables'),
          };
        });
      },
    },
  ],
});

// Words are looked up in tables of bytes that no process has to unfold at its start.
execFileSync(process.execPath, ['--import', 'tsx', 'src/content/tables/write-tables.ts', 'dist/tables'], {
  stdio: 'inherit',
});

execFileSync(process.execPath, ['build-types.mjs', 'dist/earshot-router.d.ts'], { stdio: 'inherit' });
