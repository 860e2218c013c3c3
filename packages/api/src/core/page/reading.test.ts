import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lineFeatures, withPhrases } from './lines/article-lines.ts';
import { readArticle } from './read-article.ts';
import { readPageParts } from './read-page.ts';
import { articleSigns, gatherEvidence } from './refusal/article-signs.ts';
import { kindWeights } from './refusal/kinds.ts';

const PAGES = new URL('../../../test/pages/', import.meta.url);
const NOW = new Date('2026-11-22T12:00:00Z');
const SHOWN_LINES = 12;

/** Lists features other than 0, and their values if they are not 1. */
function shown(features: Readonly<Record<string, number>>): string {
  const set = Object.entries(features).filter(([, value]) => value !== 0);
  return set.map(([name, value]) => (value === 1 ? name : `${name} ${value.toFixed(2)}`)).join(' | ');
}

const short = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 40)} … ${text.slice(-17)}`);

function readingOf(name: string): string {
  const html = readFileSync(new URL(`${name}/source.html`, PAGES), 'utf8');
  const { url } = JSON.parse(readFileSync(new URL(`${name}/expected.json`, PAGES), 'utf8'));
  const { page, refusal, warnings } = readArticle(html, url, { now: NOW });
  const { blocks, captions, signals, text: _, ...stated } = page;
  const parts = readPageParts(html, url, { now: NOW });
  const evidence = gatherEvidence({ ...parts, html, url, requestedUrl: url });
  const lines = withPhrases(parts.blocks.slice(0, SHOWN_LINES));
  return [
    `READ AS ${refusal ?? 'article'} ${JSON.stringify({ warnings })}`,
    ...Object.entries({ ...stated, signals }).map(
      ([field, value]) => `STATED ${field}: ${JSON.stringify(value)}`,
    ),
    ...blocks.map(({ kind, text }) => `BLOCK ${kind}: ${short(text)}`),
    ...captions.map((caption) => `CAPTION ${short(caption)}`),
    `SIGNS ${shown(articleSigns(evidence, kindWeights(evidence)))}`,
    ...lineFeatures(lines).map((features, i) => `LINE ${short(lines[i]?.text ?? '')}\n  ${shown(features)}`),
    '',
  ].join('\n');
}

it.each([
  'arc-body-with-inline-related',
  'audio-podcast-de',
  'captions-in-plain-divs',
  'comments-thread',
  'consent-en-overlay',
  'cut-story-no-wall',
  'date-below-text-de',
  'gallery-en-slides',
  'home-front-page',
  'interview-qa',
  'listing-section-en',
  'newsletter-and-donation-in-body',
  'opinion-with-author-box',
  'paywall-de-plus',
  'product-page-en',
  'search-results-en',
  'soft-404-fr-introuvable',
  'sports-report-with-table',
  'teasers-inside-body',
  'video-page-en',
  'wire-release-with-contact',
])(
  'the reading of a page, and the evidence that the models were fitted on, stay the same: %s',
  async (name) => {
    await expect(readingOf(name)).toMatchFileSnapshot(`testing/readings/${name}.txt`);
  },
);

/** What the report shows of a page and why, on one line, with the first words of its text. */
function summaryOf(name: string): string {
  const [first = '', ...lines] = readingOf(name).split('\n');
  const shownFields =
    /^(?:STATED (?:headline|source|date|author|authorKind|address|record|provenance|language|description)\b|CAPTION)/;
  const blocks = lines.filter((line) => line.startsWith('BLOCK'));
  const facts = lines.filter((line) => shownFields.test(line) && !line.endsWith(': null'));
  return [
    `${name}: ${first}, ${blocks.length} blocks`,
    ...blocks.slice(0, 1),
    ...blocks.slice(-1),
    ...facts,
  ].join('\n  ');
}

it('every page of the collection is read as before', async () => {
  const names = readdirSync(PAGES).sort();
  await expect(`${names.map(summaryOf).join('\n')}\n`).toMatchFileSnapshot('testing/readings/all-pages.txt');
});
