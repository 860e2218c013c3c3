import { formatCount } from '@earshot/schema/format-count';
import { RIGHT_KEYWORD_TONES_OF_100 } from '@earshot/schema/tone-rates';
import { capitalized } from '../../lib/format.ts';
import { RECORD_STRINGS } from '../../lib/record-entries.ts';

export const REPORT_STRINGS = {
  title: 'Report',
  header: {
    noPlatform: 'Platform not found',
    postBy: (name: string) => `Post by ${name}`,
  },
  overview: {
    mentions: (count: number) => (count === 1 ? 'mention' : 'mentions'),
    found: 'keywords found',
    foundOf: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)}`,
    toward: (keyword: string) => `toward ${keyword}`,
    noTone: 'No clear tone',
    certainty: (isPost: boolean) =>
      `Tone is an estimate: of 100 tones toward a keyword in the newest test, ${RIGHT_KEYWORD_TONES_OF_100} were right${isPost ? ', in news and not in posts' : ''}. Read the sentences before you quote it.`,
    aboutTone: (keyword: string) => `is the tone toward ${keyword}: show the sentences`,
    aboutBox: (keyword: string) => `of ${keyword}: show the sentences`,
  },
  summary: 'Summary',
  noSummary: 'The text is too short to summarize.',
  details: {
    author: RECORD_STRINGS.author,
    authorOf: RECORD_STRINGS.authorOf,
    count: (name: string, count: string) => `${capitalized(name)} ${count}`,
  },
  capture: {
    read: (time: string) => `Read on ${time}.`,
    hash: { picture: 'SHA-256 of the picture', text: 'SHA-256 of the text' },
  },
  titles: {
    title: 'Title validation',
    h1Text: 'Page heading (h1)',
    ogTitle: 'Social title (og:title)',
    twitterTitle: 'Twitter title',
    titleText: 'Browser title',
    missing: 'Missing',
    noPage:
      'Not applicable: this text does not come from a web page, so there is no page heading, social title, Twitter title or browser title to compare.',
    agree: 'All titles that are present agree.',
    differ: 'The titles differ: readers see different headlines in the page, in search and in shares.',
  },
  matches: {
    title: 'Keyword matches',
    evidence: (keyword: string) => `Sentences that mention ${keyword}`,
    evidenceShown: (shown: number, all: number) =>
      `Showing ${formatCount(shown)} of ${formatCount(all)} sentences; the counts cover the whole text.`,
    inCaptions: (mentions: number) =>
      `Mentioned ${mentions === 1 ? 'once' : `${formatCount(mentions)} times`} in picture captions, which are not counted.`,
    toggle: (keyword: string, open: boolean) =>
      `${open ? 'Hide' : 'Show'} the sentences that mention ${keyword}`,
    sections: { headline: 'Headline', standfirst: 'Standfirst', lede: 'Opening', body: 'Body', end: 'End' },
  },
  quotes: {
    title: 'Quotes',
    nobody: 'No speaker named',
    about: (keywords: string) => `about ${keywords}`,
    all: (count: number) => `Show all ${formatCount(count)} quotes`,
    more: (count: string) => `${count} more.`,
  },
  about: {
    likely: (percent: number) => `${percent > 99 ? 'Over 99' : formatCount(percent)}% likely`,
  },
  method: {
    version: (version: string) => `Methods ${version}`,
    generated: (time: string) => `Made with Earshot on ${time}`,
  },
} as const;
