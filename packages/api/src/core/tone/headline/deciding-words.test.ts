import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readLine } from '../line/read-line.ts';
import { readItems } from './items.ts';
import { decidingWords } from './reasons.ts';

/** As `weights`, in order, are what its words contribute. */
function shownFor(text: string, weights: readonly number[], side: number) {
  const line = readLine({ text, language: 'en', names: [] });
  const evidence = {
    good: 0,
    bad: 0,
    byToken: Float64Array.from(weights),
    items: readItems(line),
  };
  return decidingWords(line, evidence, side).map(
    ({ word, isTopic }) => `${isTopic ? 'topic ' : ''}${word.text} ${word.weight}`,
  );
}

it.each(examples<[string, number[], number, string[]]>(import.meta.url, 'deciding words'))(
  '%s, with the weights %j and the side %i, shows %j',
  (text, weights, side, expected) => {
    expect(shownFor(text, weights, side)).toEqual(expected);
  },
);
