import { formatCount } from '@earshot/schema/format-count';
import { RIGHT_KEYWORD_TONES_OF_100 } from '@earshot/schema/tone-rates';
import { capitalized } from '../../lib/format.ts';
import { RECORD_STRINGS } from '../../lib/record-entries.ts';

export const REPORT_STRINGS = {
  title: 'Report',
  noun: 'report',
  empty: 'Enter content to begin analysis',
  header: {
    untitled: 'No headline',
    post: 'Social post',
    noPlatform: 'Platform not found',
    postBy: (name: string) => `Post by ${name}`,
  },
  overview: {
    mentions: (count: number) => (count === 1 ? 'mention' : 'mentions'),
    inHeadline: 'in the headline',
    yes: 'Yes',
    no: 'No',
    found: 'keywords found',
    foundOf: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)}`,
    toward: (keyword: string) => `toward ${keyword}`,
    noTone: 'No clear tone',
    certainty: (isPost: boolean) =>
      `Tone is an estimate: of 100 tones toward a keyword in the newest test, ${RIGHT_KEYWORD_TONES_OF_100} were right${isPost ? ', in news and not in posts' : ''}. Read the sentences before you quote it.`,
    aboutMentions: 'mentions of all keywords: show the sentences',
    aboutHeadline: 'keywords in the headline: show it',
    aboutFound: 'keywords found: show the sentences',
    aboutTone: (keyword: string) => `is the tone toward ${keyword}: show the sentences`,
    aboutBox: (keyword: string) => `of ${keyword}: show the sentences`,
  },
  fullText: 'Full text with all mentions',
  textShown: (shown: number, all: number) =>
    `Showing the first ${formatCount(shown)} of ${formatCount(all)} words; the counts are those of the whole text.`,
  actions: {
    word: 'Word',
    copy: 'Copy',
    exportJson: 'Export JSON',
    markdown: 'Copy as Markdown',
    print: 'Print',
    exported: 'Report exported',
    exportedText: 'Analysis report has been downloaded.',
    notExported: 'Report not exported',
    notExportedText: 'Please try again.',
    reportCopied: 'Report copied to clipboard',
    markdownCopied: 'Report copied as Markdown',
  },
  summary: 'Summary',
  noSummary: 'The text is too short to summarize.',
  details: {
    title: 'Publication details',
    postTitle: 'Post details',
    source: 'Source',
    headline: 'Headline',
    date: 'Date',
    scope: 'Publisher scope',
    location: 'Publisher location',
    platform: 'Platform',
    description: 'Description',
    author: RECORD_STRINGS.author,
    authorOf: RECORD_STRINGS.authorOf,
    handle: 'Handle',
    address: 'URL',
    corrected: 'Corrected by hand',
    counts: 'Engagement',
    count: (name: string, count: string) => `${capitalized(name)} ${count}`,
    missing: 'Not found',
    copySource: 'Copy source',
    copyHeadline: 'Copy headline',
    sourceCopied: 'Source copied to clipboard',
    headlineCopied: 'Headline copied to clipboard',
    previewAlt: 'Preview of the post',
  },
  paper: {
    postText: 'Text of the post',
    read: 'Read from a screenshot.',
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
    found: 'Found',
    notFound: 'Not found',
    expandAll: 'Show all sentences',
    collapseAll: 'Hide all sentences',
    evidence: (keyword: string) => `Sentences that mention ${keyword}`,
    evidenceShown: (shown: number, all: number) =>
      `Showing ${formatCount(shown)} of ${formatCount(all)} sentences; the counts cover the whole text.`,
    inCaptions: (mentions: number) =>
      `Mentioned ${mentions === 1 ? 'once' : `${formatCount(mentions)} times`} in picture captions, which are not counted.`,
    shorter: (form: string, count: number) =>
      `“${form}” also appears ${count === 1 ? 'once' : `${formatCount(count)} times`} and is not counted.`,
    addShorter: (form: string) => `Count “${form}” too`,
    toggle: (keyword: string, open: boolean) =>
      `${open ? 'Hide' : 'Show'} the sentences that mention ${keyword}`,
    tone: 'Tone',
    toneWords: 'decided by',
    noTone: 'no clear tone',
    sections: { headline: 'Headline', standfirst: 'Standfirst', lede: 'Opening', body: 'Body', end: 'End' },
  },
  quotes: {
    title: 'Quotes',
    nobody: 'No speaker named',
    attribution: 'in the text:',
    about: (keywords: string) => `about ${keywords}`,
    all: (count: number) => `Show all ${formatCount(count)} quotes`,
    fewer: 'Show fewer quotes',
    more: (count: string) => `${count} more.`,
  },
  boxes: { title: 'Breakout boxes' },
  special: { title: 'Special keyword breakouts', none: 'No mention in the text.' },
  about: {
    title: 'About this page',
    postTitle: 'About this post',
    counted: 'Counted text',
    probability: 'Is it an article?',
    likely: (percent: number) => `${percent > 99 ? 'Over 99' : formatCount(percent)}% likely`,
    analyzed: 'Analyzed',
    matches:
      'Mentions: a keyword is counted wherever it appears as a whole word or phrase, in upper or lower case, in the headline or the text. Each count equals the number of highlighted matches in the sentences behind it.',
    places:
      'Bars: the bar is the number of mentions. Each tick below it is one mention, where it is in the text.',
    tone: `Tone: a model reads each sentence that mentions a keyword and gives a tone only where it is sure. Positive or Negative means that all clear sentences agree, Mixed that they do not. One toned sentence among three or more is not enough, unless it is the headline. Languages: English, German, French and Spanish.`,
    summary:
      'Summary: whole sentences from the text, its first ones that can be read alone, and the point if it comes later. Nothing is rewritten.',
    quotes:
      'Quotes: a speaker is named only where a rule finds a name as the subject of a verb such as “said”, or after “according to”. Otherwise nobody is named.',
  },
  method: {
    version: (version: string) => `Methods ${version}`,
    generated: (time: string) => `Made with Earshot on ${time}`,
  },
} as const;
