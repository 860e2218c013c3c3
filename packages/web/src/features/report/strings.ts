import { countOf, formatCount } from '@earshot/schema/format-count';
import { RIGHT_KEYWORD_TONES_OF_100 } from '@earshot/schema/tone-rates';
import { capitalized } from '../../lib/format.ts';
import { RECORD_STRINGS } from '../../lib/record-strings.ts';
import { RIGHT_TONES } from '../../lib/right-tones.ts';

/** UI strings of the results panel, shared by the article and social screens. */
export const REPORT_STRINGS = {
  title: 'Report',
  noun: 'report',
  empty: 'Enter content to begin analysis',
  loading: 'Analyzing',
  previous: 'Previous report',
  header: {
    untitled: 'No headline',
    post: 'Social post',
    noPlatform: 'Platform not found',
    postBy: (name: string) => `Post by ${name}`,
    analyzedAt: (time: string) => `Analyzed ${time}`,
  },
  overview: {
    mentions: 'Mentions',
    inHeadline: (keywords: readonly string[]) =>
      keywords.length === 0 ? 'In the headline' : `In the headline: ${keywords.join(', ')}`,
    yes: 'Yes',
    no: 'No',
    found: 'Keywords found',
    foundOf: (found: number, all: number) => `${formatCount(found)} of ${formatCount(all)}`,
    tone: (keyword: string) => `Tone toward ${keyword}`,
    noTone: 'No clear tone',
    notMentioned: 'Not mentioned',
    /** Shown below the figures: how reliable the tone toward a keyword is. */
    certainty: (isPost: boolean) =>
      `A sentence has a tone only where the model is sure. Of 100 such tones toward a keyword in the newest test, ${RIGHT_KEYWORD_TONES_OF_100} were right.${isPost ? ' The test used sentences from news, not posts, so expect more errors here.' : ''}`,
    aboutMentions: 'mentions of all keywords: show the sentences',
    aboutHeadline: 'keywords in the headline: show it',
    aboutFound: 'keywords found: show the sentences',
    aboutTone: (keyword: string) => `is the tone toward ${keyword}: show the sentences`,
    aboutBox: (keyword: string) => `of ${keyword}: show the sentences`,
    aboutKeyword: (keyword: string) => `mentions of ${keyword}: show the sentences`,
  },
  fullText: 'Full text with all mentions',
  textShown: (shown: number, all: number) =>
    `Showing the first ${formatCount(shown)} of ${formatCount(all)} words; the counts are those of the whole text.`,
  actions: {
    exportJson: 'Export JSON',
    markdown: 'Copy as Markdown',
    print: 'Print',
    exported: 'Report exported',
    exportedText: 'Analysis report has been downloaded.',
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
  record: {
    counted: 'Counted text',
    probability: 'Is it an article?',
    likely: (percent: number) => `${percent > 99 ? 'Over 99' : formatCount(percent)}% likely`,
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
    toneFigure: (keyword: string) => `tone toward ${keyword}: show the sentences`,
    toggle: (keyword: string, open: boolean) =>
      `${open ? 'Hide' : 'Show'} the sentences that mention ${keyword}`,
    tone: 'Tone',
    toneWords: 'decided by',
    noTone: 'no clear tone',
    sections: { headline: 'Headline', standfirst: 'Standfirst', lede: 'Opening', body: 'Body', end: 'End' },
  },
  coverage: {
    title: 'Mentions by keyword',
    caption: 'Mentions per keyword',
    keyword: 'Keyword',
    mentions: 'Mentions',
  },
  prominence: {
    title: 'Prominence',
    caption: 'Where each keyword appears, from the first word of the text to the last',
    none: 'not mentioned',
  },
  sentiment: {
    title: 'Tone of the text',
    noTone: 'No clear tone: nothing in the text speaks clearly for good or bad news.',
    words: (count: number) => `Show the ${countOf(count, 'word')} behind it`,
    caption: 'Words behind the value, with their weights',
    /** Shown next to the tone of a text: how reliable it is. `right` of 100 headlines were right in the tests. */
    certainty: (right: number, isPost: boolean) =>
      `In tests on headlines, ${formatCount(right)} of 100 labels were right in this language.${isPost ? ' Posts were not tested, so expect more errors here.' : ''}`,
    about: 'is the tone of the text: show the words behind it',
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
  method: {
    version: (version: string) => `Methods ${version}`,
    generated: (time: string) => `Printed from Earshot on ${time}`,
    matches:
      'A keyword is counted wherever it appears as a whole word or phrase, in upper or lower case, in the headline or the text. Each count equals the number of highlighted matches in the sentences behind it.',
    prominence:
      'Each tick is one mention, placed where it stands in the text. The headline and the opening paragraphs are what most readers see.',
    sentiment: `A model estimates how many readers would call the news good, bad or neutral; the headline and the first sentences count most. Names have no tone. The value lies between -1 and +1: above +0.1 is positive, below -0.1 negative. The tone of a line was right for ${RIGHT_TONES}, and the tone toward a keyword for ${RIGHT_KEYWORD_TONES_OF_100} of 100 names for which one is shown. Other languages have no tone.`,
    quotes:
      'A speaker is named only where a rule finds a name as the subject of a verb such as “said”, or after “according to”. For a pronoun, a role without a name or an unclear sentence nobody is named. Rules for English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.',
    summary:
      'The summary is made of whole sentences from the text: its first ones that can be read alone, and the point if it comes later. Nothing is rewritten.',
    titles:
      'The four places in which a page states its title are compared word for word. The outlet’s name after the headline, and capital letters, are not counted as differences.',
  },
} as const;
