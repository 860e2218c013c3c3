/**
 * Entry of a worker process: `job` runs a pure function, `request` answers an offloaded request as a whole, `ready` tells
 * that the process has loaded its code.
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

/** A store that cannot be opened at the moment is tried again by the next request. */
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

/** Network and screenshots stay with the process that answers, which keeps their bounds for all visitors together. */
async function unavailable(): Promise<never> {
  throw new Error('Not available in a worker process');
}
