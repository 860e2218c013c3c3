import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withHead } from './app-pages.ts';

/** The page before the build. */
const page = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8');

it('names the page in title, description and preview', () => {
  const named = withHead(page, { title: 'PESO “A & B” | Earshot', description: 'Say "$1" <b>' });
  expect(named).toContain('<title>PESO “A &amp; B” | Earshot</title>');
  expect(named).toMatch(/property="og:title"\s+content="PESO “A &amp; B” \| Earshot"/);
  expect(named.match(/content="Say &quot;\$1&quot; &lt;b&gt;"/g)).toHaveLength(2);
});

it('keeps the description of the product when there is no other', () => {
  const named = withHead(page, { title: 'About | Earshot' });
  expect(named).toContain('<title>About | Earshot</title>');
  expect(named).toContain('Free social listening analysis tool');
});
