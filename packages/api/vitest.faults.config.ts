import { defineConfig } from 'vitest/config';

/** Crashes and outages against the built server: slow and rough, so they run on their own (`npm run test:faults`). */
export default defineConfig({
  test: {
    include: ['faults/**/*.fault.ts'],
    // Far above what any test takes, so that a loaded machine fails none.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
