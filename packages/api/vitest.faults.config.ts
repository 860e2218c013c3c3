import { defineConfig } from 'vitest/config';

/** Crashes and outages against the built server: slow and rough, so they run on their own (`npm run test:faults`). */
export default defineConfig({
  test: {
    include: ['faults/**/*.fault.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
