import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
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

it.each(examples<[string, string]>(import.meta.url, 'phrases at the start'))(
  '%j begins with the phrase %j',
  (text, phrase) => {
    expect(found(text)).toBe(phrase);
  },
);

it('knows phrases in their American spelling only, in which British ones are looked up', () => {
  const words = [...Object.keys(phrases), ...Object.keys(verbs).filter((verb) => verb.includes(' '))]
    .flatMap((phrase) => phrase.split(/[ -]/))
    .map(wordOf);
  expect(words.filter((word) => americanWord(word) !== word)).toEqual([]);
});
