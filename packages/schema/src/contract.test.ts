import { describe, expect, it } from 'vitest';
import { CONTRACT, pathParameters, pointsOf, restPath } from './contract.ts';

describe('the REST table', () => {
  it('#368 begins with the fourteen rows of the specification', () => {
    const rows = Object.values(CONTRACT).slice(0, 14);
    expect(rows.map(({ method, path }) => `${method} ${path}`)).toEqual([
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

  it('charges a list by its size, and a read only for the call', () => {
    const list = CONTRACT['trending.analyzeText'];
    expect(pointsOf(list, 300)).toBe(list.cost);
    expect(pointsOf(list, 10 * 1024 * 1024)).toBeGreaterThan(20 * list.cost);
    expect(pointsOf(CONTRACT['counters.get'], 1e9)).toBe(1);
  });

  it('#299 fills path parameters in, encoded', () => {
    expect(restPath('help.framework', { slug: 'a b/c' })).toBe('/api/help/frameworks/a%20b%2Fc');
    expect(pathParameters('help.framework')).toEqual(['slug']);
    expect(() => restPath('help.framework')).toThrow('slug');
  });
});
