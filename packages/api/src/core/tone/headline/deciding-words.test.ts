import { expect, it } from 'vitest';
import { readLine } from '../line/read-line.ts';
import { readItems } from './items.ts';
import { decidingWords } from './reasons.ts';

/** Returns the words shown for a line, and the topics among them, if its words contribute `weights` in order. */
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

it.each<[string, number[], number, string[]]>([
  ['The strike ends the crisis', [0, -0.9, 0.8, 0, -0.7], -1, ['strike -0.9', 'ends 0.8', 'crisis -0.7']],
  // A word against the tone needs .4 of the strongest weight.
  ['The strike ends the crisis', [0, -0.9, 0.35, 0, -0.7], -1, ['strike -0.9', 'crisis -0.7']],
  ['The strike ends the crisis', [0, -0.9, 0.37, 0, -0.29], -1, ['strike -0.9', 'ends 0.37']],
  // The strongest word is shown even if it is weak.
  ['The strike ends the crisis', [0, -0.2, 0.1, 0, -0.1], -1, ['strike -0.2']],
  ['The strike ends the crisis', [0, -0.2, 0.1, 0, -0.1], 1, ['ends 0.1']],
  ['The strike ends the crisis', [0, -0.2, 0.1, 0, -0.1], 0, []],
  // A topic is shown only if no other word has at least .3.
  ['The boat reached the harbor after the strike', [0, -1, 0, 0, -0.8, 0, 0, -0.3], -1, ['strike -0.3']],
  [
    'The boat reached the harbor after the strike',
    [0, -1, 0, 0, -0.8, 0, 0, -0.29],
    -1,
    ['topic boat -1', 'strike -0.29'],
  ],
  ['The boat reached the harbor after the strike', [0, -0.2, 0, 0, -0.1, 0, 0, -0.25], -1, ['strike -0.25']],
  // Forms of a word are counted together, and function words other than negations are not shown.
  ['They cut what others cut', [-2, -0.5, 1, 0, -0.25], -1, ['cut -0.75', 'cut -0.75']],
  ['He was not cleared', [1, 1, -0.8, 0.5], -1, ['not -0.8', 'cleared 0.5']],
  // At most five words, the strongest, in reading order.
  [
    'Strike crisis fraud scandal loss collapse',
    [-0.5, -0.9, -0.6, -0.7, -0.8, -0.55],
    -1,
    ['crisis -0.9', 'fraud -0.6', 'scandal -0.7', 'loss -0.8', 'collapse -0.55'],
  ],
  ['The fraud was cleared', [0, -0.12345, 0, 0], -1, ['fraud -0.123']],
])('%s, with the weights %j and the side %i, shows %j', (text, weights, side, expected) => {
  expect(shownFor(text, weights, side)).toEqual(expected);
});
