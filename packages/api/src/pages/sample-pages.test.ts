import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { sampleSet } from '../content/samples/sample-set.ts';
import { setFiles } from './sample-pages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (path: string) => request(test.app).get(path);

describe('the practice data set', () => {
  it('has a page that leads to every file and into the tools', async () => {
    const { status, text } = await get('/help/data');
    expect(status).toBe(200);
    expect(text).toContain('<title>Exercises and practice data | Earshot</title>');
    for (const { name } of setFiles(sampleSet)) expect(text).toContain(`href="/help/data/${name}"`);
    expect(text).toContain('href="/?tab=trending&amp;sample=headlines"');
  });

  it('lists every exercise with its task, its tool and its place in the playbook', async () => {
    const { text } = await get('/help/data');
    expect(sampleSet.exercises.length).toBeGreaterThanOrEqual(8);
    expect(text).toContain('id="exercises"');
    for (const { slug, sample } of sampleSet.exercises) {
      expect(text).toContain(`href="/help/playbooks#${slug}"`);
      expect(text).toMatch(new RegExp(`sample=${sample}&amp;exercise=${slug}"`));
    }
  });

  it('shows the codes of both coders for each article, and leads there from the exercises that need them', async () => {
    const { text } = await get('/help/data');
    const codes = text.slice(text.indexOf('<h2 id="codes">'));
    expect(codes.match(/<tr><th scope="row">/g)).toHaveLength(sampleSet.articles.length);
    const needing = sampleSet.exercises.filter(({ task }) => /\bcoders?\b/.test(task));
    expect(needing.length).toBeGreaterThan(1);
    for (const { materials } of needing) expect(materials).toContain('codes');
    expect(text.split('<a href="/help/data#codes">Codes of coders A and B</a>')).toHaveLength(
      needing.length + 1,
    );
  });

  it('has the navigation of the other pages and the way back', async () => {
    const { text } = await get('/help/data');
    for (const address of ['/analytics', '/help', '/suggestions', '/about'])
      expect(text).toContain(`<a href="${address}">`);
    expect(text).toContain('aria-label="Where you are"');
  });

  it.each(setFiles(sampleSet).map(({ name, type, body }) => [name, type, body] as const))(
    'sends %s as it is',
    async (name, type, body) => {
      const { status, headers, text } = await get(`/help/data/${name}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toContain(type.split(';')[0]);
      expect(text).toBe(body);
    },
  );

  it('has the codes of two people for each of its articles', () => {
    const labels = setFiles(sampleSet).find(({ name }) => name === 'labels.csv');
    expect(labels?.body.trimEnd().split('\r\n')).toHaveLength(41);
  });

  it('leaves other addresses to the page for unknown ones', async () => {
    expect((await get('/help/data/secret.csv')).status).toBe(404);
  });
});
