import { describe, expect, it } from 'vitest';
import { readBlocks } from '../html/blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { chooseHeadline, type HeadlineSources, headlineIndex } from './headline.ts';

const none: HeadlineSources = {
  h1s: [],
  ogTitle: null,
  twitterTitle: null,
  titleText: null,
  linkedHeadline: null,
  headsText: () => false,
  setOffLine: () => null,
  shown: () => new Set<string>(),
  names: ['Ellery Courier'],
};
const choose = (sources: Partial<HeadlineSources>) => chooseHeadline({ ...none, ...sources });

describe('chooseHeadline', () => {
  it('takes the h1 that the titles repeat', () => {
    expect(
      choose({
        h1s: ['Ellery Courier', 'Ferry delayed'],
        ogTitle: 'Ferry delayed',
        titleText: 'Ferry delayed | Ellery Courier',
      }),
    ).toEqual({ value: 'Ferry delayed', from: 'h1 element' });
  });

  it('passes over an h1 that is a slogan', () => {
    expect(choose({ h1s: ['News for the whole coast'], ogTitle: 'Ferry delayed by two years' })).toEqual({
      value: 'Ferry delayed by two years',
      from: 'og:title',
    });
  });

  it('passes over a section label and another form of the headline that only the title element repeats', () => {
    const ogTitle = 'Fähre zum alten Hafen fällt aus';
    expect(choose({ h1s: ['Opinion'], ogTitle, titleText: `${ogTitle} | Opinion` })?.value).toBe(ogTitle);
    const english = 'Ferry to the old port is canceled';
    expect(choose({ h1s: [english], ogTitle, titleText: `${english}|${ogTitle}` })?.value).toBe(ogTitle);
  });

  it.each([
    ['Opinion', 'Opinion: Why the ferries fail us every winter'],
    ['Harbor City', 'Harbor City: two years late, the ferry terminal opens its doors at last'],
    ['Kommentar', 'Kommentar zur Fähre: Der Fahrplan vergisst die Inseln'],
    ['観光', '観光船が二年ぶりに港へ戻る、地元は歓迎と不安'],
    ['Live', 'Live: The vote on the ferry contract, minute by minute'],
  ])('passes over the label %s, which is a small part of og:title', (h1, ogTitle) => {
    expect(choose({ h1s: [h1], ogTitle, titleText: `${ogTitle} | Ellery Courier` })?.value).toBe(ogTitle);
    expect(choose({ h1s: [h1], linkedHeadline: ogTitle })?.value).toBe(ogTitle);
  });

  it('keeps a short h1 that is much of og:title', () => {
    expect(choose({ h1s: ['Ferry delayed'], ogTitle: 'Ferry delayed by two years' })?.value).toBe(
      'Ferry delayed',
    );
  });

  it('keeps an h1 that is the whole of the title element, whatever og:title says', () => {
    const h1 = 'Ferry to the old port is canceled';
    expect(choose({ h1s: [h1], ogTitle: 'Commuters look for other ways', titleText: h1 })?.value).toBe(h1);
  });

  it('leaves out a kicker before and a date after the headline', () => {
    const ogTitle = 'Ferry terminal delayed';
    expect(choose({ h1s: ['Harbour Ferry terminal delayed'], ogTitle })?.value).toBe(ogTitle);
    expect(choose({ h1s: ['Ferry terminal delayed 02.03.2024 Local'], ogTitle })?.value).toBe(ogTitle);
    expect(choose({ h1s: ['Harbour Ferry terminal delayed'], linkedHeadline: ogTitle })).toEqual({
      value: ogTitle,
      from: 'JSON-LD',
    });
  });

  it('keeps an h1 that says more than a cut og:title', () => {
    expect(
      choose({ h1s: ['Ferry terminal delayed by two years'], ogTitle: 'Ferry terminal delayed…' })?.value,
    ).toBe('Ferry terminal delayed by two years');
  });

  it('is the h1 above the text, whatever the titles for social networks say', () => {
    const h1 = 'Ferry to the old port is canceled';
    const sources = { h1s: [h1], ogTitle: 'Commuters look for other ways' };
    expect(choose({ ...sources, headsText: () => true })).toEqual({ value: h1, from: 'h1 element' });
  });

  it('cuts the name off og:title and the title element', () => {
    expect(choose({ ogTitle: 'Ferry delayed - Ellery Courier' })?.value).toBe('Ferry delayed');
    expect(choose({ titleText: 'Ferry delayed by two years | Harbour | Ellery Courier' })?.value).toBe(
      'Ferry delayed by two years',
    );
  });

  it('uses what there is, and null when there is nothing', () => {
    expect(choose({ linkedHeadline: 'Ferry' })).toEqual({ value: 'Ferry', from: 'JSON-LD' });
    expect(choose({ twitterTitle: 'Ferry' })).toEqual({ value: 'Ferry', from: 'twitter:title' });
    expect(choose({ h1s: ['Ferry'] })).toEqual({ value: 'Ferry', from: 'h1 element' });
    expect(choose({})).toBeNull();
  });
});

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
