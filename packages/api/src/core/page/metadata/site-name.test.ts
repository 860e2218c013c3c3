import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';
import { cutNames, domainLabel, sameName, titleParts } from './site-name.ts';
import { loose } from './stated-values.ts';

const text = `<p>${'It rained on the coast all day long. '.repeat(20)}</p>`;
const sourceOf = (head: string, url = 'https://www.elleryharbourcourier.com/x') => {
  const { source, provenance } = readPage(
    `<head>${head}</head><h1>Ferry delayed by two years</h1>${text}`,
    url,
  );
  return [source, provenance.source];
};
describe('the name of the site', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'names'))(
    '%s gives %s',
    (head, ...expected) => {
      expect(sourceOf(head)).toEqual(expected);
    },
  );

  it('is made from the domain, and null without one', () => {
    expect(sourceOf('', 'https://news.ellery-courier.co.uk/')).toEqual(['Ellery Courier', 'domain']);
    expect(sourceOf('', '')).toEqual([null, undefined]);
  });
});

it.each(examples<[string, string | null]>(import.meta.url, 'labels of hosts'))(
  'the label of %s is %s',
  (url, label) => {
    expect(domainLabel(url)).toBe(label);
  },
);

it.each(examples<[string, string, string]>(import.meta.url, 'the stated name of the site in an h1'))(
  'the stated name of the site in an h1 is %s',
  (_, h1, source) => {
    const name = '<meta property="og:site_name" content="Ellery Courier">';
    const html = `<head>${name}</head><body>${h1}<h1>Ferry delayed by two years</h1>${text}</body>`;
    expect(readPage(html, 'https://quaynet.example/story').source).toBe(source);
  },
);

it('compares titles by letters and digits', () => {
  expect(loose('Fähre – zwei Jahre später!')).toBe(loose('fahre zwei jahre spater'));
});

it.each(examples<[string, string, boolean]>(import.meta.url, 'the same name'))(
  '%j and %j are the same name: %s',
  (a, b, same) => {
    expect(sameName(a, b)).toBe(same);
  },
);

it('splits titles at separators, not at hyphens inside words', () => {
  expect(titleParts('Two-year delay - Courier | News').map((part) => part.text)).toEqual([
    'Two-year delay',
    'Courier',
    'News',
  ]);
});

it.each(examples<[string, string]>(import.meta.url, 'titles with the name of the site'))(
  'cuts the name off %j',
  (title, headline) => {
    expect(cutNames(title, ['Ellery Courier'])).toBe(headline);
  },
);

it.each(examples<[string, string, string]>(import.meta.url, 'names after a colon or underscore'))(
  '%s is the headline and a name after its last colon or underscore',
  (title, headline, name) => {
    expect(cutNames(title, [name])).toBe(headline);
  },
);
