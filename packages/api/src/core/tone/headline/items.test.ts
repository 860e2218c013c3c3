import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import phrases from '../../../content/tone/phrases.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import type { ToneLanguage } from '../line/line-language.ts';
import { readLine, type ToneLine } from '../line/read-line.ts';
import { readEvents } from '../party/outline.ts';
import { wordOf } from '../words/read-word.ts';
import { americanWord } from '../words/word-kinds.ts';
import { type Item, matchPhrase, phraseKeyOf, readItems } from './items.ts';

const textOf = ({ text, tokens }: ToneLine, { from, to }: Pick<Item, 'from' | 'to'>) =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);
const mark = (sign: number) => (sign > 0 ? '+' : sign < 0 ? '-' : '');

/**
 * Writes an item as `text/kind`, with `!` for a negation, its sign, `f` for a figure, `p` for a passive verb, `:` and its class,
 * its stretch, and `c` in a clause with an opener.
 */
function notationOf(line: ToneLine, item: Item): string {
  const { kind, isNegation, polarity, isFigure, isPassive, verbClass, stretch, clause } = item;
  return [
    `${textOf(line, item)}/${kind.slice(0, 1)}`,
    isNegation ? '!' : '',
    mark(polarity),
    isFigure && polarity !== 0 ? 'f' : '',
    isPassive ? 'p' : '',
    verbClass === undefined ? '' : `:${verbClass}`,
    stretch,
    clause === 0 ? '' : 'c',
  ].join('');
}

it.each(examples<[ToneLanguage, string, string[], [string, number][]]>(import.meta.url, 'words and events'))(
  'reads the words and events of a line in %s: %s',
  (language, text, words, events) => {
    const line = readLine({ text, language, names: [] });
    const items = readItems(line);
    expect(items.map((item) => notationOf(line, item))).toEqual(words);
    expect(readEvents(items).map((event) => [textOf(line, event), Number(event.value.toFixed(2))])).toEqual(
      events,
    );
  },
);

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
