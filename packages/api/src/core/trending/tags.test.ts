import { expect, it } from 'vitest';
import { analyzeLines } from './analyze-lines.ts';

const tagsOf = (...lines: readonly string[]) =>
  analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-11-28' }).summary.top_tags;

it('a name is kept whole, also with a connecting word, and with its own possessive ending', () => {
  const texts = tagsOf(
    'Bank of Ostmark fined over mortgages',
    'Regulator fines Bank of Ostmark',
    'Halden Vale opens branch',
    'Profit at Halden Vale doubles',
    "Lowe's sells paint",
    "Paint is cheap at Lowe's",
  ).map(([text]) => text);
  expect(texts).toEqual(expect.arrayContaining(['Bank of Ostmark', 'Halden Vale', "Lowe's"]));
  expect(texts).not.toEqual(expect.arrayContaining(['Ostmark']));
});

it('two spellings of one name count as one', () => {
  const tags = tagsOf(
    'Tarn Airways cancels flights to Kvale',
    'Strike at Tarn Airways ends',
    'TA sells aircraft',
    'Halden Vale opens branch',
    'Profit at Halden doubles',
    'Halden Vale hires tellers',
  );
  expect(tags).toEqual(
    expect.arrayContaining([
      ['Tarn Airways', 3],
      ['Halden Vale', 3],
    ]),
  );
  expect(tags.map(([text]) => text)).not.toEqual(expect.arrayContaining(['TA']));
});

it('words of one line, days, numbers and colorless verbs are no keywords', () => {
  expect(
    tagsOf('Library opens on Monday', 'Museum opens on Monday', 'Dos museos abren en septiembre'),
  ).toEqual([]);
  expect(tagsOf('Third ferry sold', 'Third ferry bought')).toEqual([['ferry', 2]]);
});
