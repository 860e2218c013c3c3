import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreSentiment } from './score-sentiment.ts';

const toneOf = (text: string) => scoreSentiment(text).value ?? 0;

describe('scoreSentiment', () => {
  it.each(['', '   ', 'The meeting is on Tuesday.', '12 345', 'https://example.org/good', '@goodnews'])(
    'is null with no deciding words where nothing bears sentiment: %j',
    (text) => {
      expect(scoreSentiment(text)).toEqual({ value: null, words: [] });
    },
  );

  it.each([
    ['The service was good', 1],
    ['The service was not good', -1],
    ['I do not think this is good', -1],
    ['No problem at all', 1],
    ['Not bad at all', 1],
    ['Workers strike over pay', -1],
    ['Union strikes a deal with airline', 1],
    ['Operating loss narrowed', 1],
    ['Shares plunge after profit warning', -1],
    ['I love this 😍', 1],
    ['Ugh :(', -1],
    ['The plan is good but the delivery was terrible', -1],
    ['The merger was far from perfect', -1],
    ['The launch was anything but good', -1],
    ['The show was hardly a success', -1],
    ['The new terminal could not be better', 1],
    ['There is no doubt that this is excellent', 1],
    ['No, this is a great result', 1],
    ['The ferry company avoided bankruptcy', 1],
    ['Strike averted at the last minute', 1],
    ['Court clears executive of fraud charges', 1],
    ['Fears ease', 1],
    ['Fears grow', -1],
    ['Losses widen at ferry company', -1],
    ['Consumer confidence falls sharply', -1],
    ['Profit falls at ferry company', -1],
    ['Zero complaints from travellers', 1],
    ['The launch went without a hitch', 1],
  ])('reads %j with sign %i', (text, sign) => {
    expect(Math.sign(toneOf(text))).toBe(sign);
  });

  it('reads crude oil and courts as neither good nor bad', () => {
    expect(scoreSentiment('Crude oil and the supreme court').value).toBeNull();
  });

  it('finds a phrase past a number in it', () => {
    expect(scoreSentiment('Harbour office cut 2,500 jobs').words.map(({ text }) => text)).toEqual([
      'cut 2,500 jobs',
    ]);
  });

  it.each([':-)', ':-D', ';-)', '😍'])(
    'takes %s for the tone of its writer, whatever is denied before it',
    (smile) => {
      expect(toneOf(`The bus is not here ${smile}`)).toBeGreaterThan(0.1);
    },
  );

  it('lets a denied part of a fixed phrase turn nothing behind it', () => {
    expect(toneOf('No problem, good service')).toBeGreaterThan(toneOf('No problem'));
  });

  it('is stronger with boosters, capitals and exclamation marks, weaker with dampeners', () => {
    const plain = toneOf('the food was good');
    for (const text of ['the food was very good', 'the food was GOOD', 'the food was good!!!']) {
      expect(toneOf(text)).toBeGreaterThan(plain);
    }
    expect(toneOf('the food was somewhat good')).toBeLessThan(plain);
  });

  it('stays in [-1, 1], names words by offset, and its sign is that of their sum', () => {
    const words = fc.constantFrom(
      'good',
      'bad',
      'not',
      'very',
      'but',
      'GREAT',
      'terrible',
      'loss',
      'fell',
      '.',
      '!',
      ',',
      '😍',
      ':)',
      'table',
      '\n',
      'Best Buy',
      "don't",
      'sooo',
    );
    const text = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 40 });
    fc.assert(
      fc.property(text, (parts) => {
        const input = parts.join(' ');
        const first = scoreSentiment(input);
        expect(scoreSentiment(input)).toEqual(first);
        const { value, words: deciding } = first;
        expect(value === null).toBe(deciding.length === 0);
        let last = 0;
        for (const word of deciding) {
          expect(word.start).toBeGreaterThanOrEqual(last);
          expect(input.slice(word.start, word.end)).toBe(word.text);
          last = word.end;
        }
        const sum = deciding.reduce((total, { weight }) => total + weight, 0);
        if (value !== null && Math.abs(sum) > 0.05) expect(Math.sign(value)).toBe(Math.sign(sum));
        expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
