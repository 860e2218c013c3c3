import { expect, it } from 'vitest';
import { linesOfTsv } from './recognizer.ts';

const PAGE = [
  '1\t1\t0\t0\t0\t0\t0\t0\t300\t80\t-1\t',
  '4\t1\t1\t1\t1\t0\t10\t10\t200\t14\t-1\t',
  '5\t1\t1\t1\t1\t1\t10\t10\t60\t14\t96.752502\tHarbor',
  '5\t1\t1\t1\t1\t2\t80\t11\t50\t13\t91.000000\tlights',
  '5\t1\t1\t1\t1\t3\t140\t11\t5\t13\t95.000000\t ',
  '5\t1\t1\t2\t1\t1\t10\t40\t40\t14\t0.000000\t|',
  '',
].join('\n');

it('gives the words of each line with their boxes and whole percents, and leaves out blank ones', () => {
  expect(linesOfTsv(PAGE)).toEqual([
    {
      words: [
        { text: 'Harbor', confidence: 96, box: { left: 10, top: 10, right: 70, bottom: 24 } },
        { text: 'lights', confidence: 91, box: { left: 80, top: 11, right: 130, bottom: 24 } },
      ],
    },
    { words: [{ text: '|', confidence: 0, box: { left: 10, top: 40, right: 50, bottom: 54 } }] },
  ]);
});

it('gives no lines for a page without words', () => {
  expect(linesOfTsv('')).toEqual([]);
});
