import { describe, expect, it } from 'vitest';
import { CONTRACT, pathParameters, restPath } from './contract.ts';

describe('the REST table', () => {
  it('#368 has the fourteen rows of the specification', () => {
    expect(Object.values(CONTRACT).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/analyze/article',
      'POST /api/analyze/social',
      'POST /api/trending/analyze-text',
      'POST /api/trending/analyze-file',
      'GET /api/trending/export-csv/{session_id}',
      'POST /api/expand-url',
      'POST /api/suggestions',
      'GET /api/counters',
      'GET /api/help/search',
      'GET /api/help/frameworks',
      'GET /api/help/frameworks/{slug}',
      'GET /api/help/glossary',
      'GET /api/help/playbooks',
      'GET /api/help/quizzes',
    ]);
  });

  it('#299 fills path parameters in, encoded', () => {
    expect(restPath('help.framework', { slug: 'a b/c' })).toBe('/api/help/frameworks/a%20b%2Fc');
    expect(pathParameters('help.framework')).toEqual(['slug']);
    expect(() => restPath('help.framework')).toThrow('slug');
  });
});
