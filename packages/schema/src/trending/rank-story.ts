import { countOf } from '../format-count.ts';
import { type Heat, type HeatList, NO_DATE, scoreHeat, totalReach } from './heat.ts';
import type { HeatPart, Member, TrendingItem } from './model.ts';
import { joinNames } from './phrasing.ts';

export interface StoryDraft extends Pick<TrendingItem, 'title' | 'tied_by' | 'deciding_words' | 'by_hand'> {
  readonly members: readonly Member[];
}

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

/** By heat, then mentions, then latest date (all descending), then input order. */
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

function pickUpsOf(members: readonly Member[], sources: readonly string[]): string[] {
  const originals = new Set(
    members.flatMap(({ source, copy_of }) => (copy_of === null ? (source ?? []) : [])),
  );
  return sources.filter((source) => !originals.has(source));
}

/** Rounded to two decimals. Sorted first, so that the order of the lines does not matter. */
function meanTone(members: readonly Member[]): number | null {
  const tones = members.flatMap(({ sentiment }) => sentiment ?? []).sort((a, b) => a - b);
  if (tones.length === 0) return null;
  return Math.round((tones.reduce((sum, tone) => sum + tone, 0) / tones.length) * 100) / 100 + 0;
}

const SOURCES_NAMED = 3;
const PART_LABELS = {
  volume: 'volume',
  sources: 'source diversity',
  recency: 'recency',
  keywords: 'shared keywords',
  intensity: 'intensity',
  reach: 'reach',
} as const satisfies Record<HeatPart['name'], string>;

/** For example "3 lines from 2 sources (AP and Reuters); latest March 10, 2025. Heat 41 = volume 12 of 35 + ...". */
function explainHeat(lines: number, copies: number, sources: readonly string[], heat: Heat): string {
  const copied = copies === 0 ? [] : [`${countOf(copies, 'copy', 'copies')} of the same text counted once`];
  const facts = [
    coverage(lines, sources),
    ...copied,
    ...heat.parts.filter(isTelling).map(({ figure }) => figure),
  ];
  const sum = heat.parts
    .filter(({ max }) => max > 0)
    .map(({ name, points, max }) => `${PART_LABELS[name]} ${points} of ${max}`)
    .join(' + ');
  return `${facts.join('; ')}. Heat ${heat.score} = ${sum}.`;
}

function coverage(lines: number, sources: readonly string[]): string {
  if (sources.length === 0) return `${countOf(lines, 'line')}, no source named`;
  // To name the last one takes no more room than to count it.
  const named = sources.length === SOURCES_NAMED + 1 ? sources.length : SOURCES_NAMED;
  const names = sources.slice(0, named);
  const more = sources.length - names.length;
  const listed = more > 0 ? `${names.join(', ')} and ${more} more` : joinNames(names);
  return `${countOf(lines, 'line')} from ${countOf(sources.length, 'source')} (${listed})`;
}

/** Volume and sources are already in the sentence. A part without points explains nothing, unless it is the newest day. */
function isTelling({ name, points, max, figure }: HeatPart): boolean {
  if (name === 'volume' || name === 'sources') return false;
  return points > 0 || (name === 'recency' && max > 0 && figure !== NO_DATE);
}
