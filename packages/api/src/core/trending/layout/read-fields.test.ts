import { describe, expect, it } from 'vitest';
import { HEADLINES } from '../../../../test/read-list.ts';
import { readFields } from './read-fields.ts';

const OUTLETS = ['Quay Brief', 'Coast Times', 'Reuters', 'Tarn Herald', 'Orlo Insider', 'Mole Parade'];
const read = (write: (title: string, outlet: string, n: number) => string) =>
  readFields(
    HEADLINES.map((title, n) => write(title, OUTLETS[n % OUTLETS.length] ?? '', n)),
    'headline',
  );

describe('the values within the lines of a list', () => {
  it.each<[string, (title: string, outlet: string, n: number) => string]>([
    ['slashes', (title, outlet) => `${title} / ${outlet}`],
    ['a page in front', (title, outlet, n) => `p${n + 2} ${outlet}: ${title}`],
    ['dots that lead to a page', (title, outlet, n) => `${outlet}: ${title} ........ ${n + 2}`],
    ['square brackets with the day', (title, outlet, n) => `${title} [${outlet}, 1${n}.11.2026]`],
    ['the time and the day in front', (title, outlet, n) => `1${n}.11.2026 10:3${n} | ${outlet} | ${title}`],
  ])('are found by their place: %s', (_, write) => {
    expect(read(write).map(({ title, outlet }) => [title, outlet])).toEqual(
      HEADLINES.map((title, n) => [title, OUTLETS[n % OUTLETS.length]]),
    );
  });

  it('are the outlet, not a label that few words can be', () => {
    const tones = ['Neutral', 'Negative', 'Positive'];
    const lines = ['Orvelle Post', 'edie', 'Quay Brief', 'Coast Times', 'Tarn Herald', 'Orlo Insider'].map(
      (outlet, n) => `${outlet} | ${n + 2} Nov 2026 | Reach: ${n}1k | Sentiment: ${tones[n % 3]}`,
    );
    expect(readFields(lines, 'outlet')[1]?.outlet).toBe('edie');
  });

  it.each(['Lost and found: teddy comes home after a week', 'Ferry fares rise by 12% on 3 May'])(
    'do not cut a headline in a way that no other line supports: %s',
    (line) => {
      expect(readFields([...HEADLINES, line], 'headline').at(-1)).toMatchObject({
        title: line,
        outlet: null,
      });
    },
  );
});
