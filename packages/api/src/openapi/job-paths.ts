/** The calls about jobs, which are not procedures: the answer of a call is returned unchanged. */
import { JOBS_PATH } from '@earshot/schema/contract';
import { Job } from '@earshot/schema/jobs/model';
import type { OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';

type Paths = NonNullable<OpenAPIObject['paths']>;
type Shape = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const JOB = { $ref: '#/components/schemas/Job' };
const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});
const FAILURES_OF_EACH = {
  '404': failure('not_found'),
  '405': failure('method_not_allowed'),
  '429': failure('rate_limited'),
};
const ID = { name: 'id', in: 'path' as const, required: true, schema: { type: 'string' as const } };

/** Added to the parameters of a call that may be answered later. */
export const PREFER_PARAMETER = {
  name: 'Prefer',
  in: 'header' as const,
  description:
    '`respond-async` to be answered 202 with the address of a job at once, `respond-async, wait=2` to wait up to two seconds first (RFC 7240)',
  schema: { type: 'string' as const },
};

/** Added to the responses of a call that may be answered later. */
export const ACCEPTED = {
  description: 'To be answered later, as `Prefer: respond-async` asked for',
  headers: {
    Location: { description: 'Address of the job', schema: { type: 'string' as const } },
  },
  content: { 'application/json': { schema: JOB } },
};

export function jobShape(): Shape {
  const { $schema: _, ...shape } = z.toJSONSchema(Job);
  return { ...shape, description: 'A call that is answered later.' } as Shape;
}

export function jobPaths(): Paths {
  const path = `${JOBS_PATH.slice('/api'.length)}/{id}`;
  return {
    [path]: {
      get: {
        operationId: 'jobs-get',
        summary: 'How far a job is',
        description: 'Ask again after `Retry-After`; `result` is set once the job is done.',
        tags: ['jobs'],
        parameters: [ID],
        responses: {
          '200': { description: 'The job', content: { 'application/json': { schema: JOB } } },
          ...FAILURES_OF_EACH,
        },
      },
      delete: {
        operationId: 'jobs-cancel',
        summary: 'End a job',
        description: 'Ends the job and forgets its answer.',
        tags: ['jobs'],
        parameters: [ID],
        responses: { '204': { description: 'Ended' }, '403': failure('cross_site'), ...FAILURES_OF_EACH },
      },
    },
    [`${path}/result`]: {
      get: {
        operationId: 'jobs-result',
        summary: 'The answer of a job',
        description: 'Status, headers and body are those that the call itself would have answered with.',
        tags: ['jobs'],
        parameters: [ID],
        responses: {
          '200': { description: 'As of the call', content: { 'application/json': { schema: {} } } },
          ...FAILURES_OF_EACH,
          '409': failure('not_done'),
        },
      },
    },
  };
}
