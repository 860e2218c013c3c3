/** Entry of a worker thread: `job` runs a pure function, `request` answers an offloaded request as a whole, `ready` tells that
 * the thread is there. */
import { setPriority } from 'node:os';
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { inlineCompute } from '../../compute/inline-compute.ts';
import type { JobInput, JobName } from '../../compute/jobs.ts';
import { runJob } from '../../compute/run-job.ts';
import type { OffloadedRequest } from '../../ports.ts';
import { answerOffloaded } from '../../rest/answer-offloaded.ts';
import type { Services } from '../../services.ts';
import { createDocumentReader } from '../documents/document-reader.ts';
import { openStore } from '../store/open-store.ts';
import type { WorkerSettings } from './worker-settings.ts';

const settings = workerData as WorkerSettings;

// On Linux a priority belongs to a thread, elsewhere to the whole process, which keeps its own.
if (process.platform === 'linux') setPriority(settings.niceness);

export function job<N extends JobName>(task: { readonly name: N; readonly input: JobInput<N> }) {
  return runJob(task.name, task.input);
}

export async function request(task: OffloadedRequest): Promise<unknown> {
  const response = await answerOffloaded(await readyServices(), task);
  if ('neededUrl' in response) return response;
  // The body changes hands instead of being copied.
  return move({ [transferableSymbol]: [response.body.buffer], [valueSymbol]: response });
}

/** Returns, and so says that this thread has loaded its code. */
export function ready(): void {}

/** Opened by the first request that needs it, because plain jobs do not. */
let services: Promise<Services> | undefined;

/** A store that cannot be opened at the moment is tried again by the next request. */
function readyServices(): Promise<Services> {
  services ??= buildServices().catch((error: unknown) => {
    services = undefined;
    throw error;
  });
  return services;
}

async function buildServices(): Promise<Services> {
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

/** Network and screenshots stay with the main thread, which keeps their bounds for all visitors together. */
async function unavailable(): Promise<never> {
  throw new Error('Not available on a worker thread');
}
