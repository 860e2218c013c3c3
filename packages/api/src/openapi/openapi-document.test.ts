import { CONTRACT, PROCEDURES, type ProcedurePath } from '@earshot/schema/contract';
import { megabytes } from '@earshot/schema/format-count';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { COLUMN_KINDS } from '@earshot/schema/trending/list-reading';
import { CSV_FORMS } from '@earshot/schema/trending/model';
import { LINE_TYPES } from '@earshot/schema/trending/rules';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const METHOD_KEYS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

function statusesOf(procedure: ProcedurePath): number[] {
  const { path, method } = CONTRACT[procedure];
  const operation = openApiDocument().paths?.[path.slice('/api'.length)]?.[METHOD_KEYS[method]];
  return Object.keys(operation?.responses ?? {}).map(Number);
}

describe('the description of the API', () => {
  it('says that no call needs a key', () => {
    expect(openApiDocument().security).toEqual([]);
  });

  it.each([
    ['help.search', [200, 400, 405, 421, 429, 500]],
    ['help.framework', [200, 400, 404, 405, 421, 429, 500]],
    ['counters.get', [200, 400, 405, 421, 429, 500, 503]],
    ['suggestions.send', [200, 400, 403, 405, 408, 413, 415, 421, 429, 500, 503]],
    ['trending.exportCsv', [200, 400, 404, 405, 421, 422, 429, 500, 503]],
  ] as const)('%s lists the statuses that it can answer and no other', (procedure, statuses) => {
    expect(statusesOf(procedure)).toEqual(statuses);
  });

  it('names a reason for every status of every call', () => {
    for (const procedure of PROCEDURES) {
      expect(statusesOf(procedure)).toContain(200);
      expect(statusesOf(procedure)).toContain(429);
    }
  });
});

describe('a client that is generated from the description', () => {
  const document = openApiDocument();
  const schemas = document.components?.schemas ?? {};

  it('gets a name and a description for every shape it receives', () => {
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['AnalysisResult', 'KeywordMatch', 'TrendingResult', 'TrendingItem', 'Failure']),
    );
    const isDescribed = (name: string) => name.endsWith('Request') || 'description' in (schemas[name] ?? {});
    expect(Object.keys(schemas).filter((name) => !isDescribed(name))).toEqual([]);
  });

  it('gets a name for every body it sends', () => {
    const { paths } = document;
    expect(paths?.['/analyze/article']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ArticleAnalyzeRequest' } } },
    });
  });

  it('finds every shape that is referred to, and no shape that is not', () => {
    const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(schemas).sort());
  });

  it('reads what each call and each group of calls is for', () => {
    const tags = new Set(document.tags?.map(({ name }) => name));
    for (const procedure of PROCEDURES) {
      const { path, method } = CONTRACT[procedure];
      const operation = document.paths?.[path.slice('/api'.length)]?.[METHOD_KEYS[method]];
      expect(operation?.description).toMatch(/\.$/);
      expect(operation?.tags?.every((tag) => tags.has(tag))).toBe(true);
    }
  });

  it('sees the same values of an upload and a download as the schemas allow', () => {
    const upload = JSON.stringify(document.paths?.['/trending/analyze-file']);
    for (const words of [JSON.stringify(LINE_TYPES), COLUMN_KINDS.join(', '), megabytes(UPLOAD_MAX_BYTES)])
      expect(upload).toContain(words);
    const download = document.paths?.['/trending/export-csv/{session_id}'];
    expect(JSON.stringify(download)).toContain(JSON.stringify(CSV_FORMS));
  });

  it('sees that a tuple has no further items', () => {
    const open = [...JSON.stringify(document).matchAll(/"prefixItems":/g)].length;
    expect([...JSON.stringify(document).matchAll(/"items":\{"not":\{\}\}/g)]).toHaveLength(open);
  });
});
