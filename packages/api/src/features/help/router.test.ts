import { Framework, GlossaryTerm, HelpSearchResult, Playbook, Quiz } from '@earshot/schema/help/model';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../test/use-sites.ts';

const test = await useTestApp();

async function get(path: string, query: Record<string, string> = {}) {
  const { status, body } = await request(test.app).get(`/api/help/${path}`).query(query);
  return { status, body: body as unknown };
}

describe('GET /api/help/search', () => {
  it.each([{}, { q: '📈' }])('#406 answers %j with empty lists', async (query) => {
    expect(await get('search', query)).toEqual({
      status: 200,
      body: { frameworks: [], glossary: [], playbooks: [], best: [], isAnswered: false },
    });
  });

  it('#406 refuses more than 10,000 characters and repeated parameters with 400, never 500', async () => {
    expect((await get('search', { q: 'a'.repeat(10_001) })).status).toBe(400);
    const { status } = await request(test.app).get('/api/help/search?q=a&q=b');
    expect([200, 400]).toContain(status);
  });

  it('#271 decodes the query', async () => {
    const { body } = await request(test.app).get('/api/help/search?q=R%26D%20measurement');
    expect(HelpSearchResult.parse(body)).toEqual((await get('search', { q: 'R&D measurement' })).body);
    expect(HelpSearchResult.parse(body).best?.length).toBeGreaterThan(0);
  });
});

describe('GET /api/help/frameworks', () => {
  it('#416 serves exactly 11 frameworks with every section filled', async () => {
    const { body } = await get('frameworks');
    const list = z.array(Framework).parse(body);
    expect(list).toHaveLength(11);
    for (const { whenToUse, keyComponents, structure, steps, outcomes, tips } of list)
      for (const section of [whenToUse, keyComponents, structure, steps, outcomes, tips])
        expect(section.length).toBeGreaterThan(0);
  });

  it('#408 serves one framework by its slug, and 404 for an unknown one', async () => {
    const { status, body } = await get('frameworks/peso-model');
    expect(status).toBe(200);
    expect(Framework.parse(body).name).toBe('PESO Model');
    expect(await get('frameworks/no-such')).toMatchObject({
      status: 404,
      body: { message: 'The requested framework could not be found.' },
    });
  });
});

describe('GET /api/help/glossary, playbooks, quizzes', () => {
  it('#409 #417 serves at least 42 terms, whose related terms are served as well', async () => {
    const terms = z.array(GlossaryTerm).parse((await get('glossary')).body);
    expect(terms.length).toBeGreaterThanOrEqual(42);
    const names = new Set(terms.map(({ term }) => term));
    for (const other of terms.flatMap(({ related }) => related)) expect(names.has(other), other).toBe(true);
  });

  it('#410 #418 serves exactly 5 playbooks and 3 quizzes of all three difficulties', async () => {
    expect(z.array(Playbook).parse((await get('playbooks')).body)).toHaveLength(5);
    const quizzes = z.array(Quiz).parse((await get('quizzes')).body);
    expect(quizzes.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'intermediate', 'advanced']);
  });
});
