/** Entry of a worker thread that runs from the sources: a thread does not inherit the loader of `--import`. */
import { register } from 'tsx/esm/api';

register();
export const { job, ready, request } = await import('./compute.worker.ts');
