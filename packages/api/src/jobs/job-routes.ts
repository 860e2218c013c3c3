/** Routes for a job's progress, answer and cancellation. Any client that has the ID may use them. */
import { Failure } from '@earshot/schema/failures';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ApiOptions } from '../rest/api-options.ts';
import { charge, refuseCrossSite, refuseOtherMethods } from '../rest/guard.ts';
import { describeJob } from './describe-job.ts';
import { sendAnswer } from './send-answer.ts';

/** Creates the routes, which are mounted at `JOBS_PATH`. */
export function createJobRoutes({
  jobs,
  rateLimiter,
}: Pick<ApiOptions, 'jobs' | 'rateLimiter'>): RequestHandler {
  const routes = Router();
  const guard = async (req: Request, res: Response, methods: readonly string[]): Promise<string> => {
    refuseCrossSite(req);
    refuseOtherMethods(req, res, methods);
    await charge(rateLimiter, res, 1);
    res.set('Cache-Control', 'no-store');
    return String(req.params.id);
  };
  routes.all('/:id', async (req, res) => {
    const id = await guard(req, res, ['GET', 'HEAD', 'DELETE']);
    if (req.method === 'DELETE') {
      if (!(await jobs.cancel(id))) throw new Failure('job-not-found');
      res.status(204).end();
      return;
    }
    const job = describeJob(id, await jobs.status(id));
    if (job.result === null) res.set('Retry-After', '1');
    res.json(job);
  });
  routes.all('/:id/result', async (req, res) => {
    const id = await guard(req, res, ['GET', 'HEAD']);
    const answer = await jobs.answer(id);
    if (answer) return sendAnswer(res, answer);
    throw new Failure((await jobs.status(id)) ? 'job-not-done' : 'job-not-found');
  });
  return routes;
}
