import { continueLine } from '../../documents/text-lines.ts';
import { fragmentKind, kindsOf, LAYOUT_TERMS, splitFragments } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { LONG_WORDS, wordsIn } from '../layout/line-shape.ts';
import { splitFields } from '../layout/split-fields.ts';
import { withoutBullet, withoutPage } from './list-marks.ts';

function joined(rows: readonly NumberedLine[], isWrap: readonly boolean[]): NumberedLine[] {
  const whole: NumberedLine[] = [];
  rows.forEach(({ line, text }, i) => {
    const last = whole.at(-1);
    if (isWrap[i] && last) whole[whole.length - 1] = { line: last.line, text: continueLine(last.text, text) };
    else whole.push({ line, text });
  });
  return whole;
}

function isOpen(text: string): boolean {
  return (
    /[,:;(–—-]$/u.test(text) ||
    LAYOUT_TERMS.openWords.has(/(?<!\p{L})\p{L}{1,8}$/u.exec(text)?.[0].toLowerCase() ?? '')
  );
}

const CONTINUING = kindsOf('text', 'name');
/** Some broken lines must end in a comma, a dash or a word such as "of", so that lists in lowercase are not joined. */
const MIN_OPEN_LINES = 2;
const MIN_OPEN_SHARE = 0.25;
const MAX_WRAP_SHARE = 0.6;
/** A shorter line may be the name of an outlet, a longer one a separate headline, unless the line above is open. */
const MIN_REST_WORDS = 3;
const MAX_REST_SHARE = 0.6;

/** Joins headlines that were broken by copying, for example from a PDF: the next line continues in lowercase. */
export function joinTitleWraps(rows: readonly NumberedLine[]): readonly NumberedLine[] {
  const isWrap = rows.map((row, i) => continues(rows[i - 1], row));
  const rests = rows.filter((_, i) => isWrap[i]);
  const open = rows.filter(
    ({ text }, i) => isWrap[i] && (hasPage(text) || isOpen(rows[i - 1]?.text ?? '')),
  ).length;
  const long = rows.filter(({ text }, i) => !isWrap[i] && wordsIn(text) >= LONG_WORDS).length;
  const wraps = isWrap.filter((wrap, i) => wrap && !isWrap[i - 1]).length;
  const areBroken =
    open >= Math.max(MIN_OPEN_LINES, MIN_OPEN_SHARE * rests.length) && wraps <= MAX_WRAP_SHARE * long;
  return areBroken ? joined(rows, isWrap) : rows;
}

function hasPage(text: string): boolean {
  return withoutPage(text) !== text;
}

const isItem = (text: string) => withoutBullet(text) !== text;

/** The outlet of an item may be on its second line. */
function continues(above: NumberedLine | undefined, { line, text }: NumberedLine): boolean {
  if (above === undefined || line !== above.line + 1) return false;
  const isInItem = isItem(above.text) && !isItem(text);
  if (!/^\p{Ll}/u.test(text) && !(isInItem && isOpen(above.text))) return false;
  if (wordsIn(above.text) < LONG_WORDS || hasPage(above.text) || /[.!?…:]["”’»)\]]*$/u.test(above.text))
    return false;
  const rest = withoutPage(text);
  const isRest = wordsIn(rest) >= MIN_REST_WORDS && rest.length <= MAX_REST_SHARE * above.text.length;
  if (!isRest && !hasPage(text) && !isOpen(above.text)) return false;
  return (
    isInItem ||
    (splitFragments(rest).length === 1 &&
      splitFields(rest).every((piece) => CONTINUING.has(fragmentKind(piece.text))))
  );
}
