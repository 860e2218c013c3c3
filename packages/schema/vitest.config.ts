import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    isolate: false,
    include: ['src/**/*.test.ts'],
    reporters: ['default', '../../scripts/stuck-tests.mjs', ['json', { outputFile: 'test-results.json' }]],
  },
});
