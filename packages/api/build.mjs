/** Bundles the server and its worker entries; packages stay outside, the shared schema goes in. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const workers = readdirSync('src', { recursive: true })
  .filter((file) => /\.worker\.(ts|mjs)$/.test(file))
  .map((file) => join('src', file));

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/main.ts', 'src/list-suggestions.ts', ...workers],
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
