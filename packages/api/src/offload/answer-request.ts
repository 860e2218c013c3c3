/** Answers an offloaded request by calling the same procedure that all other calls use. */
import { restRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { CsvExport } from '@earshot/schema/trending/model';
import { describeError } from '../errors.ts';
import type { Caller, OffloadedRequest, OffloadedResponse, Outbound, Records } from '../ports.ts';
import { unlimited } from '../rate-limit/unlimited.ts';
import { isCostlyJson, isDeepJson } from '../request-body/json-cost.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import { createCallerFactory } from '../trpc.ts';

const createCaller = createCallerFactory(appRouter);
const encoder = new TextEncoder();

/** @param services the services of the answering process. A worker process receives pages and rankings with the request */
export async function answerRequest(
  services: Services,
  request: OffloadedRequest,
  { signal, onProgress, maxMs }: Omit<Caller, 'client'>,
): Promise<OffloadedResponse> {
  try {
    const input = await readInput(request);
    const gathered = {
      ...services,
      ...(request.page && { page: request.page }),
      outbound: NO_NETWORK,
      records: recordsWith(services.records, request),
    };
    // The client was charged before the body was read.
    const caller = createCaller({
      services: restRow(request.procedure).work ? gathered : services,
      client: request.client,
      requestId: request.requestId,
      signal,
      onProgress,
      maxMs,
      transport: 'rest',
      rateLimiter: unlimited,
    });
    return writeOutput(request, await call(caller, request.procedure, input));
  } catch (error) {
    return answerFailure(error, request);
  }
}

/** Returns the response for a failure, expected or not. */
export function answerFailure(
  error: unknown,
  { requestId }: Pick<OffloadedRequest, 'requestId'>,
): OffloadedResponse {
  const { status, headers, body, cause, unexpected } = describeError(error, requestId);
  return {
    ...json(status, body, headers),
    ...(cause && { failureCause: cause }),
    ...(unexpected && { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  };
}

/**
 * Only the main process fetches pages, so that limits apply across all clients. A page that it has not fetched is
 * unreachable here.
 */
const NO_NETWORK: Outbound = {
  fetch: () => Promise.reject(new Error('A fetch needs the main process')),
  visit: () => Promise.reject(new Failure('unreachable')),
};

/** Returns records with the ranking that came with the request instead of the store's. */
function recordsWith(records: Records, { ranking }: OffloadedRequest): Records {
  return {
    count: (tool) => records.count(tool),
    keep: (packed) => records.keep(packed),
    counters: () => records.counters(),
    forget: (id) => records.forget(id),
    suggest: (suggestion) => records.suggest(suggestion),
    async ranking() {
      if (!ranking) throw new Failure('session-not-found');
      return ranking;
    },
  };
}

async function readInput({ procedure, parameters, contentType, body }: OffloadedRequest): Promise<unknown> {
  if (restRow(procedure).method !== 'POST') return parameters;
  if (restRow(procedure).kind === 'multipart') return readForm(body, contentType);
  if (!/^application\/json\b/i.test(contentType)) throw new Failure('unsupported-content-type');
  // A worker process limits the time for parsing. Elsewhere, the cost of parsing is checked first.
  const isRefused = restRow(procedure).work ? isDeepJson(body) : isDeepJson(body) || isCostlyJson(body);
  if (isRefused) throw new Failure('invalid-json');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new Failure('invalid-json', { cause });
  }
}

async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Failure('unsupported-form-type');
  try {
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch (cause) {
    throw new Failure('invalid-form', { cause });
  }
}

type Procedures = ReturnType<typeof createCaller>;

function call(caller: Procedures, procedure: string, input: unknown): Promise<unknown> {
  const target = procedure
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], caller);
  return (target as (input: unknown) => Promise<unknown>)(input);
}

function writeOutput({ procedure }: OffloadedRequest, output: unknown): OffloadedResponse {
  if (restRow(procedure).kind !== 'csv') return json(200, output);
  const { fileName, csv } = CsvExport.parse(output);
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
    body: encoder.encode(csv),
  };
}

function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): OffloadedResponse {
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: encoder.encode(JSON.stringify(value)),
  };
}
