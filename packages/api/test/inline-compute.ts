import { type Compute, runJob } from '../src/compute/jobs.ts';

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
