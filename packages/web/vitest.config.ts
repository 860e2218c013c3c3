import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          // Far longer than any test takes, so that none fails on a loaded machine.
          testTimeout: 240_000,
          restoreMocks: true,
          // To load Material UI and jsdom for each file takes as long as the tests. test/setup.ts cleans up after each.
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          // Runs after the component tests, whose workers are reused.
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
