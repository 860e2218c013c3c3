import { continueLine } from '../../documents/continue-line.ts';
import { type FragmentKind, fragmentKind, splitFragments } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { LONG_WORDS, wordsIn } from '../layout/line-shape.ts';
import { splitFields } from '../layout/split-fields.ts';
import { isOpen } from './join-item-wraps.ts';
import { withoutPage } from './list-marks.ts';

/** Kinds of lines that may be the end of a headline. */
const CONTINUING: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['text', 'name']);
/**
 * Minimum number and share of the broken lines that must end in a comma, colon or dash, or a word such as "of", or whose
 * next line must end with a page number, so that lists written in lowercase are not joined.
 */
const MIN_OPEN = 2;
const MIN_OPEN_SHARE = 0.25;
/** Maximum share of the long lines that may be broken. */
const MAX_WRAP_SHARE = 0.6;
/** A shorter line may be the name of an outlet, a longer one a headline of its own, unless the line above is open. */
const MIN_REST_WORDS = 3;
const MAX_REST_SHARE = 0.6;

/**
 * Joins headlines that were broken into lines by copying, for example from a PDF: the next line continues in lowercase.
 * Enough of the first lines must end in a way that headlines do not, or be followed by a line with a page number.
 */
export function joinTitleWraps(rows: readonly NumberedLine[]): readonly NumberedLine[] {
  const isWrap = rows.map((row, i) => continues(rows[i - 1], row));
  const rests = rows.filter((_, i) => isWrap[i]);
  const open = rows.filter(
    ({ text }, i) => isWrap[i] && (hasPage(text) || isOpen(rows[i - 1]?.text ?? '')),
  ).length;
  const long = rows.filter(({ text }, i) => !isWrap[i] && wordsIn(text) >= LONG_WORDS).length;
  const wraps = isWrap.filter((own, i) => own && !isWrap[i - 1]).length;
  const areBroken =
    open >= Math.max(MIN_OPEN, MIN_OPEN_SHARE * rests.length) && wraps <= MAX_WRAP_SHARE * long;
  if (!areBroken) return rows;
  const joined: NumberedLine[] = [];
  rows.forEach(({ line, text }, i) => {
    const last = joined.at(-1);
    if (isWrap[i] && last)
      joined[joined.length - 1] = { line: last.line, text: continueLine(last.text, text) };
    else joined.push({ line, text });
  });
  return joined;
}

/** Whether a line ends with a page number after a row of dots, which is at the end of a headline. */
function hasPage(text: string): boolean {
  return withoutPage(text) !== text;
}

/** Whether a line may continue the one directly above it. */
function continues(above: NumberedLine | undefined, { line, text }: NumberedLine): boolean {
  if (above === undefined || line !== above.line + 1 || !/^\p{Ll}/u.test(text)) return false;
  if (wordsIn(above.text) < LONG_WORDS || hasPage(above.text) || /[.!?…:]["”’»)\]]*$/u.test(above.text))
    return false;
  const rest = withoutPage(text);
  const isRest = wordsIn(rest) >= MIN_REST_WORDS && rest.length <= MAX_REST_SHARE * above.text.length;
  return (
    (isRest || hasPage(text) || isOpen(above.text)) &&
    splitFragments(rest).length === 1 &&
    splitFields(rest).every((piece) => CONTINUING.has(fragmentKind(piece.text)))
  );
}
