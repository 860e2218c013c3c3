import { describe, expect, it } from 'vitest';
import { documentHeadline } from './document-headline.ts';

const LINES = [
  'PRESS RELEASE',
  'Northline orders four ferries',
  'Harbor City, May 4. Northline ordered four ships.',
];

describe('the headline of a document', () => {
  it.each([
    [
      'its title, when the text repeats it',
      'Northline Orders Four Ferries',
      'Northline',
      'Northline Orders Four Ferries',
    ],
    [
      'the largest type, when the title is a file name',
      'release_final.indd',
      'Four new ferries for the islands',
      'Four new ferries for the islands',
    ],
    [
      'the largest type, when a program filled the title in',
      'Microsoft Word - final',
      'Four new ferries',
      'Four new ferries',
    ],
    [
      'the title, when nothing is set in larger type',
      'A new fleet for the islands',
      null,
      'A new fleet for the islands',
    ],
    ['the first line that is no label', null, null, 'Northline orders four ferries'],
    ['the largest type without its label', null, 'PRESS RELEASE: Four new ferries', 'Four new ferries'],
  ])('is %s', (_, title, heading, headline) => {
    expect(documentHeadline({ title, heading, lines: LINES }).headline).toBe(headline);
  });

  it('is empty when no line can be one', () => {
    expect(documentHeadline({ title: null, heading: null, lines: ['2026', 'x'] }).headline).toBe('');
  });

  it('may be in a script without spaces', () => {
    expect(documentHeadline({ title: null, heading: null, lines: ['市が新しい航路を開設'] }).headline).toBe(
      '市が新しい航路を開設',
    );
  });
});
