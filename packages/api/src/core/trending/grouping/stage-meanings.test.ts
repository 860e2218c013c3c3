import { describe, expect, it } from 'vitest';
import angles from '../../../content/headline-angles.json' with { type: 'json' };
import { wordVector } from '../../text/word-vectors.ts';
import { stageMeanings } from './stage-meanings.ts';

const LATER = ['stage3', 'stage4', 'stage5'];
const listed = new Set<string>(angles.flatMap(({ words }) => words));

function nearestStage(word: string): string | undefined {
  const vector = wordVector(word);
  if (!vector) throw new Error(`${word} has no vector`);
  return Object.entries(stageMeanings(vector)).sort(([, a], [, b]) => b - a)[0]?.[0];
}

describe('the stage of a news event that a word is closest to', () => {
  it.each(['smoke', 'corpse', 'ambulance', 'panicked'])(
    'is an early one for %s, which no angle lists',
    (word) => {
      expect(listed.has(word)).toBe(false);
      expect(LATER).not.toContain(nearestStage(word));
    },
  );

  it.each(['attorney', 'defendant', 'felony', 'takeover'])('is a later one for %s', (word) => {
    expect(LATER).toContain(nearestStage(word));
  });

  it('is none for a title without known words', () => {
    expect(new Set(Object.values(stageMeanings(new Float32Array(64))))).toEqual(new Set([0]));
  });
});
