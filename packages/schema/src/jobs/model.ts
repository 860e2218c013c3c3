/** Status of a call that is answered later. */
import { z } from 'zod';

/** Progress of a job, counted in lines ranked or in document pages read. */
export const JobProgress = z.object({
  unit: z.enum(['lines', 'pages']),
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});

export const Job = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'done']).describe('`done` also when the answer is a failure'),
  progress: JobProgress.nullable().describe('Null when nothing is counted'),
  created_at: z.string(),
  expires_at: z.string().describe('When the job and its answer are deleted'),
  result: z.string().nullable().describe('Where the answer of the call is, once the job is done'),
});

export type JobProgress = z.infer<typeof JobProgress>;
export type Job = z.infer<typeof Job>;
