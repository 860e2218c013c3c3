import type { CoverageRow } from '../book/coverage-list.ts';
import type { RowTone, ShownEntry } from '../book/effective-row.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.table;

/** Returns a tone in words, with a note if the user set it. A dash if the article does not mention the keyword. */
export function toneText({ label, manual, isAbout }: RowTone): string {
  if (manual) return STRINGS.setByHand(manual.label);
  return label ?? (isAbout ? STRINGS.noTone : STRINGS.notAbout);
}

/** Returns notes on which values of a row the user changed, and why. */
export function editNotesOf(row: CoverageRow, edited: ShownEntry['edited']): string[] {
  const tones = Object.entries(row.edits.tones).map(([keyword, { label, note }]) =>
    STRINGS.toneNote(keyword, label, note),
  );
  return [...(edited.length > 0 ? [STRINGS.corrected(edited)] : []), ...tones];
}
