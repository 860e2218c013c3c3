import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { library } from '../content/library.data.ts';
import { termPage } from './library-pages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (path: string) => request(test.app).get(path);

describe('the page of a term', () => {
  it('has title, description, definition and data for search engines', async () => {
    const { status, text, headers } = await get('/help/terms/krippendorff-s-alpha');
    expect(status).toBe(200);
    expect(text).toContain('<title>Krippendorff’s Alpha | Earshot</title>');
    expect(text).toContain('<meta name="description" content="Agreement for any number of coders');
    expect(text).toContain('https://doi.org/10.1080/19312450709336664');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'DefinedTerm', name: 'Krippendorff’s Alpha' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('names its work and its last change right below the title, and leads to its citation', () => {
    const term = library.glossary.find(({ slug }) => slug === 'share-of-voice');
    expect(term && termPage(term, '')).toMatch(
      /<h1>Share of Voice<\/h1>\s*<p>[^<.]*\. From the Earshot Learning Library\. Last changed November 23, 2026\. <a href="\/help\/glossary#share-of-voice">Cite<\/a>/,
    );
  });

  it('exists for every term, and each page links only to pages that exist', async () => {
    const known = new Set(library.glossary.map(({ slug }) => `/help/terms/${slug}`));
    for (const term of library.glossary) {
      const links = [...termPage(term, '').matchAll(/href="(\/help\/terms\/[^"]+)"/g)].map(
        ([, path]) => path,
      );
      for (const path of links) expect(known, term.term).toContain(path);
    }
    expect((await get('/help/terms/share-of-voice')).status).toBe(200);
  });

  it.each(['/help/terms/no-such-term', '/help/terms/Reach', '/help/glossary/Reach'])(
    '#19 %s stays without a page',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('writes texts literally, also in its data', () => {
    const [first] = library.glossary;
    if (!first) throw new Error('no terms');
    const page = termPage({ ...first, term: '</script><b>"x"', plain: '<i>&' }, 'https://earshot.example');
    expect(page).not.toMatch(/<\/script><b>|<i>/);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('rel="canonical" href="https://earshot.example/help/terms/');
  });
});

describe('GET /sitemap.xml', () => {
  it('lists screens, frameworks, terms, sheets and the practice data set', async () => {
    const { status, type, text } = await get('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml']);
    expect(text).toContain('/help/frameworks/peso-model</loc>');
    expect(text).toContain('/help/terms/share-of-voice</loc>');
    expect(text).toContain('/help/sheets/peso-model</loc>');
    expect(text).toContain('/help/data</loc>');
    expect(text).not.toMatch(/:slug|\*/);
  });
});
