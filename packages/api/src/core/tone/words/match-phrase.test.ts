import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import phrases from '../../../content/tone/phrases.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import { matchPhrase, phraseKeyOf } from './match-phrase.ts';
import { americanWord } from './spelling.ts';
import { wordOf } from './word.ts';

/** A number is written as `#`. */
function found(text: string) {
  const words = text.split(' ').map(wordOf);
  const keys = words.map((word) => (word.key === '#' ? '' : phraseKeyOf(word)));
  const phrase = matchPhrase(itemAt(words, 0), keys, 0);
  return phrase ? `${phrase.length} ${phrase.tag}` : '';
}

it.each([
  ['adds insult to injury', '4 idiom-'],
  ['added fuel to the fire', '5 idiom-'],
  ['aged well', '2 idiom+'],
  ['balance its books', '3 idiom+'],
  ['balance his books', '3 idiom+'],
  ['balancing the books now', '3 idiom+'],
  ['balance', ''],
  ['balance books', '2 idiom+'],
  ['balance the bridge', ''],
  ['claims # lives', '3 idiom-'],
  ['claims lives', '2 idiom-'],
  ['claims # # lives', ''],
  ['agree truce', '2 idiom+'],
  ['the truce', ''],
])('%j begins with the phrase %j', (text, phrase) => {
  expect(found(text)).toBe(phrase);
});

it('knows phrases in their American spelling only, in which British ones are looked up', () => {
  const words = [...Object.keys(phrases), ...Object.keys(verbs).filter((verb) => verb.includes(' '))]
    .flatMap((phrase) => phrase.split(/[ -]/))
    .map(wordOf);
  expect(words.filter((word) => americanWord(word) !== word)).toEqual([]);
});
