/**
 * Bundles the server and its worker entries with the shared schema. Writes the compact tables and the types for typed
 * clients. Native packages, and packages that worker processes do not load, are not bundled.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

const { compiledContent } = await tsImport('./bench/compiled-content.ts', import.meta.url);

const workers = readdirSync('src', { recursive: true })
  .filter((file) => /\.worker\.(ts|mjs)$/.test(file))
  .map((file) => join('src', file));

/**
 * Packages that every worker process loads at startup. As hundreds of separate files, they would take twice the time and a
 * third more memory. Their own dependencies are bundled as well.
 */
const BUNDLED =
  /^(?:@earshot|@exodus\/bytes|@trpc\/server|chardet|eld|entities|fastest-levenshtein|feedsmith|html-encoding-sniffer|htmlparser2|iconv-lite|minisearch|robots-parser|saxes|stemmer|stopword|tldts|trpc-openapi|yauzl|zod|zod-openapi)(?:\/|$)/;

/** Returns a replacement for the data of the language detector: the same names, with the letter n-grams in a table. */
const languageData = (head) => `
  import { readFileSync } from 'node:fs';
  import { CompactTable } from './compact-table.ts';
  import { languageNgramsOf } from './language-ngrams.ts';
  let table;
  const open = () => (table ??= new CompactTable(readFileSync(new URL('./tables/language-ngrams.table', import.meta.url))));
  export const ngramsData = { ...${JSON.stringify(head)}, ngrams: languageNgramsOf(open) };
`;

/** Returns a module that parses its data from JSON, which V8 reads faster than the same object as code. */
const parsed = (text) => `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))});`;

/** Returns the name of the file with a model's weights, which are not read until they are needed. */
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
  // All entries are in the same folder, because a worker file is located next to the file of its caller.
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
  // Otherwise, the OpenAPI adapter would generate the whole document at startup only to check it.
  define: { 'process.env.NODE_ENV': '"production"' },
  // The notices of the packages in the bundle.
  legalComments: 'linked',
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
        onLoad({ filter: /\/src\/content\/.*\.json$/ }, ({ path }) => {
          const text = readFileSync(path, 'utf8');
          const { weights, ...rest } = JSON.parse(text);
          if (typeof weights !== 'string') return { contents: parsed(text), loader: 'js' };
          writeFileSync(join('dist', weightsFile(path)), weights);
          return { contents: modelData(rest, weightsFile(path)), loader: 'js' };
        });
      },
    },
    compiledContent,
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

// Words are looked up in byte tables, so no process has to parse them at startup.
execFileSync(process.execPath, ['--import', 'tsx', 'src/content/tables/write-tables.ts', 'dist/tables'], {
  stdio: 'inherit',
});

execFileSync(process.execPath, ['build-types.mjs', 'dist/earshot-router.d.ts'], { stdio: 'inherit' });
