import { expect, it } from 'vitest';
import { wholeTitle } from './read-line.ts';

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
