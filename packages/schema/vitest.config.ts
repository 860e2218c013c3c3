import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    isolate: false,
    // Far longer than any test takes, so that no test fails on a busy machine.
    testTimeout: 240_000,
    include: ['src/**/*.test.ts'],
  },
});
