import type { Compute } from '../src/compute/jobs.ts';
import { runJob } from '../src/compute/run-job.ts';

/** Runs jobs in the calling process. */
export const inlineCompute: Compute = {
  async run(name, input, { signal }) {
    signal?.throwIfAborted();
    return JSON.parse(await runJob(name, input));
  },
  async json(name, input, { signal }) {
    signal?.throwIfAborted();
    return runJob(name, input);
  },
};
