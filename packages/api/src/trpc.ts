/** The only way to declare a procedure: path, REST row and OpenAPI metadata come from the contract. */
import { CONTRACT, type ProcedurePath, pathParameters } from '@earshot/schema/contract';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import { describeError } from './errors.ts';
import type { Caller } from './ports.ts';
import type { Services } from './services.ts';

export interface Context extends Caller {
  readonly services: Services;
  readonly requestId: string;
  /** With `rest`, path parameters are still percent-encoded. */
  readonly transport: 'rest' | 'trpc';
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
export const createCallerFactory = t.createCallerFactory;

export function procedure(path: ProcedurePath) {
  const row = CONTRACT[path];
  const names = pathParameters(path);
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
  return t.procedure.meta(openapi ? { openapi } : {}).use(async ({ ctx, next, getRawInput }) => {
    if (ctx.transport !== 'rest' || names.length === 0) return next();
    return next({ getRawInput: async () => decodeParameters(await getRawInput(), names) });
  });
}

function decodeParameters(input: unknown, names: readonly string[]): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const values = Object.entries(input).map(([key, value]) => [
    key,
    names.includes(key) && typeof value === 'string' ? (percentDecoded(value) ?? value) : value,
  ]);
  return Object.fromEntries(values);
}
