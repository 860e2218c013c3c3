import type { JobProgress } from '@earshot/schema/jobs/model';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { answerOfJob, jobAddressOf, PREFER_LATER } from './later-answer.ts';
import { errorOfResponse, RestError } from './rest-error.ts';
import { sendWithProgress } from './upload.ts';

export interface RestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Address below the origin, query included. */
  readonly url: string;
  /** A form travels as multipart, with the boundary left to the browser; anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Share of the body that has been sent, 0 to 1. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  /** Whether the server may answer later: it is then asked until the answer is there. */
  readonly mayAnswerLater?: boolean;
  /** Told how far an answer is that comes later. */
  readonly onProgress?: ((progress: JobProgress) => void) | undefined;
  /** What a 401 gives: an error, or nothing (#362). */
  readonly on401?: 'throw' | 'null';
}

const NOT_REACHED = 'The server could not be reached. Please check your connection and try again.';

/**
 * Sends one call with credentials and gives its parsed answer; `undefined` for an empty one. Throws `RestError` with
 * the message `status: text` for every status outside 200-299 (spec section 8, #357-#362).
 */
export async function request(call: RestCall): Promise<unknown> {
  const response = await reached(() => answerTo(call));
  if (response.status === 401 && call.on401 === 'null') return null;
  if (response.status < 200 || response.status > 299) {
    throw errorOfResponse(response.status, response.statusText, response.text, response.retryAfter);
  }
  return parseBody(response.text);
}

/** The answer, also when it comes later. A call whose job is lost is sent once more, to be answered directly. */
async function answerTo(call: RestCall): Promise<HttpResponse> {
  const response = await send(call);
  const job = call.mayAnswerLater ? jobAddressOf(response) : null;
  if (job === null) return response;
  const { signal, onProgress } = call;
  const later = await answerOfJob(job, { signal, onProgress, send: sendWithFetch });
  return later ?? send({ ...call, mayAnswerLater: false });
}

function send(call: RestCall): Promise<HttpResponse> {
  const http = toHttp(call);
  return call.onUploadProgress ? sendWithProgress(http, call.onUploadProgress) : sendWithFetch(http);
}

async function reached(answer: () => Promise<HttpResponse>): Promise<HttpResponse> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof TypeError) throw new RestError(NOT_REACHED, { status: 0, detail: NOT_REACHED });
    throw error;
  }
}

function toHttp({ method, url, body, signal, mayAnswerLater }: RestCall): HttpRequest {
  const preference = mayAnswerLater ? { Prefer: PREFER_LATER } : {};
  if (body === undefined) return { method, url, headers: preference, signal };
  if (body instanceof FormData) return { method, url, headers: preference, body, signal };
  return {
    method,
    url,
    headers: { 'Content-Type': 'application/json', ...preference },
    body: JSON.stringify(body),
    signal,
  };
}

async function sendWithFetch({ method, url, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
  return {
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
    location: response.headers.get('Location'),
  };
}

/** JSON when it is JSON; an answer that is not JSON is kept as it is, for calls whose body is not used. */
function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
