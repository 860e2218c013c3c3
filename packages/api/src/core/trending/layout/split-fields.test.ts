import { expect, it } from 'vitest';
import { splitFields } from './split-fields.ts';

const textsOf = (line: string) => splitFields(line).map(({ text }) => text);

it.each([
  ['Ferry aground / Coast Times', ['Ferry aground', 'Coast Times']],
  ['p. 7 Coast Times: “Ferry aground”', ['p. 7', 'Coast Times', 'Ferry aground']],
  ['Ferry aground [Quay Brief, 13.11.2026]', ['Ferry aground', 'Quay Brief', '13.11.2026']],
  ['Coast Times Tue, Nov 17 p. B2 Ferry aground', ['Coast Times', 'Tue, Nov 17', 'p. B2', 'Ferry aground']],
  ['11月4日 日刊工業新聞 台風接近', ['11月4日', '日刊工業新聞', '台風接近']],
  ['Coast Times · 3h · November 12, 2026', ['Coast Times', '3h', 'November 12, 2026']],
  ['Friday, November 20th | Ferry aground', ['Friday, November 20th', 'Ferry aground']],
  ['Ferry aground . . . . . Coast Times', ['Ferry aground', 'Coast Times']],
  ['- Ferry aground https://coast.example/a', ['Ferry aground', 'https://coast.example/a']],
])('splits %j', (line, pieces) => {
  expect(textsOf(line)).toEqual(pieces);
});

it.each([
  'Fare cap of $7.99 stays',
  'Cut by 12% for AT&T',
  'China tells firms not to buy H20',
  'Vexa® sues Arden™ over © notice',
])('keeps a headline with figures or signs whole: %s', (line) => {
  expect(textsOf(line)).toEqual([line]);
});

it('has at most 40 pieces, however many times a line names', () => {
  expect(splitFields('12:30 '.repeat(300)).length).toBeLessThanOrEqual(40);
});
