import type { Section } from '@earshot/schema/analysis-result';
import { describe, expect, it } from 'vitest';
import { scoreParty } from '../tone/score-party.ts';
import { documentTone, keywordTone } from './analyze-text.ts';

const naming = (text: string, name: string, section: Section = 'body') => ({
  text,
  section,
  marks: [{ start: text.indexOf(name), end: text.indexOf(name) + name.length }],
});
const toneOf = (evidence: readonly ReturnType<typeof naming>[]) =>
  keywordTone(evidence, (sentence) => (marks) => scoreParty(sentence, marks));

describe('keywordTone', () => {
  it.each([
    ['Tarnbrook beat its rival Melvick in court.', 'Tarnbrook', 'Positive'],
    ['Tarnbrook beat its rival Melvick in court.', 'Melvick', null],
    ['Melvick is accused of fraud.', 'Melvick', 'Negative'],
    ['Melvick was fined by the regulator Ofhaus for misleading customers.', 'Melvick', 'Negative'],
    ['Melvick was fined by the regulator Ofhaus for misleading customers.', 'Ofhaus', null],
    ['Melvick has cheated its customers, Daly told the Courier.', 'Daly', null],
    ['Support for Melvick has collapsed.', 'Melvick', null],
    ['Customers do not trust Melvick.', 'Melvick', 'Negative'],
    ['Trains run by Melvick have broken down again.', 'Melvick', 'Negative'],
    ['Commuters praised drivers but tore into Melvick.', 'Melvick', 'Negative'],
  ])('in %j says of %s what is done by it or to it: %s', (text, name, label) => {
    expect(toneOf([naming(text, name)]).label).toBe(label);
  });

  it('counts every sentence once, and gives the words that decide by their place in it', () => {
    const texts = [
      'Tarnbrook won the contract.',
      'Residents sued Tarnbrook over the noise.',
      'Tarnbrook has its offices in Leeds.',
      'Tarnbrook heeft zijn kantoor in Utrecht en bouwt daar huizen.',
    ];
    const { counts, sentences } = toneOf(texts.map((text) => naming(text, 'Tarnbrook')));
    expect(counts.positive + counts.negative + counts.unclear).toBe(texts.length);
    expect(counts).toMatchObject({ positive: 1, negative: 1 });
    expect(sentences[3]).toEqual({
      value: null,
      words: [],
      note: 'Tone is scored in English, German, French, and Spanish; this text is in Dutch.',
    });
    sentences.forEach(({ words }, i) => {
      for (const { start, end, text } of words) expect(texts[i]?.slice(start, end)).toBe(text);
    });
  });
});

describe('the tone of an article of which one sentence has a tone', () => {
  const toned = 'Residents sued Melvick over the noise.';
  const plain = 'Melvick has its offices in Leeds.';

  it.each<[string, Section, number, string | null]>([
    ['the only sentence', 'body', 0, 'Negative'],
    ['one of two sentences', 'body', 1, 'Negative'],
    ['one of three sentences', 'body', 2, null],
    ['one of four sentences', 'lede', 3, null],
    ['the headline, before three sentences', 'headline', 3, 'Negative'],
  ])('%s', (_, section, others, label) => {
    const evidence = [naming(toned, 'Melvick', section), ...Array(others).fill(naming(plain, 'Melvick'))];
    const tone = toneOf(evidence);
    expect(tone.label).toBe(label);
    expect(tone.value === null).toBe(label === null);
    expect(tone.counts).toEqual({ positive: 0, negative: 1, unclear: others });
    expect(tone.sentences[0]?.value).toBeLessThan(-0.1);
  });
});

describe('documentTone', () => {
  const tone = (headline: string, text: string) =>
    documentTone({ headline, text, start: 0, language: 'en', namesIn: () => [] });

  it('leaves out what a press release says of its sender', () => {
    const body = 'Melvick will move its offices to Leeds in March.';
    const release = `${body}\n\nAbout Melvick\nMelvick is an award-winning, trusted and innovative leader.`;
    expect(tone('', release)).toEqual(tone('', body));
  });

  it.each(['About half of residents disagree', 'about time they acted'])(
    'reads on after a line such as %j',
    (line) => {
      const end = 'Melvick was fined for fraud. Its director was jailed for lying to patients.';
      expect(tone('', `The clinic has ten beds.\n\n${line}\n\n${end}`).value).toBeLessThan(-0.1);
    },
  );

  it('also reads the headline, and says which words are in it', () => {
    const text = 'The company published its figures on Tuesday.';
    expect(tone('Melvick fined over fraud', text).value).toBeLessThan(-0.1);
    for (const word of tone('Melvick fined over fraud', text).words) expect(word.section).toBe('headline');
  });
});
