import { formatSigned } from '../../../lib/format.ts';
import type { CoverageRow } from '../book/coverage-list.ts';
import type { RowTone, ShownEntry } from '../book/effective-row.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.table;

/** Returns a tone label with its value, or with a note that the user set it. */
export function toneText({ label, value, manual }: RowTone): string {
  if (label === null) return STRINGS.unscored;
  if (manual) return STRINGS.setByHand(label);
  // Keep the value on the same line as its label.
  return value === null ? label : `${label}\u00A0${formatSigned(value).replace('-', '\u2212')}`;
}

/** Returns notes on which values of a row the user changed, and why. */
export function editNotesOf(row: CoverageRow, edited: ShownEntry['edited']): string[] {
  const tones = Object.entries(row.edits.tones).map(([keyword, { label, note }]) =>
    STRINGS.toneNote(keyword, label, note),
  );
  return [...(edited.length > 0 ? [STRINGS.corrected(edited)] : []), ...tones];
}
