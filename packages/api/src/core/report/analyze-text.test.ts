import type { Section } from '@earshot/schema/analysis-result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreParty } from '../tone/score-party.ts';
import { type AnalyzeTextInput, analyzeText, documentTone, keywordTone, nameSpans } from './analyze-text.ts';

const HEADLINE = 'Acme buys Labs of Alba';
const TEXT = [
  'Acme agreed on Monday to buy Labs of Alba, a maker of harbour cranes. The price is a great success for Acme, its chief said.',
  'The deal was long expected. Rivals fear that prices will rise. Unions warned of a terrible loss of jobs at the yards.',
  'Regulators will look at the plan in spring. Analysts expect no problem. Acme’s shares rose by four per cent.',
  'Labs of Alba was founded in 1921.',
].join('\n\n');

const analyze = (input: Partial<AnalyzeTextInput>) =>
  analyzeText({ headline: HEADLINE, text: TEXT, keywords: [], specialTerms: [], ...input });

describe('analyzeText', () => {
  it('says in plain words how often, where, in what tone, and quotes a sentence', () => {
    const [acme] = analyze({ keywords: ['Acme'] }).keywordMatches;
    expect(acme?.relevancySummary).toMatch(
      /^Mentioned 4 times: once in the headline, twice in the opening and once in the body\. (Tone toward Acme: |No clear tone toward Acme).* sentence: “Acme/,
    );
    expect(acme?.evidence.map(({ section }) => section)).toEqual(['headline', 'lede', 'lede', 'body']);
  });

  it('says that a keyword is absent, and which near forms occur', () => {
    const [match] = analyze({ keywords: ['regulation'] }).keywordMatches;
    expect(match).toMatchObject({ found: false, evidence: [] });
    expect(match?.relevancySummary).toBe(
      '“regulation” does not appear in this text. Close forms that do appear, not counted as mentions: “Regulators” (once).',
    );
  });

  it('#159 gives one breakout box per keyword with a second sentence, which it shows', () => {
    const { breakoutBoxes } = analyze({ keywords: ['strike', 'cranes', 'Acme'] });
    const description = 'The price is a great success for Acme, its chief said.';
    expect(breakoutBoxes).toEqual([{ keyword: 'Acme', description, mentions: 4 }]);
  });

  it('does not count a first line that repeats the headline twice', () => {
    const repeated = analyze({ text: `${HEADLINE}\n\n${TEXT}`, keywords: ['Acme'] });
    expect(repeated.keywordMatches[0]?.mentions).toBe(4);
  });

  it('works without a headline, without keywords and on an empty text', () => {
    expect(analyze({ headline: '' }).keywordMatches).toEqual([]);
    expect(analyze({ headline: '', text: '', keywords: ['a'] }).keywordMatches[0]?.mentions).toBe(0);
  });

  it('marks number exactly the mentions, offsets slice to the text, and the same input gives the same result', () => {
    const pieces = 'Acme|acme’s| |. |\n\n|U.S.|東京都|。|bad |<mark>|Labs of Alba|🔥|St. |東京|? '.split('|');
    const piece = fc.constantFrom(...pieces);
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(
        texts,
        texts,
        fc.array(fc.oneof(piece, fc.string()), { maxLength: 5 }),
        (headline, text, keywords) => {
          const input = { headline, text, keywords, specialTerms: keywords };
          const result = analyzeText(input);
          expect(analyzeText(input)).toEqual(result);
          result.keywordMatches.forEach((match, i) => {
            expect(match.evidence.reduce((sum, { marks }) => sum + marks.length, 0)).toBe(match.mentions);
            expect(match.found).toBe(match.mentions > 0);
            expect(result.specialBreakouts[i]?.mentions).toBe(match.mentions);
            for (const { section, start, text: sentence, marks } of match.evidence) {
              const source = section === 'headline' ? headline : text;
              expect(source.slice(start, start + sentence.length)).toBe(sentence);
              for (const mark of marks) expect(mark.end).toBeLessThanOrEqual(sentence.length);
            }
          });
        },
      ),
    );
  });
});

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
    ['Melvick was fined by the regulator Ofhaus for misleading customers.', 'Melvick', 'Negative'],
    ['Melvick was fined by the regulator Ofhaus for misleading customers.', 'Ofhaus', null],
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

const toned = 'Residents sued Melvick over the noise.';
const plain = 'Melvick has its offices in Leeds.';

it.each<[string, Section, number, string | null]>([
  ['the only sentence', 'body', 0, 'Negative'],
  ['one of two sentences', 'body', 1, 'Negative'],
  ['one of three sentences', 'body', 2, null],
  ['one of four sentences', 'lede', 3, null],
  ['the headline, before three sentences', 'headline', 3, 'Negative'],
])('the tone of an article in which one sentence has a tone: %s', (_, section, others, label) => {
  const evidence = [naming(toned, 'Melvick', section), ...Array(others).fill(naming(plain, 'Melvick'))];
  const tone = toneOf(evidence);
  expect(tone.label).toBe(label);
  expect(tone.value === null).toBe(label === null);
  expect(tone.counts).toEqual({ positive: 0, negative: 1, unclear: others });
  expect(tone.sentences[0]?.value).toBeLessThan(-0.1);
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

const KEYWORDS = ['Clean Orrin', 'Brightwell'];
const NAMED_TEXT =
  'Clean Orrin will move its office on Monday, the Daily Disaster Post writes. Brightwell and Clean Orrin share the building. The keys were handed over by Grace Savage.';

const analyzeNamed = (sourceNames: readonly string[]) =>
  analyzeText({
    headline: 'Daily Disaster Post: Clean Orrin to move office',
    text: NAMED_TEXT,
    keywords: KEYWORDS,
    specialTerms: [],
    sourceNames,
  });

describe('nameSpans', () => {
  it('finds keywords in any case and the outlet only as it is spelled', () => {
    const spansOf = nameSpans(['clean orrin'], ['Crisis']);
    const text = 'Crisis asks Clean Orrin about the crisis';
    expect(spansOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Clean Orrin', 'Crisis']);
  });

  it('keeps loaded words of the outlet, the author and every keyword out of all values', () => {
    const { sentiment, keywordMatches } = analyzeNamed(['Daily Disaster Post', 'Grace Savage']);
    expect(Math.abs(sentiment?.value ?? 0)).toBeLessThanOrEqual(0.1);
    expect(sentiment?.words).toEqual([]);
    for (const { evidence, tone } of keywordMatches) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { sentiment: value } of evidence) expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(0.1);
      for (const { text } of tone.sentences.flatMap(({ words }) => words))
        expect(text).not.toMatch(/disaster|savage|grace|clean|bright/i);
    }
  });

  it('masks one keyword in the tone toward another', () => {
    const text = 'clean orrin gets the contract that Brightwell held, and crisis fund stays.';
    const [match] = analyzeText({
      headline: '',
      text,
      keywords: ['Brightwell', 'clean orrin', 'crisis fund'],
      specialTerms: [],
      sourceNames: [],
    }).keywordMatches;
    expect(match?.tone.sentences.flatMap(({ words }) => words.map((word) => word.text))).not.toContain(
      'crisis',
    );
  });
});
