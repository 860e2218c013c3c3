import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { fontPreload, inlinedStyles } from './build/head.ts';
import { prerendered } from './build/prerendered.ts';

const API_ORIGIN = `http://localhost:${process.env.PORT || 3000}`;

/** Libraries that every page needs. Not those of components, which a page loads as it needs them. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@mui\/(system|utils)|@tanstack\/(query-core|react-query)|@trpc)\//;

export default defineConfig({
  plugins: [react(), fontPreload(), inlinedStyles(), prerendered(), compressed()],
  build: {
    outDir: 'dist',
    // The content security policy allows no `data:` URLs for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet, inlined into the page. No lazy chunk may request it as a file.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Notices of the bundled libraries, served at `/licenses.md`.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            { name: 'write-docx-library', test: /node_modules\/docx\//, priority: 2 },
            // Shared code, but for what only some tools need: documents, coverage lists, Help Center, checks of files.
            {
              name: 'shared',
              minShareCount: 6,
              priority: 1,
              test: /^(?!.*\/(?:blocks|coverage|help|zod)\b)/,
            },
          ],
        },
      },
    },
  },
  resolve: {
    alias: [
      // For a library that imports only compression from it. Our own code imports `fflate/browser`.
      { find: /^fflate$/, replacement: join(import.meta.dirname, 'src/lib/zip-here.ts') },
    ],
  },
  server: { port: 5173, proxy: { '/api': API_ORIGIN } },
});
