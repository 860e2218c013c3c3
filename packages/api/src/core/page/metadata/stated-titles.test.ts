import { expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const TEXT =
  '<p>The harbor authority of Port Ellery said on Monday that the new terminal would open two years late.</p>'.repeat(
    4,
  );
const page = (head: string, body: string, url = 'https://www.ellerycourier.example/news/ferry') =>
  readPage(`<!doctype html><html><head>${head}</head><body>${body}${TEXT}</body></html>`, url);
const headline = (head: string, body: string) => page(head, body).headline;

it.each([
  [
    'a logo in an h1',
    '<title>Ferry delayed again</title>',
    '<h1><a href="/">Ellery Courier</a></h1><h1>Ferry delayed again</h1>',
    'Ferry delayed again',
  ],
  [
    'a kicker with a class',
    '<title>Ferry delayed again</title>',
    '<h1><span class="article-kicker">Harbor</span>: Ferry delayed again</h1>',
    'Ferry delayed again',
  ],
  [
    'a first word without such a class',
    '<title>Harbor: Ferry delayed again</title>',
    '<h1><span class="first">Harbor</span>: Ferry delayed again</h1>',
    'Harbor: Ferry delayed again',
  ],
  [
    'an empty h1',
    '<title>Ferry delayed again</title>',
    '<h1> </h1><h1>Ferry delayed again</h1>',
    'Ferry delayed again',
  ],
  [
    'a date after the headline',
    '<meta property="og:title" content="Ferry delayed for two years">',
    '<h1>Ferry delayed for two years 04.03.2024</h1>',
    'Ferry delayed for two years',
  ],
  [
    'a number after the headline',
    '<meta property="og:title" content="Ferry delayed for two years">',
    '<h1>Ferry delayed for two years 2024</h1>',
    'Ferry delayed for two years 2024',
  ],
  [
    'a section before a bar',
    '<meta property="og:title" content="Opinion | Ferries fail us every winter">',
    '<h1>Opinion | Ferries fail us every winter</h1>',
    'Ferries fail us every winter',
  ],
  [
    'its own section before a colon',
    '<meta property="article:section" content="Analysis"><title>Analysis: Ferries fail us every winter</title>',
    '<h1>Analysis: Ferries fail us every winter</h1>',
    'Ferries fail us every winter',
  ],
  [
    'its own section above it and before a dash',
    '<title>Analysis – Ferries fail us every winter</title>',
    '<p>Analysis</p><h1>Analysis – Ferries fail us every winter</h1>',
    'Ferries fail us every winter',
  ],
  [
    'a word before a colon that the page does not call its section',
    '<meta property="article:section" content="Harbor"><title>Analysis: Ferries fail us every winter</title>',
    '<h1>Analysis: Ferries fail us every winter</h1>',
    'Analysis: Ferries fail us every winter',
  ],
  [
    'its own topic before a colon',
    '<meta property="article:section" content="Harbor"><title>Harbor: Ferries fail us every winter</title>',
    '<h1>Harbor: Ferries fail us every winter</h1>',
    'Harbor: Ferries fail us every winter',
  ],
  [
    'a cut og:title',
    '<meta property="og:title" content="Ferry delayed for two…">',
    '<h1>Ferry delayed for two years</h1>',
    'Ferry delayed for two years',
  ],
])('reads the headline despite %s', (_, head, body, expected) => {
  expect(headline(head, body)).toBe(expected);
});

it.each([
  ['<meta property="og:site_name" content="@ElleryCourier">', '', 'ElleryCourier'],
  ['<meta property="og:site_name" content="https://www.ellerycourier.example">', '', 'Ellerycourier'],
  ['<meta property="og:site_name" content="News, sports and views from the coast.">', '', 'Ellerycourier'],
  ['<meta property="og:site_name" content="Ellery Courier | News from the coast">', '', 'Ellery Courier'],
  ['<title>Ferry delayed - Ellery Courier: News</title>', '', 'Ellery Courier'],
  ['<title>Ferry delayed - Courier</title>', '', 'Courier'],
  ['<title>Ferry delayed - Ellery</title>', '', 'Ellery'],
])('reads the name of the outlet from %s', (head, body, source) => {
  expect(page(head, body).source).toBe(source);
});

it('states the language in small letters and keeps the region', () => {
  const html = `<html lang="EN-GB"><body>${TEXT}</body></html>`;
  expect(readPage(html, 'https://a.example/').language).toBe('en-GB');
});
