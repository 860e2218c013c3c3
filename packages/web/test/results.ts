import type { AnalysisResult, KeywordMatch } from '@earshot/schema/analysis-result';

/** A keyword match whose sentences contain exactly its mentions. */
export function match(keyword: string, mentions: number): KeywordMatch {
  const evidence = Array.from({ length: mentions }, (_, index) => ({
    text: `${keyword} in sentence ${index + 1}.`,
    section: index === 0 ? ('lede' as const) : ('body' as const),
    start: index * 100,
    marks: [{ start: 0, end: keyword.length }],
    sentiment: null,
  }));
  return {
    keyword,
    found: mentions > 0,
    mentions,
    relevancySummary: `About ${keyword}.`,
    evidence,
    tone: {
      value: null,
      label: null,
      counts: { positive: 0, negative: 0, unclear: 0 },
      sentences: [],
    },
    nearForms: [],
  };
}

export function articleResult(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  return {
    type: 'article',
    sourceUrl: 'https://news.example/story',
    summary: 'A ferry company electrifies its fleet.',
    metadata: {
      source: 'The Harbour Ledger',
      headline: 'Ferries go electric',
      date: '2025-03-05',
      publisherScope: 'regional',
      publisherLocation: 'Northbank',
      provenance: { date: 'JSON-LD datePublished' },
    },
    titleValidation: {
      h1Text: 'Heading title',
      ogTitle: 'Social title text',
      twitterTitle: null,
      titleText: 'Browser title text',
    },
    keywordMatches: [match('alpha', 3), match('beta', 1), match('gamma', 0)],
    breakoutBoxes: [{ keyword: 'alpha', description: 'What is said about alpha.', mentions: 3 }],
    specialBreakouts: [],
    sentiment: { value: 0.25, words: [{ start: 0, end: 4, text: 'good', weight: 0.5 }] },
    document: { text: 'x'.repeat(400), language: 'en', words: 80 },
    methodVersion: '1',
    ...changes,
  };
}

export function socialResult(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  const article = articleResult();
  return {
    ...article,
    type: 'social',
    sourceUrl: 'https://social.example/p/1',
    metadata: { ...article.metadata, platform: 'Mastodon', ogDescription: 'A post about ferries.' },
    ...changes,
  };
}
