import { countOf, formatCount } from '@earshot/schema/format-count';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { FIGURE_STRINGS } from './figures/strings.ts';
import { REPORT_STRINGS } from './report/strings.ts';
import { ROW_STRINGS } from './rows/strings.ts';

export const COVERAGE_STRINGS = {
  title: 'Coverage list',
  input: {
    title: 'Add articles',
    found: (count: number) => `${countOf(count, 'URL')} found`,
    keywordsTitle: 'Keywords required',
    tracked: (keywords: readonly string[]) =>
      keywords.length === 0 ? 'No keywords yet' : `Keywords: ${keywords.join(', ')}`,
    pasted: (headline: string) => `Added “${headline}”`,
    analyze: (count: number) => (count === 0 ? 'Analyze articles' : `Analyze ${countOf(count, 'article')}`),
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
    analyze: (articles: number) =>
      articles === 1 ? 'Analyze the article' : `Analyze the ${formatCount(articles)} articles`,
  },
  progress: {
    running: (done: number, all: number) => `Analyzing ${formatCount(done + 1)} of ${formatCount(all)}`,
    waiting: (seconds: number) => `The server is busy. Continuing in ${countOf(seconds, 'second')}.`,
    paused: (left: number) => `${countOf(left, 'article')} not analyzed yet`,
    doneText: (done: number, failed: number) =>
      failed === 0
        ? `${countOf(done, 'article')} analyzed.`
        : `${countOf(done, 'article')} analyzed, ${formatCount(failed)} failed.`,
  },
  lists: {
    current: (name: string, rows: number) => `${name || 'This list'} (${formatCount(rows)})`,
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
  added: 'Added to the coverage list',
  add: 'Add to coverage list',
  empty: {
    title: 'No articles yet',
    text: 'Paste URLs above, open a saved list, or add a report from any analysis with “Add to coverage list.”',
  },
  importing: {
    failedText: `Please open a .csv, .tsv or .xlsx file of up to ${UPLOAD_MAX_BYTES / 1024 / 1024} MB.`,
    kinds: {
      address: 'URL column',
      headline: 'Headline column',
      outlet: 'Outlet column',
      date: 'Date column',
      tier: 'Tier column',
      reach: 'Reach column (your own figure)',
      note: 'Note column',
    },
    added: (count: number) => (count === 0 ? 'Nothing new' : `${countOf(count, 'article')} added`),
  },
  ...FIGURE_STRINGS,
  ...ROW_STRINGS,
  ...REPORT_STRINGS,
} as const;
