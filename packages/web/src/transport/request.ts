import { errorOfResponse, type HttpResponse, RestError } from './rest-error.ts';

export interface RestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  /** `FormData` is sent as multipart, any other value as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Called with the share sent, from 0 to 1. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
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

async function send({ body, onUploadProgress, ...call }: RestCall): Promise<HttpResponse> {
  const http: HttpRequest =
    body === undefined || body instanceof FormData
      ? { ...call, headers: {}, body }
      : { ...call, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return onUploadProgress ? sendWithProgress(http, onUploadProgress) : sendWithFetch(http);
}

async function sendWithFetch({ method, url, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers,
    ...(body !== undefined && { body }),
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

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. Rejects as `fetch` does. */
function sendWithProgress(request: HttpRequest, onProgress: (share: number) => void): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    xhr.upload.onload = () => onProgress(1);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        text: xhr.responseText,
        retryAfter: xhr.getResponseHeader('Retry-After'),
      });
    xhr.onerror = () => reject(new TypeError('The server was not reached.'));
    xhr.onabort = () => reject(new DOMException('The request was canceled.', 'AbortError'));
    if (request.signal?.aborted) {
      reject(new DOMException('The request was canceled.', 'AbortError'));
      return;
    }
    request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });
}

interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a GET to the key's segments, joined with `/` (#363). With `on401: 'null'`, a 401 returns null (#362). */
export function loadByKey({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> =>
    request({ method: 'GET', url: queryKey.map(String).join('/'), on401, signal });
}
