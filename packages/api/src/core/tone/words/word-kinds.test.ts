import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { scoreParty } from '../score-party.ts';
import { scoreTone } from '../score-tone.ts';
import { wordOf } from './read-word.ts';
import { americanWord } from './word-kinds.ts';

const SPELLINGS = examples<[string, string]>(import.meta.url, 'spellings');

describe('americanWord', () => {
  it.each(SPELLINGS)('reads %s as %s', (british, american) => {
    expect(americanWord(wordOf(british)).key).toBe(americanWord(wordOf(american)).key);
  });

  it.each(examples<[string]>(import.meta.url, 'words left alone'))('leaves %s alone', (key) => {
    expect(americanWord(wordOf(key)).key).toBe(key);
  });
});

describe('a tone', () => {
  it.each(SPELLINGS)('is the same with %s and %s', (british, american) => {
    for (const sentence of ['The committee {} Acme on Monday.', 'Report on {} after the vote']) {
      const [one, other] = [sentence.replace('{}', british), sentence.replace('{}', american)];
      expect(scoreTone(one).value).toBe(scoreTone(other).value);
      const party = (text: string) => {
        const start = text.indexOf('Acme');
        return start < 0 ? null : scoreParty(text, [{ start, end: start + 4 }]).value;
      };
      expect(party(one)).toBe(party(other));
    }
  });

  it.each([
    ['Investors criticised Acme over delays.', -1],
    ['Investors favoured Acme.', 1],
    ['The jury honoured Acme at the gala.', 1],
  ])('toward a party is that of the American verb: %s', (text, sign) => {
    const start = text.indexOf('Acme');
    expect(Math.sign(scoreParty(text, [{ start, end: start + 4 }]).value ?? 0)).toBe(sign);
  });

  it('shows the word as it is spelled in the text', () => {
    expect(scoreTone('Mayor criticised by residents').words.map(({ text }) => text)).toContain('criticised');
  });
});
