import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { ToneLanguage } from '../language/line-language.ts';
import { readLine, type ToneLine } from '../line/read-line.ts';
import { readEvents } from './events.ts';
import { type Item, readItems } from './items.ts';

const textOf = ({ text, tokens }: ToneLine, { from, to }: Pick<Item, 'from' | 'to'>) =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);
const mark = (sign: number) => (sign > 0 ? '+' : sign < 0 ? '-' : '');

/**
 * Writes an item as `text/kind`, with `!` for a negation, its sign, `f` for a figure, `p` for a passive verb, `:` and its class,
 * `^` and its operator, its stretch, and `c` in a clause with an opener.
 */
function notationOf(line: ToneLine, item: Item): string {
  const { kind, isNegation, polarity, isFigure, isPassive, verbClass, operator, stretch, clause } = item;
  return [
    `${textOf(line, item)}/${kind.slice(0, 1)}`,
    isNegation ? '!' : '',
    mark(polarity),
    isFigure && polarity !== 0 ? 'f' : '',
    isPassive ? 'p' : '',
    verbClass === undefined ? '' : `:${verbClass}`,
    operator === undefined ? '' : `^${operator}`,
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
