import type { CoverageList, CoverageRow } from './coverage-list.ts';

/** A list before and after a user action. */
export interface ListStep {
  readonly before: CoverageList;
  readonly after: CoverageList;
}

/** Merges two consecutive steps into one. */
export function continuedStep({ before }: ListStep, { after }: ListStep): ListStep {
  return { before, after };
}

/**
 * Returns the list with a user action undone. Restores only what the action changed, so rows that were analyzed
 * since then keep their reports.
 */
export function revertedList(list: CoverageList, { before, after }: ListStep): CoverageList {
  const changed = Object.keys(before).filter(
    (field): field is keyof CoverageList =>
      field !== 'rows' && before[field as keyof CoverageList] !== after[field as keyof CoverageList],
  );
  const head = Object.fromEntries(changed.map((field) => [field, before[field]]));
  return {
    ...list,
    ...head,
    rows: before.rows === after.rows ? list.rows : revertedRows(list, before, after),
  };
}

function revertedRows(list: CoverageList, before: CoverageList, after: CoverageList): CoverageRow[] {
  const old = new Map(before.rows.map((row) => [row.id, row]));
  const next = new Map(after.rows.map((row) => [row.id, row]));
  const kept = list.rows
    // Remove what the step added.
    .filter(({ id }) => old.has(id) || !next.has(id))
    .map((row) => {
      const former = old.get(row.id);
      return former && former !== next.get(row.id) ? restored(row, former) : row;
    });
  // Restore what the step removed, at its former position.
  for (const [place, row] of before.rows.entries()) {
    if (!next.has(row.id) && !kept.some(({ id }) => id === row.id)) kept.splice(place, 0, row);
  }
  return kept;
}

/**
 * Restores a row to its former state. If its report is newer, restores only the user's edits, exclusion and known facts.
 */
function restored(row: CoverageRow, former: CoverageRow): CoverageRow {
  const isNewer = row.entry !== null && row.entry.analyzedAt > (former.entry?.analyzedAt ?? '');
  return isNewer
    ? {
        ...row,
        edits: former.edits,
        excluded: former.excluded,
        starred: former.starred,
        known: former.known,
      }
    : former;
}
