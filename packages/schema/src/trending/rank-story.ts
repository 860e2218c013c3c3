import { explainHeat } from './explain-heat.ts';
import { type HeatList, scoreHeat } from './heat.ts';
import { totalReach } from './heat-measures.ts';
import type { Member, TrendingItem } from './model.ts';

/** A story before ranking: its lines, and values that cannot be computed from them. */
export interface StoryDraft extends Pick<TrendingItem, 'title' | 'tied_by' | 'deciding_words' | 'by_hand'> {
  /** The story's lines, in input order. */
  readonly members: readonly Member[];
}

/** Computes everything that follows from the lines of a story: heat and its parts, outlets, tone, dates, copies. */
export function rankStory(draft: StoryDraft, list: HeatList): TrendingItem {
  const members = [...draft.members];
  const heat = scoreHeat(members, list);
  const sources = sourcesOf(members);
  const { pieces } = heat;
  const latest = members.reduce((newest, { date }) => (date !== null && date > newest ? date : newest), '');
  return {
    title: draft.title,
    heat_score: heat.score,
    mentions: members.length,
    pieces,
    pick_ups: pickUpsOf(members, sources),
    ...paidIn(members),
    ...reachOf(members),
    tied_by: draft.tied_by,
    ...(draft.by_hand && { by_hand: true }),
    ...(latest !== '' && { latest_date: latest }),
    avg_sentiment: meanTone(members),
    sources,
    explain_why: explainHeat(members.length, members.length - pieces, sources, heat),
    heat_parts: heat.parts,
    members,
    deciding_words: draft.deciding_words,
  };
}

/** Compares two items for ranking: by heat, then by mentions, then by latest date (all descending), then by input order. */
export function compareRank(a: TrendingItem, b: TrendingItem): number {
  return (
    b.heat_score - a.heat_score ||
    b.mentions - a.mentions ||
    compareTexts(b.latest_date ?? '', a.latest_date ?? '') ||
    (a.members[0]?.line ?? 0) - (b.members[0]?.line ?? 0)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the outlets sorted by number of lines, descending. */
function sourcesOf(members: readonly Member[]): string[] {
  const counts = new Map<string, number>();
  for (const { source } of members) if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || compareTexts(a, b)).map(([name]) => name);
}

function paidIn(members: readonly Member[]): Pick<TrendingItem, 'paid_placements'> {
  const paid = members.filter((member) => member.paid).length;
  return paid > 0 ? { paid_placements: paid } : {};
}

function reachOf(members: readonly Member[]): Pick<TrendingItem, 'reach'> {
  return members.some(({ reach }) => reach !== undefined) ? { reach: totalReach(members) } : {};
}

/** Returns the outlets whose lines are all copies of another outlet's lines. */
function pickUpsOf(members: readonly Member[], sources: readonly string[]): string[] {
  const originals = new Set(
    members.flatMap(({ source, copy_of }) => (copy_of === null ? (source ?? []) : [])),
  );
  return sources.filter((source) => !originals.has(source));
}

/**
 * Returns the mean tone of the lines that have a tone, rounded to two decimals. Null if there are none. The order of the
 * lines does not matter.
 */
function meanTone(members: readonly Member[]): number | null {
  const tones = members.flatMap(({ sentiment }) => sentiment ?? []).sort((a, b) => a - b);
  if (tones.length === 0) return null;
  return Math.round((tones.reduce((sum, tone) => sum + tone, 0) / tones.length) * 100) / 100 + 0;
}
