import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { documentHeadline } from './document-headline.ts';

const LINES = [
  'PRESS RELEASE',
  'Northline orders four ferries',
  'Harbor City, May 4. Northline ordered four ships.',
];

describe('the headline of a document', () => {
  it.each(examples<[string, string | null, string | null, string]>(import.meta.url, 'headlines'))(
    'is %s',
    (_, title, heading, headline) => {
      expect(documentHeadline({ title, heading, lines: LINES }).headline).toBe(headline);
    },
  );

  it('is empty when no line can be one', () => {
    expect(documentHeadline({ title: null, heading: null, lines: ['2026', 'x'] }).headline).toBe('');
  });

  it('may be in a script without spaces', () => {
    expect(documentHeadline({ title: null, heading: null, lines: ['市が新しい航路を開設'] }).headline).toBe(
      '市が新しい航路を開設',
    );
  });
});
