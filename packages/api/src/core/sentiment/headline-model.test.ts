import { describe, expect, it } from 'vitest';
import wordTable from '../../content/tone/headline-words.json' with { type: 'json' };
import { scoreSentiment } from './score-sentiment.ts';
import namesAndGroups from './testing/names-and-groups.json' with { type: 'json' };
import { toneByRules } from './tone-by-rules.ts';
import { isPersonNoun } from './topic-heads.ts';

const rulesOf = (text: string) => toneByRules(text, []).sentiment.value;
const toneOf = (text: string) => scoreSentiment(text).value;

describe('the model of headlines', () => {
  it.each([
    ['Villagers get clean water at last', 1],
    ['Families handed keys to new homes', 1],
    ['Shops stop taking cash from pensioners', -1],
  ])('gives a tone where the rules find none: %j', (text, sign) => {
    expect(rulesOf(text)).toBeNull();
    expect(Math.sign(toneOf(text) ?? 0)).toBe(sign);
    expect(Math.abs(toneOf(text) ?? 0)).toBeGreaterThan(0.1);
    expect(scoreSentiment(text).words.length).toBeGreaterThan(0);
  });

  it.each(['How the strike vote works', 'Panel to discuss burnout at work'])(
    'takes the tone back where loaded words stand in a neutral headline: %j',
    (text) => {
      expect(Math.abs(rulesOf(text) ?? 0)).toBeGreaterThan(0.1);
      expect(Math.abs(toneOf(text) ?? 0)).toBeLessThanOrEqual(0.1);
    },
  );

  it.each([
    'Villagers get clean water at last. The well is deep.',
    'Clean water',
    'I get clean water at last',
    'Villagers get clean water at last.',
    'People with epilepsy',
  ])('leaves sentences of a text, posts and lines of two words besides people to the rules: %j', (text) => {
    expect(toneOf(text)).toBe(rulesOf(text));
  });

  it('shows no words that speak against the label that it gives', () => {
    for (const text of [
      'Late run of wins cannot keep club up',
      'Hall nobody wanted is loved by all',
      'Hackers leave bank empty-handed',
    ]) {
      const { value, words } = scoreSentiment(text);
      const sum = words.reduce((total, { weight }) => total + weight, 0);
      if (Math.abs(value ?? 0) > 0.1) expect(Math.sign(sum)).toBe(Math.sign(value ?? 0));
    }
  });

  it('has one sorted line for each word, with two weights', () => {
    const keys = wordTable.map((line) => line.split(' ').slice(0, -2).join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    expect([...wordTable].sort((a, b) => (a < b ? -1 : 1))).toEqual(wordTable);
    expect(wordTable.filter((line) => !/^(?:\S+ ){1,2}-?[\d.]+ -?[\d.]+$/.test(line))).toEqual([]);
  });

  it('has no weight for words that name people or groups', () => {
    const words = wordTable.map((line) => line.split(' ')).filter((parts) => parts.length === 3);
    const groups = new Set(namesAndGroups.filter((name) => /^\p{Ll}/u.test(name)));
    const peoples = 'americans germans israelis mexicans nigerians palestinians russians ukrainians'.split(
      ' ',
    );
    const naming = (word: string) => isPersonNoun(word) || groups.has(word) || peoples.includes(word);
    expect(words.map(([word = '']) => word).filter(naming)).toEqual([]);
  });
});
