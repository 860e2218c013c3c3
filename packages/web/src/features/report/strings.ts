import { formatCount } from '@earshot/schema/format-count';
import { RIGHT_KEYWORD_TONES_OF_100 } from '@earshot/schema/tone-rates';
import { capitalized } from '../../lib/format.ts';
import { RECORD_STRINGS } from '../../lib/record-entries.ts';

export const REPORT_STRINGS = {
  title: 'Report',
  header: {
    noPlatform: 'Platform not found',
  },
  overview: {
    mentions: (count: number) => (count === 1 ? 'mention' : 'mentions'),
    found: 'keywords found',
    foundOf: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)}`,
    toward: (keyword: string) => `toward ${keyword}`,
    noTone: 'No clear tone',
    certainty: (isPost: boolean) =>
      `Tone is an estimate: of 100 tones toward a keyword in the newest test, ${RIGHT_KEYWORD_TONES_OF_100} were right${isPost ? ', in news and not in posts' : ''}. Read the sentences before you quote it.`,
  },
  summary: 'Summary',
  noSummary: 'The text is too short to summarize.',
  details: {
    author: RECORD_STRINGS.author,
    authorOf: RECORD_STRINGS.authorOf,
    count: (name: string, count: string) => `${capitalized(name)} ${count}`,
  },
  capture: {
    hash: { picture: 'SHA-256 of the picture', text: 'SHA-256 of the text' },
  },
  titles: {
    h1Text: 'Page heading (h1)',
    ogTitle: 'Social title (og:title)',
    twitterTitle: 'Twitter title',
    titleText: 'Browser title',
  },
  matches: {
    title: 'Keyword matches',
    evidenceShown: (shown: number, all: number) =>
      `Showing ${formatCount(shown)} of ${formatCount(all)} sentences; the counts cover the whole text.`,
    sections: { headline: 'Headline', standfirst: 'Standfirst', lede: 'Opening', body: 'Body', end: 'End' },
  },
  quotes: {
    title: 'Quotes',
    nobody: 'No speaker named',
  },
  about: {
    likely: (percent: number) => `${percent > 99 ? 'Over 99' : formatCount(percent)}% likely`,
  },
  method: {
    version: (version: string) => `Methods ${version}`,
  },
} as const;
