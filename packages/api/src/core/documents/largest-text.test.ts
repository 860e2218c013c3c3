import { describe, expect, it } from 'vitest';
import { largestText } from './document-headline.ts';
import type { PageRun } from './page-rows.ts';

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
