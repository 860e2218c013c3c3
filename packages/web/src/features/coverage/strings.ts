import { countOf, formatCount } from '@earshot/schema/format-count';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { formatDate } from '../../lib/format.ts';
import { FIGURE_STRINGS } from './figures/strings.ts';
import { REPORT_STRINGS } from './report/strings.ts';
import { ROW_STRINGS } from './rows/strings.ts';

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
    moreWays: 'Import, pasted text, key messages',
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
    exercises: 'Exercises with these practice articles',
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
    failed: 'No article could be analyzed',
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
  notSaved: 'This browser could not save the last change. Save the list as a file before you close the page.',
  added: 'Added to the coverage list',
  addedText: (count: number) => `${countOf(count, 'article')} in the list.`,
  openAdded: 'Open the list',
  openListed: (count: number) => `Open coverage list (${formatCount(count)})`,
  add: 'Add to coverage list',
  open: (count: number) => (count === 0 ? 'Many articles' : `Many articles (${formatCount(count)})`),
  empty: {
    title: 'No articles yet',
    text: 'Paste URLs above, open a saved list, or add a report from any analysis with “Add to coverage list.”',
  },
  sample: 'Open 40 practice articles',
  messages: {
    label: 'Key messages',
    noun: 'message',
    placeholder: 'We keep fares stable',
    hint: 'Wordings of a message that count as one: net zero = carbon neutral.',
    changed: 'Changed the key messages',
  },
  picture: {
    choose: (what: string) => `Choose: ${what.toLowerCase()}`,
    remove: (what: string) => `Remove: ${what.toLowerCase()}`,
    refused: 'Please choose a PNG or JPEG picture of at most 500 KB.',
  },
  importing: {
    title: 'Import a table or a feed',
    file: 'Open a table',
    fileHint: 'CSV, TSV or Excel with one article per row. The file stays in this browser.',
    failed: 'The file could not be read',
    failedText: `Please open a .csv, .tsv or .xlsx file of up to ${UPLOAD_MAX_BYTES / 1024 / 1024} MB.`,
    columns: 'Which column holds what',
    none: 'None',
    kinds: {
      address: 'URL column',
      headline: 'Headline column',
      outlet: 'Outlet column',
      date: 'Date column',
      tier: 'Tier column',
      reach: 'Reach column (your own figure)',
      note: 'Note column',
    },
    found: (count: number, left: number) =>
      `${countOf(count, 'article')} found.${left === 0 ? '' : ` ${countOf(left, 'row has', 'rows have')} no URL.`}`,
    add: (count: number) => `Add ${countOf(count, 'article')}`,
    cancel: 'Cancel',
    added: (count: number) => (count === 0 ? 'Nothing new' : `${countOf(count, 'article')} added`),
    addedText: 'Resume analyzes what waits.',
    imported: (count: number) => `Added ${countOf(count, 'article')}`,
  },
  ...FIGURE_STRINGS,
  ...ROW_STRINGS,
  ...REPORT_STRINGS,
} as const;
