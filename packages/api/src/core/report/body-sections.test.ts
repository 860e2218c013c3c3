import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { splitSentences } from '../text/sentences.ts';
import { bodySentences, bodyStart, type TextParts } from './evidence.ts';

const SHORT: Readonly<Record<string, string>> = { standfirst: 's', lede: 'l', body: 'b', end: 'e' };
const textOf = (counts: readonly number[], between = '\n\n') =>
  counts.map((count) => Array.from({ length: count }, () => 'It rained.').join(' ')).join(between);
const sectionsOf = (text: string, parts?: TextParts) =>
  bodySentences(text, splitSentences(text, 'en'), parts)
    .map(({ section }) => SHORT[section])
    .join('');

it.each(examples<[number[], string]>(import.meta.url, 'paragraphs of sentences have the sections'))(
  'paragraphs of %j sentences have the sections %s',
  (counts, sections) => {
    expect(sectionsOf(textOf(counts))).toBe(sections);
    expect(sectionsOf(textOf(counts, '\n'))).toBe(sections);
  },
);

it('leaves out what comes before the text, and counts the standfirst and captions apart', () => {
  const text = textOf([1, 1, 8, 1]);
  const standfirstEnd = text.indexOf('\n') + 1;
  const captionsAt = text.lastIndexOf('It');
  expect(sectionsOf(text, { from: 1, standfirstEnd: 0 })).toBe('lbbbbbbbbe');
  expect(sectionsOf(text, { standfirstEnd, captionsAt })).toBe('slbbbbbbeeb');
});

it.each(examples<[string, string, number]>(import.meta.url, 'the headline the body of begins'))(
  'with the headline %j, the body of %j begins at %s',
  (headline, text, start) => {
    expect(bodyStart(headline, text)).toBe(start);
  },
);
