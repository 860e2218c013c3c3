import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
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
