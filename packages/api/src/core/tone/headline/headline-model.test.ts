import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readLine } from '../line/read-line.ts';
import { scoreTone } from '../score-tone.ts';
import { decidingWords } from './headline-model.ts';
import { readItems } from './items.ts';

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

const wordsOf = (text: string) => scoreTone(text).words.map((word) => word.text.toLowerCase());

describe('the words shown for a tone', () => {
  it.each([
    ['Boat carrying hundreds sinks off the coast', ['boat', 'hundreds', 'coast']],
    ['Bookings collapse as ferry strike drags on', ['ferry']],
    ['City fined for leak in old boats', ['city', 'boats']],
  ])('are not the topics of %j', (text, topics) => {
    const words = wordsOf(text);
    expect(words.length).toBeGreaterThan(0);
    for (const topic of topics) expect(words).not.toContain(topic);
  });

  it('may be words of an idiom, which mean nothing alone', () => {
    expect(wordsOf('Chipmaker blows past forecasts')).toContain('blows');
  });
});
