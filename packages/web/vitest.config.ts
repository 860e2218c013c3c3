import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', '../../scripts/stuck-tests.mjs', ['json', { outputFile: 'test-results.json' }]],
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          // Far above what any test takes, so that a loaded machine fails none; a test that hangs is named by the reporter.
          testTimeout: 240_000,
          restoreMocks: true,
          // Loading Material UI and jsdom anew for each file takes as long as the tests; test/setup.ts clears what they leave.
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          // After the component tests, whose workers are then kept from file to file.
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
