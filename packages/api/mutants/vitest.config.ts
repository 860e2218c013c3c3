import { defineConfig } from 'vitest/config';

/** Only the tests of one room: they must detect the mutants without help from other tests. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [`src/core/${process.env.MUTANTS_ROOM}/**/*.test.ts`],
    // A busy machine must not fail the first run.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
