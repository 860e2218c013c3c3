import { CONTRACT, type ProcedurePath } from '@earshot/schema/contract';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../../test/fake-server.ts';
import { createTrpcClient, toRestCall } from './trpc.ts';

const PROCEDURES = Object.keys(CONTRACT).filter((name): name is ProcedurePath =>
  Object.hasOwn(CONTRACT, name),
);

describe('REST link', () => {
  it.each(PROCEDURES)('#368 %s goes to the method and path of its contract row', (procedure) => {
    const call = toRestCall(procedure, { slug: 'a b', session_id: 's1' });
    const path = CONTRACT[procedure].path.replace('{slug}', 'a%20b').replace('{session_id}', 's1');
    expect(call.method).toBe(CONTRACT[procedure].method);
    expect(call.url.split('?')[0]).toBe(path);
  });

  it('#271 query values are percent-encoded, absent ones left out', () => {
    expect(toRestCall('help.search', { q: 'R&D now' }).url).toBe('/api/help/search?q=R%26D%20now');
    expect(toRestCall('help.frameworks', { search: undefined, tag: 'x' }).url).toBe(
      '/api/help/frameworks?tag=x',
    );
    expect(toRestCall('counters.get', undefined).url).toBe('/api/counters');
  });

  it('#199 an upload becomes a form with its fields', () => {
    const file = new File(['a'], 'a.txt', { type: 'text/plain' });
    const { body } = toRestCall('trending.analyzeFile', { file, lineType: 'mixed' });
    expect(body).toBeInstanceOf(FormData);
    expect(body instanceof FormData ? [body.get('file'), body.get('lineType')] : []).toEqual([file, 'mixed']);
  });

  it('#227 a refused upload has one message, whatever the status', async () => {
    const server = createFakeServer({
      'trending.analyzeFile': { status: 413, json: { message: 'Too large.' } },
    });
    vi.stubGlobal('fetch', server.fetch);
    const file = new File(['a'], 'a.txt', { type: 'text/plain' });
    await expect(createTrpcClient().trending.analyzeFile.mutate({ file, lineType: 'mixed' })).rejects.toThrow(
      /^Analysis failed$/,
    );
  });

  it('an error without a message still has none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('')));
    await expect(createTrpcClient().counters.get.query()).rejects.toThrow(/^$/);
  });

  it('the signal cancels the call', async () => {
    const server = createFakeServer({ 'article.analyze': () => new Promise(() => {}) });
    vi.stubGlobal('fetch', server.fetch);
    const controller = new AbortController();
    const call = createTrpcClient().article.analyze.mutate({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toThrow(/canceled/);
  });
});
