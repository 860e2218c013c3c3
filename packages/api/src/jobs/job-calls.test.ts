import { CONTRACT } from '@earshot/schema/contract';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../../test/test-app.ts';
import type { Caller, OffloadedResponse } from '../ports.ts';

const LIST = CONTRACT['trending.analyzeText'].path;
const LATER = { Prefer: 'respond-async' };
const body = { text: 'Solar ferry opens\nHarbor strike ends', lineType: 'mixed' };

let test: TestApp;
const open = async (options: TestAppOptions = {}) => {
  test = await createTestApp(options);
  return request(test.app);
};
afterEach(() => test.close());

const ANSWER: OffloadedResponse = {
  status: 200,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: new TextEncoder().encode('{"late":true}'),
};

/** Returns calls that run until the test decides how they end. */
function held() {
  const callers: Omit<Caller, 'client'>[] = [];
  const ends: ((answer: OffloadedResponse) => void)[] = [];
  const run = (_: unknown, caller: Omit<Caller, 'client'>) => {
    callers.push(caller);
    return new Promise<OffloadedResponse>((resolve, reject) => {
      ends.push(resolve);
      caller.signal?.addEventListener('abort', () => reject(caller.signal?.reason));
    });
  };
  return { offload: { run }, callers, ends };
}

const addressOf = (answer: request.Response) => String(answer.headers.location);

async function whenDone(api: ReturnType<typeof request>, address: string): Promise<request.Response> {
  let job = await api.get(address);
  await expect
    .poll(async () => {
      job = await api.get(address);
      return job.body.state;
    })
    .toBe('done');
  return job;
}

describe('a call that prefers a later answer (RFC 7240)', () => {
  it('is answered 202 with an address, and there with the same answer as without the preference', async () => {
    const api = await open();
    const accepted = await api.post(LIST).set(LATER).send(body);
    expect(accepted).toMatchObject({ status: 202, headers: { 'preference-applied': 'respond-async' } });
    expect(addressOf(accepted)).toMatch(/^\/api\/jobs\/[\w-]{36}$/);
    const job = await whenDone(api, addressOf(accepted));
    expect(job.headers['cache-control']).toBe('no-store');
    const late = await api.get(job.body.result);
    const direct = await api.post(LIST).send(body);
    expect(late).toMatchObject({ status: 200, type: 'application/json' });
    expect({ ...late.body, session_id: '' }).toEqual({ ...direct.body, session_id: '' });
  });

  it('gives a failure as the call itself would', async () => {
    const api = await open();
    const accepted = await api.post(LIST).set(LATER).send({ text: ' ', lineType: 'mixed' });
    const job = await whenDone(api, addressOf(accepted));
    const late = await api.get(job.body.result);
    expect(late).toMatchObject({ status: 400, body: { message: 'Please paste some text to analyze.' } });
  });

  it('reads a post, too, which needs no worker process as a whole', async () => {
    const api = await open();
    const accepted = await api.post(CONTRACT['social.analyze'].path).set(LATER).send({ keywords: [] });
    const job = await whenDone(api, addressOf(accepted));
    expect((await api.get(job.body.result)).status).toBe(400);
  });

  it('reports its progress, and refuses the response until it is ready', async () => {
    const { offload, callers, ends } = held();
    const api = await open({ offload });
    const address = addressOf(await api.post(LIST).set(LATER).send(body));
    expect((await api.get(address)).body).toMatchObject({ state: 'running', progress: null, result: null });
    callers[0]?.onProgress?.({ unit: 'pages', done: 2, total: 300 });
    const job = await api.get(address);
    expect(job).toMatchObject({ status: 200, headers: { 'retry-after': '1' } });
    expect(job.body.progress).toEqual({ unit: 'pages', done: 2, total: 300 });
    expect(await api.get(`${address}/result`)).toMatchObject({ status: 409, body: { code: 'not_done' } });
    ends[0]?.(ANSWER);
    await whenDone(api, address);
    expect((await api.get(`${address}/result`)).body).toEqual({ late: true });
  });

  it('counts the lines that have been ranked', async () => {
    const api = await open();
    const address = addressOf(await api.post(LIST).set(LATER).send(body));
    expect((await whenDone(api, address)).body.progress).toEqual({ unit: 'lines', done: 2, total: 2 });
  });

  it('is ended by DELETE, and gone then', async () => {
    const { offload, callers } = held();
    const api = await open({ offload });
    const address = addressOf(await api.post(LIST).set(LATER).send(body));
    expect((await api.delete(address)).status).toBe(204);
    expect(callers[0]?.signal?.aborted).toBe(true);
    for (const gone of [api.get(address), api.delete(address), api.get(`${address}/result`)])
      expect(await gone).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is answered directly when that takes no longer than the client wants to wait', async () => {
    const { offload, ends } = held();
    const api = await open({ offload });
    const large = { ...body, text: 'Solar ferry opens\n'.repeat(3000) };
    const [direct] = await Promise.all([
      api.post(LIST).set('Prefer', 'respond-async, wait=30').send(large),
      expect
        .poll(() => ends.length)
        .toBe(1)
        .then(() => ends[0]?.(ANSWER)),
    ]);
    expect(direct).toMatchObject({ status: 200, body: { late: true } });
    const later = await api.post(LIST).set('Prefer', 'respond-async, wait=1').send(large);
    expect(later.status).toBe(202);
  });

  it('is limited in number for each client', async () => {
    const { offload, ends } = held();
    const api = await open({ offload, jobLimits: { maxPerClient: 2 } });
    const send = () => api.post(LIST).set(LATER).send(body);
    const [first] = [await send(), await send()];
    expect(await send()).toMatchObject({ status: 503, body: { code: 'busy' } });
    ends[0]?.(ANSWER);
    await whenDone(api, addressOf(first));
    expect((await send()).status).toBe(202);
  });

  it('is answered directly when the client has too many jobs and is ready to wait', async () => {
    const { offload, ends } = held();
    const api = await open({ offload, jobLimits: { maxPerClient: 1 } });
    expect((await api.post(LIST).set(LATER).send(body)).status).toBe(202);
    const large = { ...body, text: 'Solar ferry opens\n'.repeat(3000) };
    const [direct] = await Promise.all([
      api.post(LIST).set('Prefer', 'respond-async, wait=1').send(large),
      expect
        .poll(() => ends.length)
        .toBe(2)
        .then(() => ends[1]?.(ANSWER)),
    ]);
    expect(direct).toMatchObject({ status: 200, body: { late: true } });
  });

  it('is limited in the size of its response and in how long that is kept', async () => {
    const { offload, ends } = held();
    const api = await open({ offload, jobLimits: { maxAnswerBytes: 200 } });
    const address = addressOf(await api.post(LIST).set(LATER).send(body));
    ends[0]?.({ ...ANSWER, body: crypto.getRandomValues(new Uint8Array(1000)) });
    await whenDone(api, address);
    expect((await api.get(`${address}/result`)).body).toMatchObject({ code: 'too_large' });
    await test.close();
    const brief = await open({ jobLimits: { keepMs: 1 } });
    const gone = addressOf(await brief.post(LIST).set(LATER).send(body));
    await expect.poll(async () => (await brief.get(gone)).status).toBe(404);
  });

  it('leaves its id, which would give access to it, out of the log', async () => {
    const api = await open();
    const address = addressOf(await api.post(LIST).set(LATER).send(body));
    await whenDone(api, address);
    await api.get(`${address}/result`);
    expect(test.log.map(({ path }) => path)).toContain('/api/jobs/{id}/result');
    expect(JSON.stringify(test.log)).not.toContain(address);
  });

  it('answers calls that do not analyze at once', async () => {
    const api = await open();
    expect((await api.get(CONTRACT['counters.get'].path).set(LATER)).status).toBe(200);
    const suggestion = { name: 'Dana', email: '', idea: 'Tides' };
    const sent = await api.post(CONTRACT['suggestions.send'].path).set(LATER).send(suggestion);
    expect(sent.status).not.toBe(202);
  });
});
