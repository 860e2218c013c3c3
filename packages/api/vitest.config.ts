import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,bench,fit,fuzz,gates,test}/**/*.test.ts'],
    maxWorkers: '100%',
    // No file changes a module's state for the next one, and loading the core anew for each takes as long as its tests.
    isolate: false,
    // Far above what any test takes, so that a loaded machine fails none: recognizers and worker processes run at a lower
    // priority than everything else. A test that hangs is named by the reporter.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', '../../scripts/stuck-tests.mjs', ['json', { outputFile: 'test-results.json' }]],
  },
});
