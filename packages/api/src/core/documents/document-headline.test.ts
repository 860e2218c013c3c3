import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { documentHeadline, largestText } from './document-headline.ts';
import type { PageRun } from './page-rows.ts';

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

const run = (text: string, baseline: number, fontSize: number): PageRun => ({
  text,
  left: 50,
  right: 50 + text.length * fontSize * 0.5,
  baseline,
  fontSize,
});
const BODY = [120, 134, 148].map((baseline) =>
  run('The company ordered four ships from the yard today.', baseline, 11),
);
const page = (...runs: PageRun[]) => ({ width: 600, height: 800, runs: [...runs, ...BODY] });

describe('the largest text of a page', () => {
  it('is a heading with all its lines', () => {
    const heading = [run('Northline orders four', 60, 20), run('hybrid ferries', 84, 20)];
    expect(largestText(page(...heading))).toBe('Northline orders four hybrid ferries');
  });

  it('is not a logo or a drop cap', () => {
    expect(largestText(page(run('N', 40, 40), run('Four ferries ordered', 80, 16)))).toBe(
      'Four ferries ordered',
    );
  });

  it('is nothing where all text is about equally large', () => {
    expect(largestText(page(run('Northline orders four ferries', 80, 12)))).toBeNull();
  });
});
