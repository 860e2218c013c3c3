import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the API listens: its own setting, or its default. */
const API_ORIGIN = `http://localhost:${process.env.PORT || 3000}`;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server compresses nothing at run time. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of files.filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file))) {
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Lets the browser fetch the font of Latin text at once instead of after the style sheet. */
function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /latin-wght[^/]*\.woff2$/.test(name));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
        return file ? [{ tag: 'link', attrs, injectTo: 'head' }] : [];
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), fontPreload(), compressed()],
  build: {
    outDir: 'dist',
    // A strict content security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The budgets are in `npm run budget`; they measure gzip.
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': API_ORIGIN } },
});
