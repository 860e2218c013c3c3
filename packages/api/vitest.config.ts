import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.test.ts'],
    maxWorkers: '100%',
    // No file changes a module's state for the next one, and loading the core anew for each takes as long as its tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 120_000,
    reporters: ['default', '../../scripts/stuck-tests.mjs', ['json', { outputFile: 'test-results.json' }]],
  },
});
