import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,bench,fit,fuzz,gates,test}/**/*.test.ts'],
    maxWorkers: '100%',
    // No test file changes a module's state for the next one, and loading the core again for each file would take as long as
    // its tests.
    isolate: false,
    // Far longer than any test takes, so that no test fails on a busy machine: OCR and worker processes have a lower
    // priority than everything else.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
