import { type CoverageRow, MANUAL_TONES, type RowEdits } from '../book/coverage-list.ts';
import { manualToneOf, shownEntry } from '../book/effective-row.ts';
import { withTone } from '../book/list-edits.ts';

/** Value of the tone select that keeps the computed tone. */
export const AS_COMPUTED = '';

/** Content of the editor's fields. */
export interface RowDraft {
  readonly outlet: string;
  readonly headline: string;
  readonly date: string;
  readonly tone: string;
  readonly toneNote: string;
  readonly isExcluded: boolean;
  readonly reason: string;
  readonly isStarred: boolean;
  readonly why: string;
}

/** Returns the values of a row for the fields of its editor. `towards` is the keyword whose tone can be edited. */
export function draftOf(row: CoverageRow, towards: string): RowDraft {
  const shown = shownEntry(row);
  const manual = manualToneOf(row, towards);
  return {
    outlet: shown?.outlet ?? '',
    headline: shown?.headline ?? '',
    date: shown?.date?.slice(0, 10) ?? '',
    tone: manual?.label ?? AS_COMPUTED,
    toneNote: manual?.note ?? '',
    isExcluded: row.excluded !== null,
    reason: row.excluded ?? '',
    isStarred: row.starred !== null,
    why: row.starred ?? '',
  };
}

/**
 * Returns the changes of a draft: values that differ from the report, the tone toward a keyword, and whether the row counts.
 */
export function changesOf(
  row: CoverageRow,
  towards: string,
  draft: RowDraft,
): Pick<CoverageRow, 'edits' | 'excluded' | 'starred'> {
  const label = MANUAL_TONES.find((known) => known === draft.tone);
  const manual = label ? { label, note: draft.toneNote.trim() } : null;
  const fields = { outlet: draft.outlet.trim(), headline: draft.headline.trim(), date: draft.date };
  return {
    edits: { ...editsOf(row, fields), tones: withTone(row.edits.tones, towards, manual) },
    excluded: draft.isExcluded ? draft.reason.trim() : null,
    starred: draft.isStarred ? draft.why.trim() : null,
  };
}

/** Returns the values that differ from the report. */
function editsOf(
  { entry }: CoverageRow,
  entered: { outlet: string; headline: string; date: string },
): Omit<RowEdits, 'tones'> {
  return {
    ...(entered.outlet === (entry?.outlet ?? '') ? {} : { outlet: entered.outlet }),
    ...(entered.headline === (entry?.headline ?? '') ? {} : { headline: entered.headline }),
    ...(entered.date === (entry?.date?.slice(0, 10) ?? '') ? {} : { date: entered.date }),
  };
}
