/**
 * Entry point of a worker process. Its tasks: `job` runs a pure function, `request` answers a whole request, `document`,
 * `picture` and `preview` read a file, `try-recognizer` checks whether pictures can be read at all, and `ready` reports that
 * the process has loaded its code. A worker has no network or database access. Whatever a task needs to store is sent to the
 * main process.
 */
import { inlineCompute, runJob } from '../../compute/inline-compute.ts';
import type { JobInput, JobName } from '../../compute/jobs.ts';
import { outcomeOf } from '../../compute/outcome.ts';
import { answerRequest } from '../../offload/answer-request.ts';
import type { Caller, OffloadedRequest, Records } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { readDocument } from '../documents/read-document.ts';
import { isLargePicture } from '../images/picture-size.ts';
import { DOCUMENT_CPU_MS, LARGE_OCR_CPU_MS, OCR_CPU_MS } from '../limits.ts';
import { optimizeLater } from './optimize-later.ts';
import { serveTasks, type TaskContext } from './serve-tasks.ts';
import type { WorkerSettings } from './worker-settings.ts';

type Context = TaskContext<WorkerSettings>;
type DocumentFile = Parameters<typeof readDocument>[0];

interface Job {
  readonly name: JobName;
  readonly input: JobInput<JobName>;
}

optimizeLater();
serveTasks<WorkerSettings>({
  job: (task) => {
    const { name, input } = task as Job;
    return outcomeOf(() => runJob(name, input));
  },
  request: (task, context) => {
    const caller = { signal: undefined, onProgress: context.report };
    return answerRequest(servicesOf(context), task as OffloadedRequest, caller);
  },
  document: (task, context) => outcomeOf(() => readWithin(context, task as DocumentFile, context.report)),
  picture: (task, { within }) => {
    const bytes = task as Uint8Array;
    const maxCpuMs = isLargePicture(bytes) ? LARGE_OCR_CPU_MS : OCR_CPU_MS;
    return outcomeOf(() => within('picture', maxCpuMs, async () => (await pictures()).readPicture(bytes)));
  },
  preview: (task, { within }) =>
    outcomeOf(() =>
      within('picture', OCR_CPU_MS, async () => (await pictures()).previewPicture(task as Uint8Array)),
    ),
  'try-recognizer': (_, { within }) =>
    outcomeOf(() =>
      within('picture', OCR_CPU_MS, async () =>
        (await import('../images/try-recognizer.ts')).tryRecognizer(),
      ),
    ),
  ready: () => undefined,
});

/** Loaded on demand, because most processes never read an image. */
const pictures = () => import('../images/read-picture.ts');

function readWithin({ within }: Context, file: DocumentFile, onProgress: Caller['onProgress']) {
  return within('document', DOCUMENT_CPU_MS, () => readDocument(file, onProgress));
}

function servicesOf(context: Context): Services {
  return {
    clock: () => new Date(),
    compute: inlineCompute,
    documents: { read: (file, { onProgress }) => readWithin(context, file, onProgress) },
    records: recordsOf(context),
    trendingSessionTtlHours: context.settings.trendingSessionTtlHours,
    outbound: { fetch: unavailable, visit: unavailable },
    images: { read: unavailable, preview: unavailable },
  };
}

function recordsOf({ call }: Context): Records {
  return {
    count: (tool) => void call('count', tool),
    keep: async (ranking) => (await call('keep', ranking)) === true,
    counters: unavailable,
    ranking: unavailable,
    forget: unavailable,
    suggest: unavailable,
  };
}

/** Replaces services that only the main process provides, so that limits apply across all clients. */
async function unavailable(): Promise<never> {
  throw new Error('Not available in a worker process');
}
