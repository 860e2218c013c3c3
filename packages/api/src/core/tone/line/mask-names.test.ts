import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { maskNames, trueCase } from './mask-names.ts';
import { scanLine } from './tokenize.ts';

/** Returns the runs of words that are taken for names. */
const namesIn = (text: string, isPost = false, spans: { start: number; end: number }[] = []) => {
  const { tokens } = scanLine(text);
  const masked = maskNames(text, tokens, spans, isPost);
  const runs: string[] = [];
  tokens.forEach(({ start, end }, i) => {
    const word = text.slice(start, end);
    if (!masked[i]) return;
    if (i > 0 && masked[i - 1]) runs[runs.length - 1] += ` ${word}`;
    else runs.push(word);
  });
  return runs;
};

describe('names, which have no tone', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'names without tone'))(
    'are seen in %j',
    (text, names) => {
      expect(namesIn(text)).toEqual(names);
    },
  );

  it.each(examples<[string, string[]]>(import.meta.url, 'names in a post'))(
    'are pairs of words in a post: %j',
    (text, names) => {
      expect(namesIn(text, true)).toEqual(names);
    },
  );

  it('include the words of each given span, whatever their order', () => {
    const text = 'the good shop and the best bar';
    const spanOf = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
    expect(namesIn(text, false, [spanOf('best bar'), spanOf('good')])).toEqual(['good', 'best bar']);
    expect(namesIn(text, true, [spanOf('good shop'), spanOf('good')])).toEqual(['good shop']);
    expect(namesIn(text, false, [{ start: 3, end: 4 }])).toEqual([]);
  });
});

const capitalized = (text: string) =>
  trueCase(scanLine(text).tokens)
    .filter(({ initial }) => initial)
    .map(({ start, end }) => text.slice(start, end));

describe('trueCase', () => {
  it.each(examples<[string, string[]]>(import.meta.url, 'capitals in headline case'))(
    'leaves a capital on names and on the first word of %j',
    (text, names) => {
      expect(capitalized(text)).toEqual(names);
    },
  );

  it.each(['Boeing names Kelly Ortberg chief', 'Tesla recalls cars', 'iPhone sales slip at Apple'])(
    'changes nothing in a line in sentence case: %j',
    (text) => {
      const { tokens } = scanLine(text);
      expect(trueCase(tokens)).toEqual(tokens);
    },
  );

  it('judges each sentence by itself', () => {
    expect(capitalized('Nurses Strike Over Pay. The union met Keir Starmer.')).toEqual([
      'Nurses',
      'The',
      'Keir',
      'Starmer',
    ]);
  });

  it('reads a sentence of more words than a call takes arguments', () => {
    expect(trueCase(scanLine('1 '.repeat(150_000)).tokens)).toHaveLength(150_000);
  });
});
