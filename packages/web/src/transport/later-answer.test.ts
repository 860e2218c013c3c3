import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RestCall, request } from './request.ts';

const LIST = '/api/trending/analyze-text';
const JOB = '/api/jobs/3f0c';
const RESULT = `${JOB}/result`;
const accepted = () => answer(202, { id: '3f0c' }, { Location: JOB, 'Retry-After': '1' });
const running = (done: number) =>
  answer(200, { state: 'running', progress: { unit: 'lines', done, total: 900 }, result: null });
const done = () => answer(200, { state: 'done', progress: null, result: RESULT });

/** The server's responses for each URL, in order. The last one is repeated. */
type Script = Record<string, readonly (() => Response | Promise<Response>)[]>;

function answer(status: number, json: unknown, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(json), { status, headers });
}

let sent: { readonly method: string; readonly url: string; readonly headers: Headers }[];
const sentTo = (method: string, url: string) =>
  sent.filter((call) => call.method === method && call.url === url);

function serve(script: Script) {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    init.signal?.throwIfAborted();
    const before = sentTo(method, url).length;
    sent.push({ method, url, headers: new Headers(init.headers) });
    if (method === 'DELETE') return answer(204, null);
    const answers = script[url] ?? [() => answer(404, { message: 'Not found.', code: 'not_found' })];
    const next = answers[Math.min(before, answers.length - 1)];
    return next ? next() : answer(500, {});
  });
}

const analyze = (call: Partial<RestCall> = {}) =>
  request({ method: 'POST', url: LIST, body: { text: 'a' }, mayAnswerLater: true, ...call });
const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => vi.useRealTimers());

/** Advances the timers past all pauses of a call and returns its outcome. */
async function ended<Value>(call: Promise<Value>): Promise<Value> {
  const settled = call.then(
    () => true,
    () => true,
  );
  for (let pauses = 0; pauses < 60; pauses += 1) {
    const isOver = await Promise.race([settled, vi.advanceTimersByTimeAsync(5000).then(() => false)]);
    if (isOver) break;
  }
  return call;
}

describe('a call that the server may answer later', () => {
  it('sends the preference, and accepts an immediate answer', async () => {
    serve({ [LIST]: [() => answer(200, { items: [] })] });
    await expect(analyze()).resolves.toEqual({ items: [] });
    expect(sent[0]?.headers.get('prefer')).toBe('respond-async, wait=2');
    expect(sent).toHaveLength(1);
  });

  it('sends the preference with a form, but not with other calls', async () => {
    serve({ [LIST]: [() => answer(200, {})] });
    await analyze({ body: new FormData() });
    await request({ method: 'POST', url: LIST, body: {} });
    expect(sent.map(({ headers }) => headers.get('prefer'))).toEqual(['respond-async, wait=2', null]);
  });

  it('polls until the answer is ready, reports progress, and deletes the job', async () => {
    serve({
      [LIST]: [accepted],
      [JOB]: [() => running(300), () => running(600), done],
      [RESULT]: [() => answer(200, { items: [1] })],
    });
    const told: unknown[] = [];
    const call = analyze({ onProgress: (progress) => told.push(progress) });
    await expect(ended(call)).resolves.toEqual({ items: [1] });
    expect(told).toEqual([
      { unit: 'lines', done: 300, total: 900 },
      { unit: 'lines', done: 600, total: 900 },
    ]);
    expect(sentTo('DELETE', JOB)).toHaveLength(1);
  });

  it('fails as the call itself would have', async () => {
    serve({
      [LIST]: [accepted],
      [JOB]: [done],
      [RESULT]: [() => answer(422, { message: 'Too large.', code: 'too_large' })],
    });
    await expect(ended(analyze())).rejects.toMatchObject({ message: '422: Too large.', code: 'too_large' });
  });

  it('polls again after a pause if a poll fails', async () => {
    const busy = () => answer(503, { message: 'Busy.' }, { 'Retry-After': '3' });
    serve({
      [LIST]: [accepted],
      [JOB]: [unreached, busy, done],
      [RESULT]: [unreached, () => answer(200, { items: [] })],
    });
    await expect(ended(analyze())).resolves.toEqual({ items: [] });
    expect(sentTo('GET', JOB)).toHaveLength(3);
  });

  it('gives up after five retries that do not reach the server', async () => {
    serve({ [LIST]: [accepted], [JOB]: [unreached] });
    await expect(ended(analyze())).rejects.toThrow(/could not be reached/);
    expect(sentTo('GET', JOB)).toHaveLength(6);
  });

  it('is sent again without the preference if the server has lost the job', async () => {
    serve({ [LIST]: [accepted, () => answer(200, { items: [2] })] });
    await expect(ended(analyze())).resolves.toEqual({ items: [2] });
    expect(sentTo('POST', LIST).map(({ headers }) => headers.has('prefer'))).toEqual([true, false]);
  });

  it('treats a 202 without a job URL as the answer', async () => {
    serve({ [LIST]: [() => answer(202, { ok: 1 }, { Location: '//elsewhere.example/x' })] });
    await expect(analyze()).resolves.toEqual({ ok: 1 });
  });

  it('deletes the job when it is canceled, and stops polling', async () => {
    serve({ [LIST]: [accepted], [JOB]: [() => running(1)] });
    const controller = new AbortController();
    const call = analyze({ signal: controller.signal, onProgress: () => controller.abort() });
    await expect(ended(call)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sentTo('DELETE', JOB)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentTo('GET', JOB)).toHaveLength(1);
  });

  it('deletes the job when the page is closed', async () => {
    serve({ [LIST]: [accepted], [JOB]: [() => running(1), done], [RESULT]: [() => answer(422, {})] });
    const leave = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    let deletedOnHiding = 0;
    const call = analyze({
      onProgress: () => {
        leave(true);
        deletedOnHiding = sentTo('DELETE', JOB).length;
        leave(false);
      },
    });
    await expect(ended(call)).rejects.toMatchObject({ status: 422 });
    expect(deletedOnHiding).toBe(0);
    expect(sentTo('DELETE', JOB)).toHaveLength(1);
  });
});
