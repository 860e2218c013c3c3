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

it.each(examples<[string, string[]]>(import.meta.url, 'has the pieces'))(
  '%j has the pieces %j',
  (line, pieces) => {
    expect(splitFragments(line)).toEqual(pieces);
  },
);

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

it.each(examples<[string, number | null]>(import.meta.url, 'the age of in hours'))(
  'the age of %j in hours is %s',
  (text, hours) => {
    expect(readAge(text)).toBe(hours);
  },
);
