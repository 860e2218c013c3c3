import { at } from '@earshot/schema/at';
import { expect, it } from 'vitest';
import type { ToneLanguage } from '../language/line-language.ts';
import { readLine } from '../line/read-line.ts';
import { meanOf, PLACE_FIGURES, partyWindows, placeFigures } from './party-windows.ts';
import { readSentence } from './read-sentence.ts';

/** Reads a text whose first six letters are a name. */
function read(text: string, language: ToneLanguage = 'en') {
  const line = readLine({ text, language, names: [{ start: 0, end: 6 }], mayBePost: false });
  const sentence = readSentence(line);
  const words = sentence.items.map(({ from }) =>
    text.slice(line.tokens[from]?.start, line.tokens[from]?.end),
  );
  return { sentence, words };
}

it('knows what words mean, but gives no meaning to names and numbers', () => {
  const { sentence, words } = read('Arvona abandoned 3 new factories.');
  const meant = words.filter((_, item) => meanOf(at(sentence.words, item)).some(Boolean));
  expect(meant).toEqual(['abandoned', 'new', 'factories']);
});

it('gives a German word the meaning of its English counterpart', () => {
  const meaningOf = (text: string, language: 'de' | 'en') => {
    const [, verb = []] = read(text, language).sentence.words;
    return meanOf(verb);
  };
  expect(meaningOf('Arvona verklagt Orlo.', 'de')).toEqual(meaningOf('Arvona sued Orlo.', 'en'));
  expect(meaningOf('Arvona verxqzt Orlo.', 'de').every((value) => value === 0)).toBe(true);
});

it('says which item is the party and which is its verb', () => {
  const { sentence, words } = read('Arvona abandoned new factories.');
  const figures = placeFigures(sentence, { at: 0, isPossessive: false });
  const having = (figure: number) => words.filter((_, item) => figures[item * PLACE_FIGURES + figure] === 1);
  expect(having(0)).toEqual(['Arvona']);
  expect(having(2)).toEqual(['abandoned', 'new', 'factories']);
  expect(having(7)).toEqual(['abandoned']);
});

it('reads a sentence for each place anew', () => {
  const { sentence } = read('Arvona abandoned new factories.');
  const windowsOf = partyWindows(sentence);
  const first = windowsOf({ at: 0, isPossessive: false });
  windowsOf({ at: 0, isPossessive: true });
  expect(windowsOf({ at: 0, isPossessive: false })).toEqual(first);
});

it('reads a sentence the same after others with the same words', () => {
  const place = { at: 0, isPossessive: false };
  const oddsOf = (text: string) => partyWindows(read(text).sentence)(place);
  const first = oddsOf('Arvona abandoned new factories.');
  oddsOf('Arvona praised factories that others abandoned.');
  expect(oddsOf('Arvona abandoned new factories.')).toEqual(first);
});
