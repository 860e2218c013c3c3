import { defineConfig } from 'vitest/config';

/**
 * Crashes and outages of the built server. These tests are slow and disruptive, so they run separately (`npm run
 * test:faults`).
 */
export default defineConfig({
  test: {
    include: ['faults/**/*.fault.ts'],
    // Far longer than any test takes, so that no test fails on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
