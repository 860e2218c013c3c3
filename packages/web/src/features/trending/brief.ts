import { countOf, formatCount } from '@earshot/schema/format-count';
import { TOP_ITEMS_COPIED } from '@earshot/schema/limits';
import { countHandEdits, isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import { parseWebUrl } from '@earshot/schema/web-url';
import type { Block } from '../../lib/blocks/blocks.ts';
import { formatDate } from '../../lib/format.ts';
import { formatHeat, topHeat } from './heat.tsx';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.brief;
const STORIES = 5;
const OUTLETS_NAMED = 4;

export function briefOf({ summary, items }: TrendingResult): Block[] {
  return [
    { kind: 'title', text: STRINGS.title },
    {
      kind: 'text',
      content: `From ${countOf(summary.total_inputs, 'headline')}. ${summary.time_window}`,
      isSmall: true,
    },
    ...items.slice(0, STORIES).flatMap((item, i): Block[] => [
      { kind: 'text', content: [{ text: `${i + 1}. ` }, headline(item)] },
      { kind: 'text', content: [{ text: facts(item), isQuiet: true }] },
      { kind: 'text', content: [{ text: 'What to do: ', isBold: true }] },
    ]),
    ...changesOf(summary).map((content): Block => ({ kind: 'text', content, isSmall: true })),
  ];
}

function headline({ title, members }: TrendingItem) {
  const link = members.map(({ url }) => (url === null ? null : parseWebUrl(url))).find((url) => url !== null);
  return { text: title, isBold: true, ...(link && { href: link.href }) };
}

function facts({ sources, mentions, latest_date }: TrendingItem): string {
  const named = sources.slice(0, OUTLETS_NAMED).join(', ');
  const more = sources.length - OUTLETS_NAMED;
  const outlets = more > 0 ? `${named} and ${formatCount(more)} more` : named;
  const day = latest_date ? formatDate(latest_date) : '';
  return [outlets, day, countOf(mentions, 'mention')].filter(Boolean).join(' · ');
}

function changesOf(summary: TrendingResult['summary']): string[] {
  return isChangedByHand(summary) ? [TRENDING_STRINGS.edits.changed(countHandEdits(summary))] : [];
}

const NO_DATE = 'No date';

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
    ...changesOf(summary),
  ].join('\n');
}
