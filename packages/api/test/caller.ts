import type { Caller } from '../src/ports.ts';

/** A test visitor who waits for the response. */
export const CALLER: Caller = { client: 'test', signal: undefined };
