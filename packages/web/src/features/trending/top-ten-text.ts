import { countOf, formatCount } from '@earshot/schema/format-count';
import { TOP_ITEMS_COPIED } from '@earshot/schema/limits';
import { countHandEdits, isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import { formatDate } from '../../lib/format.ts';
import { formatHeat, topHeat } from './heat.tsx';
import { TRENDING_STRINGS } from './strings.ts';

const NO_DATE = 'No date';

/**
 * Returns the first ten items as plain text: a summary line, the time range, one line per item, and the user's corrections
 * (#209, #210, A-30).
 */
export function topTenText({ summary, items }: TrendingResult): string {
  const lines = items
    .slice(0, TOP_ITEMS_COPIED)
    .map(({ title, heat_score, mentions, latest_date, by_hand }, index) =>
      [
        `${index + 1}. ${title}`,
        `Heat ${formatHeat(heat_score)}`,
        countOf(mentions, 'mention'),
        latest_date ? formatDate(latest_date) : NO_DATE,
        ...(by_hand ? [TRENDING_STRINGS.item.byHand] : []),
      ].join(' | '),
    );
  return [
    `${formatCount(summary.unique_titles)} unique articles from ${formatCount(summary.total_inputs)} inputs, top heat ${formatHeat(topHeat(items))}`,
    summary.time_window || NO_DATES_FOUND,
    ...lines,
    ...(isChangedByHand(summary) ? [TRENDING_STRINGS.edits.changed(countHandEdits(summary))] : []),
  ].join('\n');
}
