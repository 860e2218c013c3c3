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
const read = (line: string) =>
  readPage(
    `<html lang="en"><body><article><h1>Ferry terminal opens late</h1><p>${TEXT.join('</p><p>')}</p><p>${line}</p></article></body></html>`,
    'https://courier.example/a',
  ).text;

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
