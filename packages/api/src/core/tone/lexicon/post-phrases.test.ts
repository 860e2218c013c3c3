import { describe, expect, it } from 'vitest';
import { scanLine } from '../line/scan-line.ts';
import { scoreTone } from '../score-tone.ts';
import { findPostPhrases } from './post-phrases.ts';

const phrasesOf = (text: string) => findPostPhrases(scanLine(text).tokens).map(({ from, to }) => [from, to]);

describe('a phrase about service', () => {
  it('is found with its range of tokens', () => {
    expect(phrasesOf('we are still waiting and still no reply')).toEqual([
      [2, 4],
      [5, 7],
    ]);
  });

  it('does not cross the end of a sentence', () => {
    expect(phrasesOf('we are still. waiting rooms open')).toEqual([]);
  });

  it.each([
    'still waiting for my refund, third week now',
    'i have been on hold for 50 minutes',
    '@BT never turned up',
  ])('makes a complaint without rated words negative: %s', (text) => {
    const { value, words } = scoreTone(text);
    expect(value).toBeLessThan(-0.1);
    expect(words.length).toBeGreaterThan(0);
  });

  it('makes praise without rated words positive', () => {
    expect(scoreTone('my parcel came early').value).toBeGreaterThan(0.1);
  });

  it('does not count beside a rated word', () => {
    expect(scoreTone('still waiting but I love it').words.map(({ text }) => text)).toEqual(['love']);
  });

  it('does not count in a headline', () => {
    const { words } = scoreTone('Town still waiting for new bridge');
    expect(words.map(({ text }) => text)).not.toContain('still waiting');
  });

  it.each(['I am on the 8:15 to Leeds', 'what are you all reading this month?', 'my cousin works there'])(
    'is not in a post without complaint or praise: %s',
    (text) => {
      expect(scoreTone(text).value).toBeNull();
    },
  );
});
