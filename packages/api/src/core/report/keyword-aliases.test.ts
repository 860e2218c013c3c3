import { expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

const TEXT =
  'Nordwagen sold more cars in May. NW shares rose 3 percent.\n\nAnalysts expect Nordwagen AG to raise its forecast. The NW plant in Alba runs at full speed.';
const analyze = (keywords: string[], specialTerms: string[] = []) =>
  analyzeText({ headline: 'NW has a good month', text: TEXT, keywords, specialTerms });

it('are one match with one count, named by the first', () => {
  const { keywordMatches, breakoutBoxes } = analyze(['Nordwagen = NW = Nordwagen AG', 'Alba']);
  expect(keywordMatches.map(({ keyword, mentions }) => [keyword, mentions])).toEqual([
    ['Nordwagen', 5],
    ['Alba', 1],
  ]);
  expect(breakoutBoxes.map(({ keyword }) => keyword)).toEqual(['Nordwagen']);
});

it('are distinguished by every mark, by the counts and in words', () => {
  const [match] = analyze(['Nordwagen = NW = Nordwagen AG']).keywordMatches;
  expect(match?.spellings?.map(({ text, mentions }) => `${text} ${mentions}`)).toEqual([
    'Nordwagen 1',
    'NW 3',
    'Nordwagen AG 1',
  ]);
  for (const { text, marks } of match?.evidence ?? [])
    for (const { start, end, spelling } of marks) expect(spelling).toBe(text.slice(start, end));
  expect(match?.relevancySummary).toContain(
    'Found as “Nordwagen” (once), “NW” (3 times) and “Nordwagen AG” (once).',
  );
});

it('are all named when none of them occurs', () => {
  const [match] = analyze(['Tidework = TW = Tidework Inc']).keywordMatches;
  expect(match?.relevancySummary).toMatch(
    /^“Tidework” does not appear in this text, nor does “TW” or “Tidework Inc”\./,
  );
});

it('are not listed for a keyword that has only one', () => {
  const [match] = analyze(['Nordwagen']).keywordMatches;
  expect(match).not.toHaveProperty('spellings');
  expect(match?.evidence[0]?.marks).toEqual([{ start: 0, end: 9 }]);
});

it('work for special terms', () => {
  const { specialBreakouts } = analyze(['Alba'], ['forecast = full speed']);
  expect(specialBreakouts.map(({ term, mentions }) => [term, mentions])).toEqual([['forecast', 2]]);
});

it('may be a word, an address and a sign together', () => {
  const text = 'Acme 🔥 Acme https://acme.example/news 🔥 Acme';
  const [match] = analyzeText({
    headline: '',
    text,
    keywords: ['Acme = 🔥 = https://acme.example'],
    specialTerms: [],
  }).keywordMatches;
  expect(match?.spellings?.map(({ mentions }) => mentions)).toEqual([3, 2, 1]);
});
