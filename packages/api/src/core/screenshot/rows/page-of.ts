import type { ImageText } from '../words/image-text.ts';
import { MAX_CHROME_CHARACTERS, type Segment } from '../words/segments.ts';
import { linesOfText } from './lines-of-text.ts';
import { labelRows, type RowLabel } from './row-labels.ts';
import { ruledPage } from './ruled-page.ts';
import type { Page } from './text-block.ts';

const TEXTS: readonly RowLabel[] = ['text', 'title', 'quote'];
const HEADERS: readonly RowLabel[] = ['author', 'handle', 'time'];
/**
 * A row without any listed phrase belongs to the network's interface if the probability that it is neither text nor a header
 * is at least this.
 */
const OWN_SHARE = 0.99;
/** Maximum absolute log odds. Higher values are meaningless, because the model was fitted to only a few thousand rows. */
const MOST_ODDS = 4;

/** Returns the rows of a picture with their kinds, according to their words and to the row model. */
export function pageOf(image: ImageText): Page {
  const ruled = ruledPage(image);
  const labels = labelRows(ruled);
  const page = withLines(ruled);
  const shareOf = (row: Segment, names: readonly RowLabel[]) =>
    names.reduce((sum, name) => sum + (labels.get(row)?.[name] ?? 0), 0);
  return {
    ...page,
    kindOf: (row) => {
      const kind = page.kindOf(row);
      const isKnown =
        kind !== null ||
        page.lines.has(row) ||
        page.headers.has(row) ||
        row.text.length > MAX_CHROME_CHARACTERS;
      return isKnown || shareOf(row, [...TEXTS, ...HEADERS]) > 1 - OWN_SHARE ? kind : 'labels';
    },
    oddsOf: (row) => ({
      text: page.lines.has(row) ? MOST_ODDS : logOdds(shareOf(row, TEXTS)),
      header: logOdds(shareOf(row, HEADERS)),
    }),
  };
}

/** Returns a page on which the rows printed as lines of a text are text, and do not confirm a name. */
function withLines(page: Page): Page {
  const lines = linesOfText(page);
  const proved = page.proved.filter(({ segments }) => !segments.some((row) => lines.has(row)));
  return {
    ...page,
    lines,
    proved,
    headers: new Set(proved.flatMap(({ segments }) => segments)),
    kindOf: (row) => (lines.has(row) ? null : page.kindOf(row)),
  };
}

function logOdds(share: number): number {
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, Math.log(share / (1 - share))));
}
