/** A page for each glossary term, and the list of the site's pages for search engines. */

import { escapeHtml } from '@earshot/schema/escape-html';
import { SHEETS } from '@earshot/schema/help/library-place';
import { SAMPLE_PAGE } from '@earshot/schema/help/sample-set';
import { ROUTES } from '@earshot/schema/routes';
import { Router } from 'express';
import { library } from '../content/library.data.ts';
import { DOCS_POLICY } from './docs-layout.ts';
import type { OriginOf } from './origin.ts';
import { termPage, termPath } from './term-page.ts';

/** Creates the routes `/help/terms/:slug` and `/sitemap.xml`. An unknown term is left to the application's own page. */
export function createTermsRouter(originOf: OriginOf): Router {
  const router = Router();
  const terms = new Map(library.glossary.map((term) => [termPath(term), term]));
  router.get('/help/terms/:slug', (req, res, next) => {
    const term = terms.get(req.path);
    if (term === undefined) return next();
    res
      .set('Content-Security-Policy', DOCS_POLICY)
      .type('html')
      .send(termPage(term, originOf(req)));
  });
  router.get('/sitemap.xml', (req, res) => {
    res.type('application/xml').send(sitemap(originOf(req)));
  });
  return router;
}

/** Returns the addresses of all public pages with content, in the format of sitemaps.org. */
function sitemap(origin: string): string {
  const paths = [
    ...Object.values(ROUTES)
      .map(({ path, status }) => (status === 200 && !/[:*]/.test(path) ? path : ''))
      .filter((path) => path !== ''),
    ...library.frameworks.map(({ slug }) => `/help/frameworks/${slug}`),
    ...library.glossary.map(termPath),
    ...[...library.frameworks, ...library.quizzes].map(({ slug }) => `${SHEETS}/${slug}`),
    SAMPLE_PAGE,
  ];
  const rows = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}
