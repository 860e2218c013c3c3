import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { splitSentences } from './sentences.ts';

/** `|` marks boundaries. */
const marked = (text: string, language: string) => {
  const plain = text.replaceAll('|', '');
  let result = '';
  let last = 0;
  for (const { start, end } of splitSentences(plain, language)) {
    result += `${plain.slice(last, start)}${start > 0 ? '|' : ''}${plain.slice(start, end)}`;
    last = end;
  }
  return result + plain.slice(last);
};

describe('a period', () => {
  it.each(examples<[string, string]>(import.meta.url, 'periods'))('%s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });

  it.each([
    ['at the end of a sentence', 'They left at 9 a.m. |The bus came at 11 p.m. sharp.'],
    ['before a weekday', 'At 9 a.m. Monday the bridge closed. |It closes at 9 p.m. Friday. |Buses run.'],
    ['before a weekday that owns something', 'It ended at 9 p.m. |Monday’s talks begin at noon.'],
    ['before a name in a short phrase', 'By 7 p.m. Harbor City was dark. |They slept.'],
    ['before a time zone', 'Talks begin at 9 a.m. EST in Alba. |They end at 5 p.m. GMT. |All may come.'],
    ['before a new subject', 'The shop closed at 8 p.m. |Guests stayed.'],
  ])('after a time of day %s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });

  it.each([
    ['a web address', 'See https://example.org/a.b?c=1. |It is there.'],
    ['a web address with capitals', 'Go to Harbor.Example.com now. |It works.'],
    ['a host with capitals', 'Open www.Harbor.Example today. |It is new.'],
    ['a product', 'We use Node.js and ASP.Net here. |They work.'],
    ['a title without a space', 'Ask Dr.Lind about it. |She knows.'],
    ['a short word without a space', 'The No.One seed won. |It rained.'],
    ['a forgotten space', 'It ended at noon.|Nobody came.'],
    ['a forgotten space after a number', 'It cost 1,000.|That is a lot.'],
    ['a forgotten space before I', 'He was here.|I saw him.'],
    ['a forgotten space after another mark', 'It is over!|Nobody came.'],
    ['a forgotten space after a quotation', '“It is over.”|Nobody came.'],
    ['a file', 'Open report.pdf or notes.html first. |Then ask.'],
  ])('inside %s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });
});

describe('quotations, brackets and notes', () => {
  it.each([
    ['a quotation that ends the sentence', '“We won.” |She smiled.'],
    ['a quotation before its speaker', '“Is it over?” Mara Lind said. |It was.'],
    ['a speaker at the start of a sentence', 'The vote passed. |Mara Lind said so.'],
    ['a question inside a sentence', 'He asked, “Why now?” and left. |Nobody answered.'],
    ['a short quotation of two sentences', '“It rained. We were wet,” he said. |They left.'],
    ['straight quotation marks', 'The sign said "Stop." |We did.'],
    ['a name with a mark', 'Shares of Tide! Inc. fell. |The rest rose.'],
    ['a sentence in brackets', 'The firm (It was founded in 1990.) is old. |It lives.'],
    ['a bracket of its own', 'It rained. |(Nobody was hurt.) |We left.'],
    ['the number of a note', 'The bridge is old.[1] |The rest follows.'],
    ['the raised number of a note', 'The bridge is old.12 |The rest follows.'],
    ['an omission in brackets', 'The report [...] Lists of the costs followed. |It ended.'],
    [
      'a long quotation',
      '“The bridge was built by our fathers and mothers in the last winter of the war. |They had no steel and no time. |We will not give it up now,” she said.',
    ],
  ])('%s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });
});

describe('dots in a row', () => {
  it.each([
    ['three with spaces inside a sentence', 'He waited . . . and left. |She stayed.'],
    ['three with spaces before a name', 'He asked . . . Mara to leave. |She stayed.'],
    ['four with spaces, the first on the word', 'He waited. |. . . Then he left.'],
    ['four with spaces, apart from the word', 'He waited . . . . |Then he left.'],
    ['four with spaces before a small letter', 'He waited . . . . then he left.'],
    ['four with spaces in a quotation', '“He waited . . . . Then he left,” she said. |It rained.'],
    ['an ellipsis before a small letter', 'It was… odd. |We left.'],
    ['an ellipsis at the end', 'The vote… |Nobody came.'],
    ['an interrobang', 'They won?! |Nobody knew.'],
  ])('%s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });
});

describe('other languages', () => {
  it.each(examples<[string, string]>(import.meta.url, 'other languages'))('%s: %s', (language, text) => {
    expect(marked(text, language)).toBe(text);
  });
});

describe('a mark that no space follows', () => {
  it.each([
    ['after a figure', 'He paid 1,000.|That is a lot. |Pay 10.|Then go.'],
    ['after a decimal or a single figure', 'He paid 3.5.That is a lot. |See version 2.Next is 3.'],
    ['after a question', 'It ended?|Nobody came. |He asked why?!|Nobody knew.'],
    ['after a single letter', 'Try x?Yes it is. |Go to a.B now.'],
    ['after an abbreviation', 'Did Prof.Reyes come? |See MS.Office again.'],
    ['after a company form', 'Acme Inc.She sold.'],
    ['after a closing quotation mark', 'He said “It ended.”|Nobody came.'],
    ['inside a host name', 'The site example.Awesome.com is old. |Visit news.Example.org, then go.'],
    ['before a word in lowercase', 'It closed.nobody came.'],
    ['before a very long word', `It ended.Nobody${'x'.repeat(41)} came.`],
  ])('%s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });
});

it.each([
  ['an abbreviation in quotation marks', 'He met “Mr.” Reyes. |He said “See Dr.” |They left.'],
  ['a time at the beginning', 'By about 7 p.m. Lind had left.'],
  ['a time after several spaces', 'By  7  p.m. Lind had left.'],
  ['a time after more words', 'In the hall at 7 p.m. |Lind had left.'],
  ['marks alone', 'Done. !!! |Next one.'],
  ['marks alone at the beginning', '!!! Done.'],
  ['marks alone on the last line', 'Done.\n!!!'],
])('%s', (_, text) => {
  expect(marked(text, 'en')).toBe(text);
});
