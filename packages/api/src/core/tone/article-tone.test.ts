import { describe, expect, it } from 'vitest';
import { articleTone } from './article-tone.ts';

const toneOf = (headline: string, text: string) =>
  articleTone({ headline, text, start: 0, end: text.length, language: 'en', namesIn: () => [] });
const wordsOf = (headline: string, text: string) =>
  toneOf(headline, text).words.map((word) => word.text.toLowerCase());

describe('the words shown for the tone of an article', () => {
  it('are not topics if a word with a tone supports the result', () => {
    const words = wordsOf(
      'Ferry company apologizes after third breakdown',
      'Passengers were stranded for six hours. The boats carried them home shortly before the week ended.',
    );
    expect(words).toContain('breakdown');
    for (const topic of ['ferry', 'boats', 'hours', 'week', 'shortly']) expect(words).not.toContain(topic);
  });

  it('are in the order of the text, those of the headline first', () => {
    const { words } = toneOf(
      'Bakery wins award for best bread',
      'Customers praised the bakery. It won a prize for its great bread.',
    );
    const places = words.map(({ section, start }) => (section === 'headline' ? start - 1000 : start));
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('articleTone', () => {
  it('is neutral if good and bad news have about the same weight', () => {
    expect(
      toneOf('A year at the harbor', 'The fish market won an award. The ferry company went bankrupt.'),
    ).toEqual({
      value: 0,
      words: [],
    });
  });

  it('has the tone of its headline if the rest tells what happened before', () => {
    const rest =
      'The depot opened in 1998. It has nine tracks. The company has 400 staff. The offices are in Leeds.';
    expect(toneOf('Rail depot fire kills two', `Workers met on Monday. ${rest}`).value).toBeLessThan(-0.1);
  });

  it('is neutral if most of it is neutral', () => {
    const rest = 'The council met on Monday. The agenda had nine items. The next meeting is in May.';
    expect(toneOf('Council meets in new hall', rest).value).toBe(0);
  });
});
