import { countOf, formatCount } from '../../lib/format.ts';

/** Texts of the results panel, shared by the article and social screens. */
export const REPORT_STRINGS = {
  title: 'Report',
  noun: 'report',
  empty: 'Enter content to begin analysis',
  loading: 'Analyzing',
  previous: 'Previous report',
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
    author: 'Author',
    handle: 'Handle',
    address: 'Address',
    counts: 'Public figures',
    count: (name: string, count: string) => `${capitalized(name)} ${count}`,
    missing: 'Not found',
    copySource: 'Copy source',
    copyHeadline: 'Copy headline',
    sourceCopied: 'Source copied to clipboard',
    headlineCopied: 'Headline copied to clipboard',
    provenance: capitalized,
    previewAlt: 'Preview of the post',
  },
  titles: {
    title: 'Title validation',
    h1Text: 'Page heading (h1)',
    ogTitle: 'Social title (og:title)',
    twitterTitle: 'Twitter title',
    titleText: 'Browser title',
    missing: 'Missing',
    notApplicable: 'Not applicable',
    noPage: 'There is no web page behind this text, so there are no page titles to compare.',
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
    toggle: (keyword: string, open: boolean) =>
      `${open ? 'Hide' : 'Show'} the sentences that mention ${keyword}`,
    nearForms: 'Close forms in the text:',
    nearForm: (text: string, count: number) => `${text} (${formatCount(count)})`,
    sections: { headline: 'Headline', lede: 'Lede', body: 'Body', end: 'End' },
  },
  coverage: {
    title: 'Coverage',
    caption: 'Mentions per keyword',
    keyword: 'Keyword',
    mentions: 'Mentions',
  },
  prominence: {
    title: 'Prominence',
    caption: 'Where in the text each keyword occurs, from the first word to the last',
    none: 'not mentioned',
  },
  sentiment: {
    title: 'Sentiment',
    unscored: 'Unscored: no word in the text bears sentiment.',
    words: (count: number) => `Show the ${countOf(count, 'word')} that decided`,
    caption: 'Words that decided, with their weight',
  },
  boxes: { title: 'Breakout boxes' },
  special: { title: 'Special keyword breakouts', none: 'No mention in the text.' },
  method: {
    version: (version: string) => `Methods ${version}`,
    generated: (time: string) => `Printed from Earshot on ${time}`,
    matches:
      'A keyword is counted wherever it stands as a whole word or phrase, in upper or lower case, in the headline or the text. Each count equals the number of highlighted places in the sentences behind it.',
    prominence:
      'Each tick is one mention at its place in the text. The headline and the opening paragraphs (lede) are what most readers see; the end is the least read.',
    sentiment:
      'Words with a known positive or negative weight are added up, with negation and emphasis taken into account, and scaled to a value between -1 and +1. Above +0.1 is positive, below -0.1 negative. A text without any such word stays unscored.',
    summary:
      'The summary is made of whole sentences of the text, chosen for how much of it they cover. Nothing is rewritten.',
    titles: 'The four places in which a page states its title are compared word for word.',
  },
} as const;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
