/** Bundles the server and its worker entries with the shared schema. Writes the compact tables and the types for typed clients. Packages stay outside. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const workers = readdirSync('src', { recursive: true })
  .filter((file) => /\.worker\.(ts|mjs)$/.test(file))
  .map((file) => join('src', file));

rmSync('dist', { recursive: true, force: true });
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
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages-stay-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@earshot/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});

// Words are looked up in tables of bytes that no process has to unfold at its start.
execFileSync(process.execPath, ['--import', 'tsx', 'src/content/tables/write-tables.ts', 'dist/tables'], {
  stdio: 'inherit',
});

execFileSync(process.execPath, ['build-types.mjs', 'dist/earshot-router.d.ts'], { stdio: 'inherit' });
