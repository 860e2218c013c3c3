import type { AppRouter } from '@earshot/api/router';
import { CONTRACT, type ProcedurePath, pathParameters, restPath } from '@earshot/schema/contract';
import { UPLOAD_FAILURE_TEXT } from '@earshot/schema/trending/rules';
import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import { isRecord } from './complete.ts';
import { type RestCall, request } from './request.ts';
import { RestError } from './rest-error.ts';

export const trpc = createTRPCReact<AppRouter>();

export function createTrpcClient() {
  return trpc.createClient({ links: [restLink()] });
}

/** Sends tRPC calls as the contract's REST calls, so that the browser's traffic follows the specification (#368, A-52). */
function restLink(): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        Promise.resolve()
          .then(() => sendOperation(op))
          .then((data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          })
          .catch((error: unknown) => {
            observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
          });
      });
}

async function sendOperation({ path, input, signal }: Operation): Promise<unknown> {
  if (!isProcedurePath(path)) throw new Error(`No REST call is known for ${path}.`);
  try {
    return await request({ ...toRestCall(path, input), signal: signal ?? undefined });
  } catch (error) {
    // A rejected upload has one message, whatever its status (#227). `detail` has the server's own.
    if (CONTRACT[path].kind === 'multipart' && error instanceof RestError && error.failure.status !== 0) {
      throw new RestError(UPLOAD_FAILURE_TEXT, error.failure);
    }
    throw error;
  }
}

function isProcedurePath(path: string): path is ProcedurePath {
  return Object.hasOwn(CONTRACT, path);
}

export function toRestCall(path: ProcedurePath, input: unknown): RestCall {
  const { method, kind } = CONTRACT[path];
  const fields = isRecord(input) ? input : {};
  const address = restPath(path, fields);
  if (method === 'DELETE') return { method, url: address };
  if (method === 'GET') {
    const inPath = pathParameters(path);
    const query = Object.entries(fields).filter(([name]) => !inPath.includes(name));
    return { method, url: address + toQuery(query) };
  }
  return { method, url: address, body: kind === 'multipart' ? toForm(input) : (input ?? {}) };
}

function toQuery(entries: readonly [string, unknown][]): string {
  const pairs = entries
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function toForm(input: unknown): FormData {
  if (input instanceof FormData) return input;
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(input) ? input : {})) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
