import { expect, it } from 'vitest';
import { withoutNewsroomMark } from './read-line.ts';

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
