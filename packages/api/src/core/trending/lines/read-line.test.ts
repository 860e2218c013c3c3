import { expect, it } from 'vitest';
import { wholeTitle, withoutNewsroomMark } from './read-line.ts';

it.each([
  ['UPDATE 1-Ferry line opens', 'Ferry line opens'],
  ['CORRECTED-Ferry line opens', 'Ferry line opens'],
  ['LIVE: Ferry line opens', 'Ferry line opens'],
  ['Ferry line opens (3 min read)', 'Ferry line opens'],
  ['Correction-fluid maker wins award', 'Correction-fluid maker wins award'],
  ['Update-free phones sell out', 'Update-free phones sell out'],
  ['Breaking:', 'Breaking:'],
])('%j without its newsroom mark is %j', (title, rest) => {
  expect(withoutNewsroomMark(title)).toBe(rest);
});

it.each([
  ['- Ferry aground in Lumen Bay', 'Ferry aground in Lumen Bay'],
  ['Headline: Ferry aground', 'Ferry aground'],
  ['Ferry aground (https://quay.example/a)', 'Ferry aground'],
  ['2 March 2026: Ferry aground', 'Ferry aground'],
  ['Nobody: ferry aground', 'Nobody: ferry aground'],
  ['2 March 2026', '2 March 2026'],
])('the headline on the line %j is %j', (line, title) => {
  expect(wholeTitle(line, { referenceDay: '2026-03-04' })).toBe(title);
});
