import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import type { NamedPage } from '../src/prerender.tsx';
import { composePage } from './compose-page.ts';

/** Writes `pages/NAME.html`, the first screen of a route, with placeholders for the nonce and the product's address. */
export function prerendered(): Plugin {
  let root = '';
  let folder = '';
  let bundle: Rollup.OutputBundle = {};
  return {
    name: 'prerendered',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle(_, written) {
      bundle = written;
    },
    async closeBundle() {
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      mkdirSync(join(folder, 'pages'), { recursive: true });
      await withRenderer(root, async (prerenderPages) => {
        for await (const { name, screens, ...page } of prerenderPages()) {
          const html = composePage(template, page, scriptsOf(screens, bundle));
          writeFileSync(join(folder, 'pages', `${name}.html`), html);
        }
      });
    },
  };
}

type Renderer = () => AsyncIterable<NamedPage>;

async function withRenderer(root: string, use: (renderer: Renderer) => Promise<void>): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'earshot-prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      publicDir: false,
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
    });
    const { prerenderPages } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    await use(prerenderPages);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Returns the file names of the scripts of these screens and of the chunks they import. Throws if a screen has no
 * script.
 */
function scriptsOf(screens: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const screen of screens) {
    const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === screen);
    if (!chunk) throw new Error(`The build has no script of the screen ${screen}.`);
    add(chunk.fileName);
  }
  return [...files];
}
