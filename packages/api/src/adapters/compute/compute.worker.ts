/** Entry point of a worker process, without network and database. Results are sent as JSON, which is faster to copy. */
import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Failure } from '@earshot/schema/failures';
import { type JobInput, type JobName, resultOf, runJob } from '../../compute/jobs.ts';
import { readDocument } from '../documents/read-document.ts';
import { OPTIMIZED_AFTER_BYTES, type Outcome, type Task } from './tasks.ts';

setPriority(Number(process.argv[2]));
// Later versions of Node do not know the flag: they would print a warning here, and refuse it on the command line.
if (process.version.startsWith('v20.')) setFlagsFromString(`--interrupt-budget=${OPTIMIZED_AFTER_BYTES}`);

/** Loaded on demand, because most processes never read an image. */
const pictures = () => import('../images/read-picture.ts');

function work(task: Task): Promise<string> {
  switch (task.kind) {
    case 'job':
      return runJob(task.name, task.input as JobInput<JobName>);
    case 'document':
      return resultOf(() => readDocument(task.input));
    case 'picture':
      return resultOf(async () => (await pictures()).readPicture(task.input));
    case 'preview':
      return resultOf(async () => (await pictures()).previewPicture(task.input));
    case 'try-recognizer':
      return resultOf(async () => (await import('../images/recognizer.ts')).tryRecognizer());
    case 'ready':
      return resultOf(() => null);
  }
}

export async function run(task: Task): Promise<Outcome> {
  try {
    return { json: await work(task) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { failureCause, detail, stated } = error;
    return { failureCause, ...(detail !== undefined && { detail }), ...(stated && { stated }) };
  }
}
