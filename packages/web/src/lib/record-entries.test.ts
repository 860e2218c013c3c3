import type { Reading } from '@earshot/schema/analysis-result';
import { describe, expect, it } from 'vitest';
import { match, socialResult } from '../../test/results.ts';
import {
  countedText,
  keywordsOfQuote,
  publisherOf,
  readingCertainty,
  recordEntries,
} from './record-entries.ts';

describe('recordEntries', () => {
  it('lists what the page states, in a fixed order, with the field of each provenance', () => {
    const entries = recordEntries({
      authors: [
        { name: 'Ada Fenwick', kind: 'person' },
        { name: 'Courier Staff', kind: 'organization' },
      ],
      agency: 'dpa',
      modified: '2026-10-16T08:00:00Z',
      section: 'Business',
      language: 'de-AT',
      access: 'metered',
      sponsored: 'Anzeige',
      imageUrl: 'https://courier.example/a.jpg',
    });
    expect(entries.map(({ field, label, value }) => [field, label, value])).toEqual([
      ['authors', 'Authors', 'Ada Fenwick, Courier Staff (organization)'],
      ['agency', 'News agency', 'dpa'],
      ['modified', 'Updated', 'October 16, 2026'],
      ['section', 'Section', 'Business'],
      ['language', 'Language of the page', 'Austrian German'],
      ['access', 'Access', 'Metered'],
      ['sponsored', 'Paid content', 'Yes: “Anzeige”'],
      ['imageUrl', 'Main image', 'https://courier.example/a.jpg'],
    ]);
    expect(entries.at(-1)?.href).toBe('https://courier.example/a.jpg');
  });

  it('labels a single author as a person or an organization', () => {
    const label = (kind: 'person' | 'organization') =>
      recordEntries({ authors: [{ name: 'Northline', kind }] })[0]?.label;
    expect(label('person')).toBe('Author (person)');
    expect(label('organization')).toBe('Author (organization)');
    expect(recordEntries({ author: 'Ada Fenwick' })[0]?.value).toBe('Ada Fenwick');
  });

  it('shows an image URL only if it is a web address, and an unknown language as its tag', () => {
    expect(recordEntries({ imageUrl: 'javascript:alert(1)', language: 'x_!' })).toEqual([
      { field: 'language', label: 'Language of the page', value: 'x_!' },
    ]);
  });
});

const document = { text: 'x', language: 'en', words: 812 };

it('says which parts of an article count', () => {
  expect(countedText({ ...document, standfirst: 'A', captions: ['B'], counted: ['standfirst'] })).toBe(
    '812 words: body, standfirst; not counted: captions',
  );
  expect(countedText({ ...document, words: 1, tables: ['A'], counted: ['tables'] })).toBe(
    '1 word: body, tables',
  );
});

it('says nothing about a text without such parts', () => {
  expect(countedText(document)).toBeNull();
});

const reading = (parts?: Reading['choice']['parts']): Reading => ({
  confidence: 95,
  choice: { confidence: 72, level: 'likely', against: [], ...(parts && { parts }) },
  blocks: [],
});
const PARTS = { text: 98, author: 99, network: 97 };

describe('readingCertainty', () => {
  it.each([
    [{ author: 'Wren', platform: 'X' }, 'Text read: 98% sure. Author: 99% sure. Platform: X, 97% sure.'],
    [{ author: null, platform: 'Unknown' }, 'Text read: 98% sure. Author: not found. Platform: not found.'],
  ])('gives one figure for each part of %j', (metadata, expected) => {
    expect(readingCertainty(reading(PARTS), metadata)).toBe(expected);
  });

  it('gives the single figure if there are no others', () => {
    expect(readingCertainty(reading(), {})).toBe('Text and author read: 72% sure.');
  });
});

it.each([
  ['Bluesky', 'Bluesky'],
  ['Unknown', ''],
])('the publisher of a post on the platform %s is "%s"', (platform, expected) => {
  const { type, metadata } = socialResult();
  expect(publisherOf({ type, metadata: { ...metadata, platform } })).toBe(expected);
});

it('the keywords of a quotation are those of the sentences that it is in', () => {
  const matchAt = (keyword: string, section: 'body' | 'headline', start: number, text: string) => ({
    ...match(keyword, 1),
    evidence: [{ section, start, text, marks: [], sentiment: null }],
  });
  const quote = { text: 'We are sorry', start: 20, end: 32, speaker: 'Mara Lind', attribution: '' };
  const matches = [
    matchAt('Acme', 'body', 19, '“We are sorry,” said Mara Lind of Acme.'),
    matchAt('Ferry', 'body', 60, 'The ferry is late.'),
    matchAt('Pier', 'headline', 0, 'A new pier for everyone in the whole harbor'),
    matchAt('Dock', 'body', 0, 'The dock is open. '),
  ];
  expect(keywordsOfQuote(quote, matches)).toEqual(['Acme']);
});
