import { describe, expect, it } from 'vitest';
import {
  articleNode,
  linkedNames,
  linkedText,
  linkedUrl,
  parseLooseJson,
  readJsonLd,
} from './stated-values.ts';

const article = { '@type': 'NewsArticle', headline: 'Ferry', datePublished: '2024-03-04' };

describe('articleNode', () => {
  it.each([
    ['alone', article],
    ['in an array', [{ '@type': 'WebSite' }, article]],
    ['in a graph', { '@graph': [{ '@type': 'Organization' }, article] }],
    ['in an array of graphs', [{ '@graph': [article] }]],
    ['as main entity', { '@type': 'WebPage', mainEntity: article }],
    ['with several types', { ...article, '@type': ['Thing', 'ReportageNewsArticle'] }],
    ['with a full type address', { ...article, '@type': 'https://schema.org/NewsArticle' }],
  ])('is found %s', (_, value) => {
    expect(articleNode(readJsonLd([JSON.stringify(value)]))?.values.headline).toBe('Ferry');
  });

  it('describes the page, not an update of its live blog or an item of a list', () => {
    const live = {
      '@type': 'LiveBlogPosting',
      headline: 'Fire',
      liveBlogUpdate: [{ ...article, headline: 'Update' }],
    };
    const list = {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { ...article, headline: 'Other' } }],
    };
    expect(articleNode(readJsonLd([JSON.stringify(list), JSON.stringify(live)]))?.values.headline).toBe(
      'Fire',
    );
  });

  it('is null without one', () => {
    expect(articleNode(readJsonLd(['{"@type":"WebSite"}', 'broken']))).toBeNull();
  });
});

describe('values', () => {
  it('are read as plain text', () => {
    expect(linkedText('Sea &amp; sky <b>today</b>')).toBe('Sea & sky today');
    expect(linkedText({ '@value': 'x' })).toBe('x');
    expect(linkedText(['x', 'y'])).toBe('x');
    expect(linkedText({ url: 'x' })).toBeNull();
    expect(linkedText('')).toBeNull();
  });

  it('name one or many', () => {
    expect(linkedNames({ name: 'Ada' })).toEqual(['Ada']);
    expect(linkedNames([{ name: 'Ada' }, 'Jo', 3, null])).toEqual(['Ada', 'Jo', '3']);
    expect(linkedNames([{ '@value': 'harbor' }, { '@value': 'ferry' }])).toEqual(['harbor', 'ferry']);
    expect(linkedNames([{ givenName: 'Ada', familyName: 'Fenwick' }])).toEqual(['Ada Fenwick']);
  });

  it('lead to an address', () => {
    expect(linkedUrl([{ url: ' https://x.example/a.jpg ' }])).toBe('https://x.example/a.jpg');
    expect(linkedUrl({ '@id': 'y' })).toBe('y');
    expect(linkedUrl(4)).toBeNull();
  });
});

describe('parseLooseJson', () => {
  it.each([
    ['plain', '{"a":1}', { a: 1 }],
    ['in an HTML comment', '<!-- {"a":1} -->', { a: 1 }],
    ['in CDATA behind comment marks', '/*<![CDATA[*/{"a":1}/*]]>*/', { a: 1 }],
    ['in CDATA behind line comments', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['with a final semicolon', '{"a":1};', { a: 1 }],
    ['with trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['with a doubled comma', '{"a":1,,"b":2}', { a: 1, b: 2 }],
    ['with raw line breaks in strings', '{"a":"x\ny\tz"}', { a: 'x\ny z' }],
    ['with invalid escapes', String.raw`{"a":"it\'s"}`, { a: "it's" }],
    ['with escaped quotes of HTML', '{&quot;a&quot;:&quot;x&quot;}', { a: 'x' }],
    ['with commas and brackets in strings', '{"a":"x, ]","b":1,}', { a: 'x, ]', b: 1 }],
    ['with a bracket too many', '{"a":{"b":"}"}}}', { a: { b: '}' } }],
    ['beyond repair', '{"a":', undefined],
  ])('reads JSON %s', (_, source, value) => {
    expect(parseLooseJson(source)).toEqual(value);
  });
});
