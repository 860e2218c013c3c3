/** The only way to declare a procedure: path, REST row and OpenAPI metadata come from the contract. */
import { CONTRACT, type ProcedurePath } from '@earshot/schema/contract';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import { describeError } from './errors.ts';
import type { Caller } from './ports.ts';
import type { Services } from './services.ts';

export interface Context extends Caller {
  readonly services: Services;
  readonly requestId: string;
}

const t = initTRPC
  .context<Context>()
  .meta<OpenApiMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const { status, body } = describeError(error, ctx?.requestId ?? '');
      const data = { ...shape.data, httpStatus: status, stack: undefined, body };
      return { ...shape, message: body.message, data };
    },
  });

export const router = t.router;

export function procedure(path: ProcedurePath) {
  const row = CONTRACT[path];
  const openapi =
    row.kind === 'json'
      ? {
          method: row.method,
          path: row.path.slice('/api'.length) as `/${string}`,
          summary: row.summary,
          tags: [path.split('.')[0] ?? path],
          protect: false,
        }
      : undefined;
  return t.procedure.meta(openapi ? { openapi } : {});
}
