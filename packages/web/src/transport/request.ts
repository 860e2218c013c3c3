import { errorOfResponse, type HttpResponse, RestError } from './rest-error.ts';

export interface RestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  /** `FormData` is sent as multipart, any other value as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** What a 401 results in: an error, or null (#362). */
  readonly on401?: 'throw' | 'null';
}

const NOT_REACHED = 'The server could not be reached. Please check your connection and try again.';

/** Throws `RestError` with `status: text` outside 200-299 (#357-#362), and with status 0 if no server answers. */
export async function request(call: RestCall): Promise<unknown> {
  const response = await send(call).catch((error: unknown) => {
    if (error instanceof TypeError) throw new RestError(NOT_REACHED, { status: 0, detail: NOT_REACHED });
    throw error;
  });
  if (response.status === 401 && call.on401 === 'null') return null;
  if (response.status < 200 || response.status > 299) throw errorOfResponse(response);
  return parseBody(response.text);
}

async function send({ method, url, body, signal }: RestCall): Promise<HttpResponse> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: isJson ? { 'Content-Type': 'application/json' } : {},
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    ...(signal && { signal }),
  });
  return {
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  };
}

/** Text that is not JSON is returned as is, for calls whose body is not used. */
function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends a GET to the key's segments, joined with `/` (#363). With `on401: 'null'`, a 401 returns null (#362). */
export function loadByKey({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> =>
    request({ method: 'GET', url: queryKey.map(String).join('/'), on401, signal });
}
