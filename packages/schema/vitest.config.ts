import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    isolate: false,
    // Far above what any test takes, so that a loaded machine fails none; a test that hangs is named by the reporter.
    testTimeout: 240_000,
    include: ['src/**/*.test.ts'],
    reporters: ['default', '../../scripts/stuck-tests.mjs', ['json', { outputFile: 'test-results.json' }]],
  },
});
