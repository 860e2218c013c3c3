import { defineConfig } from 'vitest/config';

/** The tests of one room only: they alone must hold its code. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [`src/core/${process.env.MUTANTS_ROOM}/**/*.test.ts`],
  },
});
