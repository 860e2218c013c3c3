/**
 * Entry of a worker process: `job` runs a pure function, `request` answers an offloaded request as a whole, `ready`
 * reports that the process has loaded its code.
 */
import { inlineCompute } from '../../compute/inline-compute.ts';
import type { JobInput, JobName } from '../../compute/jobs.ts';
import { runJob } from '../../compute/run-job.ts';
import type { OffloadedRequest } from '../../ports.ts';
import { answerOffloaded } from '../../rest/answer-offloaded.ts';
import type { Services } from '../../services.ts';
import { createDocumentReader } from '../documents/document-reader.ts';
import { openStore } from '../store/open-store.ts';
import { serveTasks } from './serve-tasks.ts';
import type { WorkerSettings } from './worker-settings.ts';

interface Job {
  readonly name: JobName;
  readonly input: JobInput<JobName>;
}

serveTasks<WorkerSettings>({
  job: (task) => {
    const { name, input } = task as Job;
    return runJob(name, input);
  },
  request: async (task, settings) => answerOffloaded(await readyServices(settings), task as OffloadedRequest),
  ready: () => undefined,
});

/** Opened by the first request that needs it, because plain jobs do not. */
let services: Promise<Services> | undefined;

/** The next request tries again to open a store that could not be opened. */
function readyServices(settings: WorkerSettings): Promise<Services> {
  services ??= buildServices(settings).catch((error: unknown) => {
    services = undefined;
    throw error;
  });
  return services;
}

async function buildServices(settings: WorkerSettings): Promise<Services> {
  const clock = () => new Date();
  return {
    clock,
    compute: inlineCompute,
    documents: createDocumentReader({}),
    store: await openStore(settings, clock),
    trendingSessionTtlHours: settings.trendingSessionTtlHours,
    outbound: { fetch: unavailable, visit: unavailable },
    images: { read: unavailable, preview: unavailable },
  };
}

/** The main process alone uses the network and the recognizers, so that their limits hold over all visitors. */
async function unavailable(): Promise<never> {
  throw new Error('Not available in a worker process');
}
