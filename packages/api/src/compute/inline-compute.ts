import type { Compute } from '../ports.ts';
import { runJob, unwrapOutcome } from './run-job.ts';

/** Runs jobs in the calling process: for the worker processes themselves and for tests. */
export const inlineCompute: Compute = {
  async run(name, input, { signal }) {
    signal?.throwIfAborted();
    return unwrapOutcome(runJob(name, input));
  },
};
