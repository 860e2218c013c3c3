import { continueLine } from '../../documents/continue-line.ts';
import { type FragmentKind, fragmentKind, splitFragments } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { LONG_WORDS, wordsIn } from '../layout/line-shape.ts';
import { splitFields } from '../layout/split-fields.ts';
import { isOpen } from './join-item-wraps.ts';

/** Kinds of lines that may be the end of a headline. */
const CONTINUING: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['text', 'name']);
/** Minimum share of the broken lines that must end with a word such as "of": a list in lowercase is not broken. */
const MIN_OPEN_SHARE = 0.25;
/** Maximum share of the long lines that may be broken. */
const MAX_WRAP_SHARE = 0.6;

/**
 * Joins headlines that were broken in two when they were copied, as from a PDF file: the second line continues in lowercase.
 * Some of the first lines must end with a word with which headlines do not end.
 */
export function joinTitleWraps(rows: readonly NumberedLine[]): readonly NumberedLine[] {
  const isWrap = rows.map((row, i) => continues(rows[i - 1], row));
  const broken = rows.filter((_, i) => isWrap[i + 1]);
  const open = broken.filter(({ text }) => isOpen(text)).length;
  const long = rows.filter(({ text }, i) => !isWrap[i] && wordsIn(text) >= LONG_WORDS).length;
  const areBroken =
    open > 0 && open >= MIN_OPEN_SHARE * broken.length && broken.length <= MAX_WRAP_SHARE * long;
  if (!areBroken) return rows;
  return rows.flatMap((row, i) => {
    if (isWrap[i] && !isWrap[i - 1]) return [];
    const next = isWrap[i + 1] && !isWrap[i] ? rows[i + 1] : undefined;
    return [
      next ? { line: row.line, text: continueLine(row.text, next.text) } : { line: row.line, text: row.text },
    ];
  });
}

/** Whether a line may continue the one directly above it. */
function continues(above: NumberedLine | undefined, { line, text }: NumberedLine): boolean {
  if (above === undefined || line !== above.line + 1 || !/^\p{Ll}/u.test(text)) return false;
  if (wordsIn(above.text) < LONG_WORDS || /[.!?…:]["”’»)\]]*$/u.test(above.text)) return false;
  return (
    splitFragments(text).length === 1 &&
    splitFields(text).every((piece) => CONTINUING.has(fragmentKind(piece.text)))
  );
}
