/** Answers an offloaded request by calling its procedure, the same one that all other calls use. */
import { restRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import { CsvExport } from '@earshot/schema/trending/model';
import { TRPCError } from '@trpc/server';
import { describeError } from '../errors.ts';
import type { OffloadedAnswer, OffloadedRequest, OffloadedResponse, Outbound } from '../ports.ts';
import { unlimited } from '../rate-limit/unlimited.ts';
import { appRouter } from '../router.ts';
import type { Services } from '../services.ts';
import { createCallerFactory } from '../trpc.ts';

const createCaller = createCallerFactory(appRouter);
const encoder = new TextEncoder();

/** Thrown when a use case asks for a page that the request does not carry. */
class PageNeeded extends Error {
  readonly url: string;

  constructor(url: string) {
    super('The page has to be fetched first');
    this.url = url;
  }
}

export async function answerOffloaded(
  services: Services,
  request: OffloadedRequest,
  signal?: AbortSignal,
): Promise<OffloadedAnswer> {
  try {
    const input = await readInput(request);
    // The visitor was charged before the body was read.
    const caller = createCaller({
      services: { ...services, outbound: outboundWith(request) },
      client: request.client,
      requestId: request.requestId,
      signal,
      transport: 'rest',
      rateLimiter: unlimited,
    });
    return writeOutput(request, await call(caller, request.procedure, input));
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof PageNeeded) {
      return { neededUrl: error.cause.url };
    }
    const { status, headers, body, unexpected } = describeError(error, request.requestId);
    return {
      ...json(status, body, headers),
      ...(unexpected && { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    };
  }
}

/** Only the main process fetches pages, so that the limits hold over all visitors. */
function outboundWith({ page }: OffloadedRequest): Outbound {
  return {
    fetch: () => Promise.reject(new Error('A fetch needs the main process')),
    visit(_, run) {
      let isGiven = false;
      return run(async (url) => {
        if (!page) throw new PageNeeded(url);
        // The redirect chain was followed to its end before; other addresses that the page names could not be reached.
        if (isGiven) throw new Failure('unreachable');
        isGiven = true;
        return page;
      });
    },
  };
}

async function readInput({ procedure, parameters, contentType, body }: OffloadedRequest): Promise<unknown> {
  if (restRow(procedure).method === 'GET') return parameters;
  if (restRow(procedure).kind === 'multipart') return readForm(body, contentType);
  if (!/^application\/json\b/i.test(contentType)) throw new Failure('unsupported-content-type');
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

type Caller = ReturnType<typeof createCaller>;

function call(caller: Caller, procedure: string, input: unknown): Promise<unknown> {
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
