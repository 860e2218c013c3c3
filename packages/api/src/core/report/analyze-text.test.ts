import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnalyzeTextInput, analyzeText } from './analyze-text.ts';

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
    expect(match).toMatchObject({
      found: false,
      evidence: [],
      nearForms: [{ text: 'Regulators', count: 1 }],
    });
    expect(match?.relevancySummary).toBe(
      '“regulation” does not appear in this text. Close forms that do appear, not counted as mentions: “Regulators” (once).',
    );
  });

  it('#159 gives one breakout box per keyword with a second sentence, which it shows', () => {
    const { breakoutBoxes } = analyze({ keywords: ['strike', 'cranes', 'Acme'] });
    expect(breakoutBoxes).toEqual([
      {
        keyword: 'Acme',
        description: 'The price is a great success for Acme, its chief said.',
        mentions: 4,
      },
    ]);
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
    const piece = fc.constantFrom(
      'Acme',
      'acme’s',
      ' ',
      '. ',
      '\n\n',
      'U.S.',
      '東京都',
      '。',
      'bad ',
      '<mark>',
      'Labs of Alba',
      '🔥',
    );
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
            for (const { section, start, text: sentence } of match.evidence) {
              const source = section === 'headline' ? headline : text;
              expect(source.slice(start, start + sentence.length)).toBe(sentence);
            }
          });
        },
      ),
    );
  });
});
