import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { scoreTone } from '../score-tone.ts';

describe('a phrase about service', () => {
  it('is found with its range', () => {
    const { words } = scoreTone('we are still waiting and still no reply');
    expect(words.map(({ text }) => text)).toEqual(['still waiting', 'still no']);
  });

  it('does not cross the end of a sentence', () => {
    expect(scoreTone('we are still. waiting rooms open').value).toBeNull();
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

  it.each<[string, number]>([
    ['@shop no refund no reply nothing', -1],
    ['@landlord no hot water again', -1],
    ['my shop took it back, no questions asked', 1],
  ])('with no counts in place of the rated words in it: %s', (text, sign) => {
    expect(sign * (scoreTone(text).value ?? 0)).toBeGreaterThan(0.3);
  });

  it('without no leaves rated words as they are', () => {
    expect(scoreTone("I don't think I would recommend it").value).toBeLessThan(-0.1);
  });

  it('does not count in a headline', () => {
    const { words } = scoreTone('Town still waiting for new bridge');
    expect(words.map(({ text }) => text)).not.toContain('still waiting');
  });

  it.each(['They have not refunded me', '@shop nobody refunded me', 'no one went the extra mile for me'])(
    'counts as bad if it is good and negated: %s',
    (text) => {
      expect(scoreTone(text).value).toBeLessThan(-0.1);
    },
  );

  it.each(examples<[string]>(import.meta.url, 'no complaint or praise'))(
    'is not in a post without complaint or praise: %s',
    (text) => {
      expect(scoreTone(text).value).toBeNull();
    },
  );
});
