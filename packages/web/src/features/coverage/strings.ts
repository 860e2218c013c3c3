import { countOf, formatCount } from '@earshot/schema/format-count';
import { formatDate } from '../../lib/format.ts';
import type { RowToneLabel } from './book/effective-row.ts';
import { COMPARE_STRINGS } from './compare/compare-strings.ts';
import { CHART_STRINGS } from './figures/chart-strings.ts';
import { IMPORT_STRINGS } from './import/import-strings.ts';
import { EXPORT_STRINGS } from './report/export-strings.ts';
import { REPORT_STRINGS } from './report/strings.ts';
import { ROW_STRINGS } from './rows/strings.ts';

/** UI strings of the coverage list. */
export const COVERAGE_STRINGS = {
  title: 'Coverage list',
  back: 'Back to one article',
  lead: 'Analyze many articles for the same keywords, correct what needs correcting, and export the result as a report. The list stays in this browser and nowhere else. Save a file to keep it.',
  input: {
    title: 'Add articles',
    label: 'Article URLs',
    hint: 'One URL per line. Any text around them is ignored.',
    placeholder: 'https://news.example/first-story\nhttps://news.example/second-story',
    found: (count: number) => `${countOf(count, 'URL')} found`,
    keywords: 'Keywords',
    keywordNoun: 'keyword',
    keywordsTitle: 'Keywords required',
    addressesTitle: 'URL required',
    keywordsChanged: 'Changed the keywords',
    tracked: (keywords: readonly string[]) =>
      keywords.length === 0 ? 'No keywords yet' : `Keywords: ${keywords.join(', ')}`,
    more: 'Add articles or change keywords',
    paste: 'Add a pasted text',
    pasteTitle: 'Paste the text of an article',
    pasted: (headline: string) => `Added “${headline}”`,
    analyze: (count: number) => (count === 0 ? 'Analyze articles' : `Analyze ${countOf(count, 'article')}`),
    errors: {
      keywords: 'Add one or more keywords here.',
      addresses: 'Paste one or more full URLs here.',
    },
    problems: {
      keywords: 'Please add at least one keyword to track.',
      addresses: 'Please paste at least one article URL.',
    },
  },
  start: {
    ready: (articles: number, keywords: readonly string[]) =>
      `${countOf(articles, 'article is', 'articles are')} ready to be analyzed${
        keywords.length === 0 ? '. Add keywords first.' : ` for ${keywords.join(', ')}.`
      }`,
    practice:
      'The articles are fictional, for practice. A first exercise: analyze them, compare the keywords under “Share of voice,” then remove a keyword with “Add articles or change keywords” and see how the shares change.',
    playbook: 'Open the exercises and what should come out of them',
    analyze: (articles: number) =>
      articles === 1 ? 'Analyze the article' : `Analyze the ${formatCount(articles)} articles`,
  },
  progress: {
    running: (done: number, all: number) => `Analyzing ${formatCount(done + 1)} of ${formatCount(all)}`,
    waiting: (seconds: number) => `The server is busy. Continuing in ${countOf(seconds, 'second')}.`,
    cancel: 'Cancel',
    paused: (left: number) => `${countOf(left, 'article')} not analyzed yet`,
    resume: 'Resume',
    done: 'Coverage list complete',
    doneText: (done: number, failed: number) =>
      failed === 0
        ? `${countOf(done, 'article')} analyzed.`
        : `${countOf(done, 'article')} analyzed, ${formatCount(failed)} failed.`,
    canceled: 'Analysis canceled',
    notReachedTitle: 'The server could not be reached',
    notReached: 'Check your connection, then resume.',
    canceledText: 'The rest of the list waits until you resume.',
  },
  lists: {
    menu: 'The report in other forms, and other lists',
    created: 'New list',
    createdText: 'It has the client, keywords and color of the last one.',
    open: 'Open another list',
    create: 'New list',
    current: (name: string, rows: number) => `${name || 'This list'} (${formatCount(rows)})`,
    option: (name: string, articles: number, changedAt: string) =>
      `${name || 'Coverage list'} (${formatCount(articles)}), ${formatDate(changedAt)}`,
  },
  stale: {
    text: (articles: string, fixed: number) =>
      `${articles} counted for other keywords or by an earlier method, so the figures do not compare.${
        fixed === 0
          ? ''
          : ` ${countOf(fixed, 'of them has', 'of them have')} no address or text to count again.`
      }`,
    again: (count: number) => `Count ${countOf(count, 'article')} again`,
  },
  notKept: 'This browser could not save the last change. Save the list as a file before you close the page.',
  added: 'Added to the coverage list',
  addedText: (count: number) => `${countOf(count, 'article')} in the list.`,
  openAdded: 'Open the list',
  add: 'Add to coverage list',
  open: (count: number) => (count === 0 ? 'Many articles' : `Many articles (${formatCount(count)})`),
  empty: {
    title: 'No articles yet',
    text: 'Paste URLs above, open a saved list, or add a report from any analysis with “Add to coverage list.”',
  },
  sample: 'Open 40 practice articles',
  figures: {
    title: 'Overview',
    more: 'Share of voice, breakdown, charts and comparison',
    articles: 'Articles',
    outlets: 'Outlets',
    mentions: 'Mentions',
    headlines: 'Headlines with a keyword',
    left: {
      excluded: 'excluded',
      repeated: 'added twice',
      copies: 'copies',
      failed: 'failed',
      waiting: 'waiting',
    },
    leftNames: {
      excluded: 'Left out by hand',
      repeated: 'Further links to the same article',
      copies: 'Copies of a text that counts once',
      failed: 'Could not be read',
      waiting: 'Waiting',
    },
    netTone: (keyword: string) => `Net tone toward ${keyword}`,
    netToneNote:
      'Net tone: percentage of positive articles minus percentage of negative articles, of those with a clear tone toward the keyword.',
    toned: (articles: number, tone: RowToneLabel | null) =>
      `${formatCount(articles)} ${(tone ?? 'no clear tone').toLowerCase()}`,
    tonedAbout: (keyword: string) => `articles, by tone toward ${keyword}`,
    rowsOf: 'articles',
    notCounted: 'Not counted:',
  },
  shares: {
    title: 'Share of voice',
    caption: 'Share of voice by keyword',
    keyword: 'Keyword',
    mentions: 'Mentions',
    articles: 'Articles',
    headlines: 'In headlines',
    share: 'Share of voice',
    pick: (keyword: string) => `Articles that mention ${keyword}`,
    hint: 'Press a keyword to see its articles in the table.',
    note: (mentions: number, articles: number, headlines: number) =>
      `${countOf(mentions, 'mention')} in ${countOf(articles, 'article')}, ${countOf(headlines, 'headline')}`,
    formula:
      'Share of voice = mentions of one keyword ÷ mentions of all tracked keywords, over the articles that count.',
    caveat:
      'It compares the tracked keywords with each other, in this list only. It does not say how much coverage there was in all, how many people saw it, or whether it was favorable.',
  },
  groups: {
    title: 'Breakdown',
    by: 'Break down by',
    dimensions: { outlet: 'Outlet', day: 'Day', tone: 'Tone' },
    articles: 'Articles',
    articlesOf: (group: string) => `Articles: ${group}`,
    mentionsOf: (keyword: string, group: string) => `Mentions of ${keyword}: ${group}`,
    unknown: { outlet: 'No outlet', day: 'No date' },
    noTone: 'No clear tone',
    netTone: 'Net tone',
    netToneOf: (net: string, articles: number) => `${net} of ${formatCount(articles)}`,
    toneTitle: 'Articles by tone toward each keyword',
    toward: (keyword: string) => `Toward ${keyword}`,
    tonePick: (tone: string, keyword: string) => `Articles: ${tone} toward ${keyword}`,
    toneNote:
      'Number of articles that mention the keyword of the column, by their tone toward it. One article can be positive toward one keyword and negative toward another. Mixed: some clear sentences are positive and others negative. Neutral: set by hand. No clear tone: no sentence is clear enough for the model. Net tone: percentage of positive minus percentage of negative articles, of those with a clear tone.',
    more: (count: number) => `Show ${formatCount(count)} more`,
    day: (day: string) => formatDate(day),
  },
  messages: {
    label: 'Key messages',
    noun: 'message',
    placeholder: 'We keep fares stable',
    hint: 'Wordings of a message that count as one: net zero = carbon neutral.',
    title: 'Key messages in the coverage',
    message: 'Message',
    articles: 'Articles',
    mentions: 'Mentions',
    headlines: 'In headlines',
    articlesWith: (message: string) => `Articles with the message “${message}”`,
    mentionsOf: (message: string) => `Mentions of the message “${message}”`,
    headlinesWith: (message: string) => `Headlines with the message “${message}”`,
    sentencesOf: (message: string) => `Sentences with the message “${message}”`,
    changed: 'Changed the key messages',
  },
  ...CHART_STRINGS,
  ...COMPARE_STRINGS,
  ...IMPORT_STRINGS,
  ...ROW_STRINGS,
  ...EXPORT_STRINGS,
  ...REPORT_STRINGS,
} as const;
