import type { ListedStory } from '@earshot/schema/trending/compare-rankings';
import type { CoverageList } from '../book/coverage-list.ts';
import { type CoverageRow, nameOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry } from '../book/effective-row.ts';
import { kinshipOf } from '../book/same-article.ts';
import { shareOfVoice } from '../figures/coverage-figures.ts';
import { type TotalFigure, totalFigures } from '../figures/total-figures.ts';

/** A figure's value in both lists, with the IDs of the rows in the later list that contribute to it. */
export interface ComparedFigure {
  readonly name: TotalFigure['name'] | 'share';
  /** Keyword, if the figure is a share of voice. Empty for a total. */
  readonly keyword: string;
  readonly before: number;
  readonly after: number;
  readonly rows: readonly number[];
}

type OutletChange = 'new' | 'growing' | 'steady' | 'fading' | 'gone';

export interface ComparedOutlet {
  readonly outlet: string;
  readonly change: OutletChange;
  readonly before: number;
  readonly after: number;
  readonly rows: readonly number[];
}

/**
 * Compares the figures of two lists. Returns the totals, followed by the share of voice of each keyword in the later list.
 */
export function comparedFigures(before: CoverageList, after: CoverageList): ComparedFigure[] {
  const keywords = after.keywords.map(nameOf);
  const earlier = totalFigures(before, keywords);
  const totals = totalFigures(after, keywords).map(({ name, value, rows }, at) => ({
    name,
    keyword: '',
    before: earlier[at]?.value ?? 0,
    after: value,
    rows,
  }));
  const earlierShares = shareOfVoice(before, keywords);
  const shares = shareOfVoice(after, keywords).map(({ keyword, shareOfVoice: share, rows }, at) => ({
    name: 'share' as const,
    keyword,
    before: earlierShares[at]?.shareOfVoice ?? 0,
    after: share,
    rows,
  }));
  return [...totals, ...shares];
}

/**
 * Returns how each outlet changed: first the outlets of the later list by number of articles, then outlets that no longer
 * appear. Outlets are matched by name, ignoring case.
 */
export function comparedOutlets(before: CoverageList, after: CoverageList): ComparedOutlet[] {
  const [earlier, later] = [outletsOf(before), outletsOf(after)];
  const current = [...later].map(([key, rows]): ComparedOutlet => {
    const old = earlier.get(key)?.length ?? 0;
    return {
      outlet: outletOf(rows[0]),
      change: changeOf(old, rows.length),
      before: old,
      after: rows.length,
      rows: rows.map(({ id }) => id),
    };
  });
  const gone = [...earlier].flatMap(([key, rows]): ComparedOutlet[] =>
    later.has(key)
      ? []
      : [{ outlet: outletOf(rows[0]), change: 'gone', before: rows.length, after: 0, rows: [] }],
  );
  return [...current.sort((a, b) => b.after - a.after || a.outlet.localeCompare(b.outlet)), ...gone];
}

function changeOf(before: number, after: number): OutletChange {
  if (before === 0) return 'new';
  if (after === before) return 'steady';
  return after > before ? 'growing' : 'fading';
}

function outletsOf(list: CoverageList): Map<string, CoverageRow[]> {
  const outlets = new Map<string, CoverageRow[]>();
  for (const row of countedRows(list)) {
    const key = outletOf(row).toLowerCase();
    if (key !== '') outlets.set(key, [...(outlets.get(key) ?? []), row]);
  }
  return outlets;
}

function outletOf(row: CoverageRow | undefined): string {
  return (row && shownEntry(row)?.outlet.trim()) ?? '';
}

/**
 * Returns the stories of a list in the format that the comparison expects, largest first. Copies of a text belong to one
 * story.
 */
export function storiesOf(list: CoverageList): ListedStory[] {
  const rows = countedRows(list);
  const kinship = kinshipOf(list.rows);
  const stories = new Map<number, CoverageRow[]>();
  for (const row of rows) {
    const first = kinship.get(row.id)?.copyOf ?? row.id;
    stories.set(first, [...(stories.get(first) ?? []), row]);
  }
  return [...stories.values()]
    .sort((a, b) => b.length - a.length)
    .map((members) => ({
      title: headlineOf(members[0]),
      members: members.map((row) => ({
        title: headlineOf(row),
        date: /^\d{4}-\d{2}-\d{2}/.exec(shownEntry(row)?.date ?? '')?.[0] ?? null,
      })),
    }))
    .filter(({ title }) => title !== '');
}

function headlineOf(row: CoverageRow | undefined): string {
  return (row && shownEntry(row)?.headline) ?? '';
}
