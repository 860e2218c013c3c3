import { formatKeywordTone } from '../../../lib/format.ts';
import type { CoverageRow } from '../book/coverage-list.ts';
import type { RowTone, ShownEntry } from '../book/effective-row.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.table;

/** Returns a tone label with its number of clear sentences, or with a note that the user set it. A dash if the article does not mention the keyword. */
export function toneText({ label, manual, clear, isAbout }: RowTone): string {
  if (manual) return STRINGS.setByHand(manual.label);
  if (label === null) return isAbout ? STRINGS.noTone : STRINGS.notAbout;
  return formatKeywordTone(label, clear);
}

/** Returns notes on which values of a row the user changed, and why. */
export function editNotesOf(row: CoverageRow, edited: ShownEntry['edited']): string[] {
  const tones = Object.entries(row.edits.tones).map(([keyword, { label, note }]) =>
    STRINGS.toneNote(keyword, label, note),
  );
  return [...(edited.length > 0 ? [STRINGS.corrected(edited)] : []), ...tones];
}
