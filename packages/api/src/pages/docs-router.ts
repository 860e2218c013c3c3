/** The documentation for visitors: the API from the contract, the methods from `docs/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '@earshot/schema/failures';
import { Router } from 'express';
import { marked } from 'marked';
import { apiPage } from './api-page.ts';
import { DOCS_POLICY, docsCss, docsLayout } from './docs-layout.ts';

const BASE = '/api/docs';
/**
 * Creates the routes below `/api/docs`. `docsDir` contains `methods.md` and `methods/*.md`.
 * @param webDir folder of the built application, whose font the pages use. Undefined if it is not served.
 */
export function createDocsRouter(docsDir: string, webDir?: string): Router {
  const router = Router();
  const methods = readMethods(docsDir);
  const css = docsCss(webDir && fontOf(webDir));
  router.use((_req, res, next) => {
    res.set('Content-Security-Policy', DOCS_POLICY);
    next();
  });
  router.get('/', (_req, res) => {
    res.type('html').send(apiPage());
  });
  router.get('/docs.css', (_req, res) => {
    res.type('css').send(css);
  });
  router.get(['/methods', '/methods/:topic'], (req, res) => {
    const { topic } = req.params;
    const page = methods.get(typeof topic === 'string' ? topic : '');
    if (page === undefined) throw new Failure('not-found');
    res.type('html').send(page);
  });
  return router;
}

/** Returns the address of the font with the Latin letters. Undefined if the application was built without it. */
function fontOf(webDir: string): string | undefined {
  const folder = join(webDir, 'assets');
  const file = existsSync(folder) && readdirSync(folder).find((name) => /latin-wght[^/]*\.woff2$/.test(name));
  return file ? `/assets/${file}` : undefined;
}

/** Returns the pages by topic. The index has an empty topic. */
function readMethods(docsDir: string): ReadonlyMap<string, string> {
  const index = join(docsDir, 'methods.md');
  if (!existsSync(index)) throw new Error(`The methods are missing: ${index}`);
  const folder = join(docsDir, 'methods');
  const topics = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map([
    ['', render(readFileSync(index, 'utf8'))],
    ...topics.map((file): [string, string] => [
      basename(file, '.md'),
      render(readFileSync(join(folder, file), 'utf8')),
    ]),
  ]);
}

function render(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Methods';
  // Links between the files become links between the pages. A link to a file that is not served becomes plain text.
  const linked = markdown
    .replace(/\]\((?:methods\/)?([\w-]+)\.md(#[\w-]+)?\)/g, `](${BASE}/methods/$1$2)`)
    .replace(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1');
  return docsLayout(title, marked.parse(linked, { async: false }));
}
