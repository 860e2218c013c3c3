import type { Caller } from '../src/ports.ts';

/** A visitor of a test who stays until the answer is there. */
export const CALLER: Caller = { client: 'test', signal: undefined };
