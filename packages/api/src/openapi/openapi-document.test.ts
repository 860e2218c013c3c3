import { CONTRACT, type ProcedurePath, restRow } from '@earshot/schema/contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const METHOD_KEYS = { GET: 'get', POST: 'post' } as const;

function statusesOf(procedure: ProcedurePath): number[] {
  const { path, method } = restRow(procedure);
  const operation = openApiDocument().paths?.[path.slice('/api'.length)]?.[METHOD_KEYS[method]];
  return Object.keys(operation?.responses ?? {}).map(Number);
}

describe('the description of the API', () => {
  it('says that no call asks for a key', () => {
    expect(openApiDocument().security).toEqual([]);
  });

  it.each([
    ['help.search', [200, 400, 405, 429, 500]],
    ['help.framework', [200, 400, 404, 405, 429, 500]],
    ['counters.get', [200, 400, 405, 429, 500, 503]],
    ['suggestions.send', [200, 400, 403, 405, 408, 413, 415, 429, 500, 503]],
    ['trending.exportCsv', [200, 400, 404, 405, 422, 429, 500, 503]],
  ] as const)('%s lists the statuses that it can answer and no other', (procedure, statuses) => {
    expect(statusesOf(procedure)).toEqual(statuses);
  });

  it('names a reason for every status of every call', () => {
    for (const procedure of Object.keys(CONTRACT) as ProcedurePath[]) {
      expect(statusesOf(procedure)).toContain(200);
      expect(statusesOf(procedure)).toContain(429);
    }
  });
});
