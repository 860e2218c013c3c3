import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { fontPreload, inlinedStyles } from './build/head.ts';
import { prerendered } from './build/prerendered.ts';

/** Where the API listens: its own setting, or its default. */
const API_ORIGIN = `http://localhost:${process.env.PORT || 3000}`;

/** Libraries that every page needs. Components are not among them: a page loads those that it shows. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@mui\/(system|utils)|@tanstack\/(query-core|react-query)|@trpc)\//;

export default defineConfig({
  plugins: [react(), fontPreload(), inlinedStyles(), prerendered(), compressed()],
  build: {
    outDir: 'dist',
    // A strict content security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The only style sheet is in the page; no lazy part may ask for it as a file.
    cssCodeSplit: false,
    // The budgets are in `npm run budget`; they measure gzip.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            // The library of several writers, loaded when a visitor asks for a Word file.
            { name: 'write-docx-library', test: /node_modules\/docx\//, priority: 2 },
            { name: 'shared', minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': API_ORIGIN } },
});
