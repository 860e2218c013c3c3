import type { ListedStory } from '@earshot/schema/trending/compare-rankings';
import type { CoverageList } from '../book/coverage-list.ts';
import { type CoverageRow, nameOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry } from '../book/effective-row.ts';
import { kinshipOf } from '../book/same-article.ts';
import { shareOfVoice } from '../figures/coverage-figures.ts';
import { type TotalFigure, totalFigures } from '../figures/total-figures.ts';

/** A figure's value in both lists, with the IDs of the rows of each list that contribute to it. */
export interface ComparedFigure {
  readonly name: TotalFigure['name'] | 'share';
  /** Keyword, if the figure is a share of voice. Empty for a total. */
  readonly keyword: string;
  readonly before: number;
  readonly after: number;
  readonly rowsBefore: readonly number[];
  readonly rows: readonly number[];
}

type OutletChange = 'new' | 'growing' | 'steady' | 'fading' | 'gone';

export interface ComparedOutlet {
  readonly outlet: string;
  readonly change: OutletChange;
  readonly before: number;
  readonly after: number;
  readonly rowsBefore: readonly number[];
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
    rowsBefore: earlier[at]?.rows ?? [],
    rows,
  }));
  const earlierShares = shareOfVoice(before, keywords);
  const shares = shareOfVoice(after, keywords).map(({ keyword, percent, rows }, at) => ({
    name: 'share' as const,
    keyword,
    before: (earlierShares[at]?.percent ?? 0) / 100,
    after: percent / 100,
    rowsBefore: earlierShares[at]?.rows ?? [],
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
    const old = earlier.get(key) ?? [];
    return {
      outlet: outletOf(rows[0]),
      change: changeOf(old.length, rows.length),
      before: old.length,
      after: rows.length,
      rowsBefore: idsOf(old),
      rows: idsOf(rows),
    };
  });
  const gone = [...earlier].flatMap(([key, rows]): ComparedOutlet[] =>
    later.has(key)
      ? []
      : [
          {
            outlet: outletOf(rows[0]),
            change: 'gone',
            before: rows.length,
            after: 0,
            rowsBefore: idsOf(rows),
            rows: [],
          },
        ],
  );
  return [...current.sort((a, b) => b.after - a.after || a.outlet.localeCompare(b.outlet)), ...gone];
}

function idsOf(rows: readonly CoverageRow[]): number[] {
  return rows.map(({ id }) => id);
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
 * Returns the rows of each story of a list, largest story first. Copies of a text belong to one story. Stories without
 * a headline are omitted.
 */
export function storyRows(list: CoverageList): CoverageRow[][] {
  const kinship = kinshipOf(list.rows);
  const stories = new Map<number, CoverageRow[]>();
  for (const row of countedRows(list)) {
    const first = kinship.get(row.id)?.copyOf ?? row.id;
    stories.set(first, [...(stories.get(first) ?? []), row]);
  }
  return [...stories.values()]
    .sort((a, b) => b.length - a.length)
    .filter(([first]) => headlineOf(first) !== '');
}

/** Returns the stories of a list in the format that the comparison expects, in the order of `storyRows`. */
export function storiesOf(list: CoverageList): ListedStory[] {
  return storyRows(list).map((members) => ({
    title: headlineOf(members[0]),
    members: members.map((row) => ({
      title: headlineOf(row),
      date: /^\d{4}-\d{2}-\d{2}/.exec(shownEntry(row)?.date ?? '')?.[0] ?? null,
    })),
  }));
}

function headlineOf(row: CoverageRow | undefined): string {
  return (row && shownEntry(row)?.headline) ?? '';
}
