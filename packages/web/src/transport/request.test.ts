import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadByKey, request } from './request.ts';
import { RestError } from './rest-error.ts';

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: string | null, init: ResponseInit = {}) =>
  fetchMock.mockResolvedValue(new Response(body, init));

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

describe('a request', () => {
  it('#357 #358 sends credentials and a JSON body with its content type', async () => {
    answer('{"ok":true}');
    await expect(request({ method: 'POST', url: '/api/x', body: { a: 1 } })).resolves.toEqual({ ok: true });
    const init = fetchMock.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('#359 a GET has neither body nor JSON content type', async () => {
    answer('[]');
    await request({ method: 'GET', url: '/api/x' });
    const init = fetchMock.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(init?.body).toBeUndefined();
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
  });

  it('#199 #358 leaves the content type of a form to the browser', async () => {
    answer('{}');
    const form = new FormData();
    await request({ method: 'POST', url: '/api/x', body: form });
    const init = fetchMock.mock.calls[0]?.[1];
    expect(init?.body).toBe(form);
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
  });

  it.each([
    ['#360 body text', 500, 'Internal Server Error', 'boom', '500: boom'],
    ['#361 status text of an empty body', 500, 'Internal Server Error', '', '500: Internal Server Error'],
    ['#360 the message of a JSON body', 422, '', '{"message":"No access.","code":"x"}', '422: No access.'],
    ['#360 JSON without a message', 400, 'Bad Request', '{"error":1}', '400: {"error":1}'],
    ['#362 a 401 is an error by default', 401, 'Unauthorized', '', '401: Unauthorized'],
  ])('%s makes the error message', async (_, status, statusText, body, message) => {
    answer(body, { status, statusText });
    await expect(request({ method: 'GET', url: '/api/x' })).rejects.toMatchObject({ message });
  });

  it('keeps status, code and sentence of a failure apart', async () => {
    answer('{"message":"No access.","code":"denied"}', { status: 422 });
    const error: unknown = await request({ method: 'GET', url: '/api/x' }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(RestError);
    expect(error).toMatchObject({ failure: { status: 422, code: 'denied', detail: 'No access.' } });
  });

  it('#362 a 401 can be configured to give nothing', async () => {
    answer('', { status: 401, statusText: 'Unauthorized' });
    await expect(request({ method: 'GET', url: '/api/x', on401: 'null' })).resolves.toBeNull();
  });

  it.each([204, 200])('#259 an empty body with status %i is success', async (status) => {
    answer(status === 204 ? null : '', { status });
    await expect(request({ method: 'POST', url: '/api/x', body: {} })).resolves.toBeUndefined();
  });

  it('says plainly that the server was not reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request({ method: 'GET', url: '/api/x' })).rejects.toThrow(/could not be reached/);
  });

  it('can be canceled before it is sent and on the way', async () => {
    fetchMock.mockImplementation((_, init) => {
      const { signal } = init ?? {};
      return new Promise((_resolve, reject) => {
        const abort = () => reject(new DOMException('', 'AbortError'));
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort);
      });
    });
    const controller = new AbortController();
    const call = request({ method: 'POST', url: '/api/x', signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    const late = request({ method: 'POST', url: '/api/x', signal: AbortSignal.abort() });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('any other error of fetch is passed on as it is', async () => {
  fetchMock.mockRejectedValue(new Error(''));
  await expect(request({ method: 'GET', url: '/api/x' })).rejects.toMatchObject({ message: '' });
});

describe('default loader', () => {
  it('#363 GETs the key segments joined with a slash', async () => {
    answer('{"slug":"peso-model"}');
    await loadByKey()({ queryKey: ['/api/help/frameworks', 'peso-model'] });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/help/frameworks/peso-model');
  });

  it('#362 can give nothing for a 401', async () => {
    answer('', { status: 401 });
    await expect(loadByKey({ on401: 'null' })({ queryKey: ['/api/x'] })).resolves.toBeNull();
  });
});
