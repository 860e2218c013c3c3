import { describe, expect, it } from 'vitest';
import { examples, exampleValues } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';
import { isClosingLine, phraseAtStart } from './article-lines.ts';

describe('phraseAtStart', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'finds the phrase'))(
    'finds the phrase of %j',
    (text, name, form) => {
      expect(phraseAtStart(text)).toMatchObject({ class: name, form });
    },
  );

  it.each(['“Nothing has changed,” said the mayor.', 'Ferry terminal delayed', '* * *', ''])(
    'finds none in %j',
    (text) => {
      expect(phraseAtStart(text)).toBeNull();
    },
  );
});

const TEXT = [
  'The harbor authority said on Monday that the terminal would open in the spring, two years late and over budget.',
  'Ferries will keep using the old pier until then, and the authority will pay for a bus from the station.',
  'The council must approve the plan at its meeting in March, where opponents want to speak.',
];
const readBetween = (above: string, below: string) =>
  readPage(
    `<html lang="en"><body><article><h1>Ferry terminal opens late</h1>${above}<p>${TEXT.join('</p><p>')}</p>${below}</article></body></html>`,
    'https://courier.example/a',
  ).text;
const read = (line: string) => readBetween('', `<p>${line}</p>`);

describe('a line below the text in the same style', () => {
  it.each(exampleValues<string>(import.meta.url, 'lines that are not text'))('is not text: %s', (line) => {
    expect(read(line)).not.toContain(line);
  });

  it.each(examples<[string]>(import.meta.url, 'a line below the text in the same style is text'))(
    'is text: %s',
    (line) => {
      expect(read(line)).toContain(line);
    },
  );
});

it('keeps a sentence if it is the only one of its page', () => {
  const page =
    '<html lang="en"><body><h1>Sign in</h1><p>This article is for subscribers only.</p></body></html>';
  expect(readPage(page, 'https://courier.example/a').text).toContain('for subscribers only');
});

it('knows headings after which an article is over', () => {
  expect(isClosingLine('Related stories')).toBe(true);
  expect(isClosingLine('Kommentare')).toBe(true);
  expect(isClosingLine('What the council decided')).toBe(false);
});

it('cuts controls off the end of a line', () => {
  expect(read('Every boat needs a crew on that day.Click To Tweet')).toMatch(/crew on that day\.$/);
  expect(read('Every boat needs a crew. It has none')).toMatch(/crew\. It has none$/);
});

it.each([
  ['above the text', '<div class="zq">5.0 from 12 guests</div>', '', '12 guests'],
  ['below the text', '', '<div class="k9">Clips: the whole series | Print</div>', 'whole series'],
  ['below the text, linked', '', '<div><a href="/d">Hand this on</a></div>', 'Hand this on'],
])('a short line in a separate box is not text: %s', (_, above, below, line) => {
  expect(readBetween(above, below)).not.toContain(line);
});

it.each(examples<[string, string, string]>(import.meta.url, 'lines without a listed phrase'))(
  'a line without a listed phrase is not text: %s%s',
  (above, below, line) => {
    expect(readBetween(above, below)).not.toContain(line);
  },
);

it.each(examples<[string, string, string, string]>(import.meta.url, 'short lines that are text'))(
  'a short line in the style of the paragraphs is text: %s',
  (_, above, below, line) => {
    expect(readBetween(above, below)).toContain(line);
  },
);

it('reads a page of very many lines without the model', () => {
  expect(readBetween('', '<p>Yes.</p>'.repeat(4000))).toContain('harbor authority');
});
