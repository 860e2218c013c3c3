import { errorOfResponse, RestError } from './rest-error.ts';
import { type HttpRequest, type HttpResponse, sendWithProgress } from './upload.ts';

export interface RestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  /** `FormData` is sent as multipart, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  /** The result of a 401: an error, or null (#362). */
  readonly on401?: 'throw' | 'null';
}

const NOT_REACHED = 'The server could not be reached. Please check your connection and try again.';

/** Throws `RestError` with `status: text` outside 200-299 (#357-#362), and with status 0 if no server answers. */
export async function request(call: RestCall): Promise<unknown> {
  const response = await reached(() => send(call));
  if (response.status === 401 && call.on401 === 'null') return null;
  if (response.status < 200 || response.status > 299) {
    throw errorOfResponse(response.status, response.statusText, response.text, response.retryAfter);
  }
  return parseBody(response.text);
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

function toHttp({ method, url, body, signal }: RestCall): HttpRequest {
  if (body === undefined) return { method, url, headers: {}, signal };
  if (body instanceof FormData) return { method, url, headers: {}, body, signal };
  return {
    method,
    url,
    headers: { 'Content-Type': 'application/json' },
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
  };
}

/** Text that is not JSON is returned unchanged, for calls whose body is not used. */
function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
