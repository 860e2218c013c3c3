import { describe, expect, it } from 'vitest';
import { splitSentences } from '../text/sentences.ts';
import { scoreSentences, weighSentences } from './score-sentences.ts';

const inputOf = (text: string, headline = '', language = 'en') => ({
  headline,
  text,
  sentences: splitSentences(text, language),
  language,
});
/** Returns the sentences that may be in the summary. */
const candidates = (text: string, headline?: string, language?: string) =>
  weighSentences(inputOf(text, headline, language))
    .filter(({ score }) => score > 0)
    .map((sentence) => sentence.text);

const NEWS = 'The port of Alba reopened on Monday after a week.';
const MORE = 'Ships had waited outside the harbor for days.';

describe('the score of a sentence', () => {
  it('is its position alone where nothing is repeated: exp(-i/5)', () => {
    const scores = scoreSentences(inputOf(`${NEWS} ${MORE} Nobody was hurt during the long storm.`));
    [0, 1, 2].forEach((position) => {
      expect(scores[position]).toBeCloseTo(Math.exp(-position / 5));
    });
  });

  it('skips sentences that are no candidates when it counts positions', () => {
    const scores = scoreSentences(
      inputOf(`${NEWS}\n\nRead more\n\n${MORE} Nobody was hurt during the long storm.`),
    );
    expect(scores[1]).toBe(0);
    expect(scores[2]).toBeCloseTo(Math.exp(-1 / 5));
  });

  it('adds up to 0.3 for the words of the headline, and 1 for what is repeated most', () => {
    const text = `${NEWS} ${MORE}`;
    const gain = (headline: string) =>
      (scoreSentences(inputOf(text, headline))[0] ?? 0) - (scoreSentences(inputOf(text))[0] ?? 0);
    expect(gain('Port opens')).toBeCloseTo(0.15);
    expect(gain('Alba port')).toBeCloseTo(0.3);
    expect(gain('Museum closes')).toBeCloseTo(0);
    const repeated = `${NEWS} ${MORE} The port of Alba is the largest harbor here.`;
    expect(scoreSentences(inputOf(repeated))[0]).toBeCloseTo(2);
  });

  it('is half for a caption', () => {
    const caption = 'Ships wait outside the harbor (pictured) for a place.';
    const [, plain] = scoreSentences(inputOf(`${NEWS} ${caption.replace(' (pictured)', '')}`));
    const [, halved] = scoreSentences(inputOf(`${NEWS} ${caption}`));
    expect(halved).toBeGreaterThan(0);
    expect(halved).toBeLessThan((plain ?? 0) * 0.6);
  });

  it('starts with the newest entry of a live blog', () => {
    const entry = (time: string, text: string) => `${time}\n\n${text}`;
    const text = [
      entry('09:00', 'Talks begin in the harbor office this morning.'),
      entry('10:00', 'Drivers are blocking three roads near town.'),
      entry('11:00', 'A deal has been signed by both sides.'),
    ].join('\n\n');
    const scores = scoreSentences(inputOf(text)).filter((score) => score > 0);
    expect(scores).toHaveLength(3);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(scores[2]).toBeCloseTo(1);
  });
});

describe('candidates for the summary', () => {
  it.each<[string, string, string[]]>([
    ['a fragment of four words', `${NEWS} It was rather wet. ${MORE}`, [NEWS, MORE]],
    [
      'a sentence that repeats the headline',
      `Alba port reopens after strike today. ${NEWS} ${MORE}`,
      [NEWS, MORE],
    ],
    [
      'the caption before a credit',
      `Two ships leave the harbor at dusk. Photo: Dana Whitlock\n\n${NEWS} ${MORE}`,
      [NEWS, MORE],
    ],
    [
      'a sentence of more than 700 characters',
      `${NEWS} ${MORE} Wet ${'and cold '.repeat(90)}it was.`,
      [NEWS, MORE],
    ],
    [
      'what stands beside a call to the reader',
      `${NEWS} ${MORE}\n\nRead more in our newsletter. You can find our weekly letter there.`,
      [NEWS, MORE],
    ],
  ])('leave out %s', (_, text, expected) => {
    expect(candidates(text, 'Alba port reopens after strike')).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['five words', `${NEWS} It was a wet day.`, 'It was a wet day.'],
    [
      'a lead with the headline’s words and more',
      'The port of Alba reopens on Monday after the strike of its 900 crane drivers ended with a deal on pay.',
      'The port of Alba reopens on Monday after the strike of its 900 crane drivers ended with a deal on pay.',
    ],
    ['a sentence before a credit of another paragraph', `${NEWS}\n\nPhoto: Dana Whitlock\n\n${MORE}`, NEWS],
  ])('keep %s', (_, text, sentence) => {
    expect(candidates(text, 'Alba port reopens after strike')).toContain(sentence);
  });

  it('are shown on one line, without dateline', () => {
    expect(
      candidates(`ALBA (Coast News) - The port of Alba\nreopened on   Monday after a week. ${MORE}`)[0],
    ).toBe(NEWS);
  });

  it('are all sentences of a text that has nothing else', () => {
    expect(candidates('Read more. Too short.')).toEqual(['Read more.', 'Too short.']);
  });

  it('are counted by characters in scripts without spaces', () => {
    expect(candidates('市议会星期一通过了新的预算案。好的。', '', 'zh')).toEqual([
      '市议会星期一通过了新的预算案。',
    ]);
  });
});
