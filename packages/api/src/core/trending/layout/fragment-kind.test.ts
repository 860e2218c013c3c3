import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { fragmentKind, readAge, splitFragments } from './fragment-kind.ts';

it.each(examples<[string, string[]]>(import.meta.url, 'kinds'))(
  'the kind %s is that of %j',
  (kind, texts) => {
    expect(texts.map((text) => [text, fragmentKind(text)])).toEqual(texts.map((text) => [text, kind]));
  },
);

it('a day after “By” is not an author', () => {
  expect(fragmentKind('By Monday')).toBe('text');
});

it.each<[string, string[]]>([
  ['Coast Times | May 12, 2026 | 3 comments', ['Coast Times', 'May 12, 2026', '3 comments']],
  ['Coast Times - 3 hours ago', ['Coast Times', '3 hours ago']],
  ['Ana Ruiz 9:10 AM', ['Ana Ruiz', '9:10 AM']],
  ['Spiegel vom 12.11.2026', ['Spiegel', '12.11.2026']],
  ['Coast Times, May 12, 2026, page 3', ['Coast Times', 'May 12, 2026', 'page 3']],
  [
    'Coast Times, 09:30, 12 May 2026, 640 words, Ana Ruiz',
    ['Coast Times', '09:30, 12 May 2026', '640 words', 'Ana Ruiz'],
  ],
  ['Fire, smoke and fear in harbor', ['Fire, smoke and fear in harbor']],
  ['Bridge closes — mayor', ['Bridge closes', 'mayor']],
  ['Coast Times · 5h · 2 min read', ['Coast Times', '5h', '2 min read']],
  ['Coast Times\tMay 12', ['Coast Times', 'May 12']],
])('%j has the pieces %j', (line, pieces) => {
  expect(splitFragments(line)).toEqual(pieces);
});

it.each(['Polls close at 20:00', 'Trains resume at 6:30'])(
  '%j is a headline, not who posted it and when',
  (line) => {
    expect(splitFragments(line)).toEqual([line]);
  },
);

it.each(['Jaguar unveils its new logo', 'Airline drops the crane from its logo'])(
  'a headline that ends like an image is none: %s',
  (text) => {
    expect(fragmentKind(text)).not.toBe('footer');
  },
);

it.each<[string, number | null]>([
  ['5h', 5],
  ['5 h', 5],
  ['12 hours ago', 12],
  ['120 hours ago', 120],
  ['1200 hours ago', null],
  ['3 days ago', 72],
  ['2w', 336],
  ['an hour ago', 1],
  ['an hour', null],
  ['hour', null],
  ['vor 2 Stunden', 2],
  ['il y a 2 heures', 2],
  ['hace 3 días', 72],
  ['5小时前', 5],
  ['3 日前', 72],
  ['2週間前', 336],
  ['约 4 小时前', 4],
  ['30分前', 0],
  ['5 trucks', null],
  ['5 hours in the harbor', null],
  ['hours 5', null],
  ['', null],
  ['              5 hours ago', null],
])('the age of %j in hours is %s', (text, hours) => {
  expect(readAge(text)).toBe(hours);
});
