import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { analyzeText } from './analyze-text.ts';

const matchOf = (keyword: string, text: string, headline = '') => {
  const [match] = analyzeText({ headline, text, keywords: [keyword], specialTerms: [] }).keywordMatches;
  return match;
};

const APEX = 'Apex = APX -"Apex Legends" -sentence:"apex predator" -article:"video game"';
it.each(
  examples<[keyword: string, text: string, counted: number, notCounted: number]>(
    import.meta.url,
    'exclusions',
  ),
)('%s in %j: %s count, %s do not', (keyword, text, counted, notCounted) => {
  const match = matchOf(keyword, text);
  expect([match?.mentions, match?.notCounted?.mentions ?? 0]).toEqual([counted, notCounted]);
});

it('are shown with their sentences and the reason, and left out of evidence and tone', () => {
  const match = matchOf(APEX, 'Apex buys a mill. Apex Legends is an awful failure.', 'Apex Legends is back');
  expect(match?.exclusions?.map(({ scope }) => scope)).toEqual(['phrase', 'sentence', 'article']);
  expect([match?.mentions, match?.notCounted?.mentions]).toEqual([1, 2]);
  expect(match?.notCounted?.sentences).toMatchObject([
    { section: 'headline', text: 'Apex Legends is back', marks: [{ start: 0, end: 4 }] },
    { section: 'body', start: 18, exclusion: { scope: 'phrase', text: 'Apex Legends' } },
  ]);
  expect(match?.evidence.map(({ text }) => text)).toEqual(['Apex buys a mill.']);
  expect(match?.tone.sentences).toHaveLength(1);
  expect(match?.relevancySummary).toContain(
    'Mentioned once, only in the opening. 2 not counted: inside “Apex Legends”.',
  );
});

it('say so if no mention is left, with the count of each reason', () => {
  const match = matchOf(APEX, 'An apex predator swims. Apex Legends and Apex Legends are open.');
  expect(match).toMatchObject({ found: false, nearForms: [] });
  expect(match?.relevancySummary).toBe(
    'No mention of “Apex” counts. 3 not counted: 1 in a sentence with “apex predator”, 2 inside “Apex Legends”.',
  );
});

it('look at the headline too, and hold for special terms and captions', () => {
  expect(matchOf(APEX, 'Apex has a new map.', 'A video game returns')?.mentions).toBe(0);
  const { specialBreakouts, keywordMatches } = analyzeText({
    headline: '',
    text: 'Apex buys a mill. Apex Legends is out.',
    keywords: [APEX],
    specialTerms: [APEX],
    captions: ['Apex at the mill', 'Players of Apex Legends'],
  });
  expect(specialBreakouts).toMatchObject([{ term: 'Apex', mentions: 1, notCounted: { mentions: 1 } }]);
  expect(keywordMatches[0]?.captionMentions).toBe(1);
});

it('change nothing if their words do not occur', () => {
  const text = 'Apex buys a mill. APX is glad, and the apex of the roof leaks.\n\nThe Apex mill is old.';
  const plain = matchOf('Apex = APX', text, 'Apex grows');
  const { exclusions, ...excluding } =
    matchOf('Apex = APX -"Apex Foods" -sentence:legend -article:"board game"', text, 'Apex grows') ?? {};
  expect(excluding).toEqual(plain);
  expect(exclusions).toHaveLength(3);
});

it('take time in proportion to a text with very many mentions', () => {
  const text = 'Apex Legends, apex predator. '.repeat(10_000);
  expect(matchOf(APEX, text)?.notCounted?.mentions).toBe(20_000);
});
