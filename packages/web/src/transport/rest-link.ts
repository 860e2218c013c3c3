import type { AppRouter } from '@earshot/api/router';
import { CONTRACT, type ProcedurePath, pathParameters, restPath } from '@earshot/schema/contract';
import { UPLOAD_FAILURE_TEXT } from '@earshot/schema/trending/rules';
import type { OperationContext } from '@trpc/client';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { useState } from 'react';
import { isRecord } from './complete.ts';
import { type RestCall, request } from './request.ts';
import { RestError } from './rest-error.ts';

/** Sends tRPC calls as the contract's REST calls, so that the browser's traffic follows the specification (#368, A-52). */
export function restLink(): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const controls = { ...callControlsOf(op.context), ...(op.signal && { signal: op.signal }) };
        Promise.resolve()
          .then(() => sendOperation(op.path, op.input, controls))
          .then((data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          })
          .catch((error: unknown) => {
            observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))));
          });
      });
}

function sendOperation(path: string, input: unknown, controls: CallControls): Promise<unknown> {
  if (!isProcedurePath(path)) throw new Error(`No REST call is known for ${path}.`);
  return sendCall(path, { ...toRestCall(path, input), ...controls });
}

async function sendCall(path: ProcedurePath, call: RestCall): Promise<unknown> {
  try {
    return await request(call);
  } catch (error) {
    // A rejected upload has one message, whatever its status (#227). `detail` has the server's own.
    if (CONTRACT[path].kind === 'multipart' && error instanceof RestError && error.status !== 0) {
      throw new RestError(UPLOAD_FAILURE_TEXT, error);
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

/** A call that the user can cancel. Leaving the screen does not cancel it. */
export function useCancellableCall() {
  const [call] = useState(createCancellableCall);
  return call;
}

function createCancellableCall() {
  const controls: CallControls = {};
  let controller = new AbortController();
  return {
    /** Pass as `trpc: { context }` to the mutation hook. */
    context: contextWithControls(controls),
    /** Call right before `mutate`. */
    begin: () => {
      controller = new AbortController();
      controls.signal = controller.signal;
    },
    cancel: () => controller.abort(),
    wasCanceled: () => controller.signal.aborted,
  };
}

export interface CallControls {
  signal?: AbortSignal;
  onUploadProgress?: (share: number) => void;
}

const CONTEXT_KEY = 'earshot.callControls';

/** `controls` is read again for each call. */
export function contextWithControls(controls: CallControls): OperationContext {
  return { [CONTEXT_KEY]: controls };
}

function callControlsOf(context: OperationContext): CallControls | undefined {
  const controls = context[CONTEXT_KEY];
  return typeof controls === 'object' && controls !== null ? controls : undefined;
}
