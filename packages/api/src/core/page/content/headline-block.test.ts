import { expect, it } from 'vitest';
import { readBlocks } from '../html/blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { headlineIndex } from '../metadata/headline.ts';

const at = (html: string, headline: string | null, titles: string[] = []) =>
  headlineIndex(readBlocks(parseHtml(html)), headline, titles);

it('prefers the h1, then headings, then any block with the headline', () => {
  expect(at('<h2>Ferry delayed</h2><h1>Ferry delayed</h1>', 'Ferry delayed')).toBe(1);
  expect(at('<p>Ferry delayed</p><h3>Ferry delayed</h3>', 'Ferry delayed')).toBe(1);
  expect(at('<p>x</p><p>Ferry delayed</p>', 'Ferry delayed')).toBe(1);
});

it('accepts other forms of the headline and an only h1', () => {
  expect(at('<p>x</p><h2>Ferry late</h2>', 'Ferry delayed', ['Ferry late'])).toBe(1);
  expect(at('<p>x</p><h1>Something</h1>', null)).toBe(1);
  expect(at('<h1>One</h1><h1>Two</h1>', null)).toBe(-1);
});
