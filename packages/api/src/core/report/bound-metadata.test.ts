import { expect, it } from 'vitest';
import { bound } from './compose-report.ts';

const titles = (lengths: readonly [number, number, number, number]) => {
  const [h1Text, ogTitle, twitterTitle, titleText] = lengths.map((length) => 'x'.repeat(length));
  return bound({
    h1Text: h1Text ?? '',
    ogTitle: ogTitle ?? '',
    twitterTitle: twitterTitle ?? '',
    titleText: titleText ?? null,
  });
};

it('cuts each text at 2,000 characters', () => {
  const lengths = Object.values(titles([1999, 2000, 2001, 90_000])).map((title) => title?.length);
  expect(lengths).toEqual([1999, 2000, 2000, 2000]);
});

it('keeps only 60 characters of each text after 30,000 in total', () => {
  const long = Array.from({ length: 20 }, () => 'x'.repeat(2000));
  const cut = bound(Object.assign(titles([1, 1, 1, 1]), { long }));
  const lengths = Object.values(cut)
    .flat()
    .map((title) => title?.length);
  expect(lengths.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(lengths.slice(4)).toEqual([...Array(14).fill(2000), 1996, ...Array(5).fill(60)]);
});
