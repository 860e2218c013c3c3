import { continueLine } from '../../documents/text-lines.ts';
import { countsOf, mostFrequent } from '../layout/counts.ts';
import { fragmentKind, kindsOf, LAYOUT_TERMS, splitFragments } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { LONG_WORDS, wordsIn } from '../layout/line-shape.ts';
import { splitFields } from '../layout/split-fields.ts';
import { withoutBullet, withoutPage } from './list-marks.ts';
import { sourceEvidence } from './source-evidence.ts';

export interface IndentedLine extends NumberedLine {
  /** Number of whitespace characters before the text. */
  readonly indent: number;
}

const MIN_ITEMS = 3;
const MAY_BE_ITEM = /^[^\p{L}\s]/u;
const GOES_ON = /^(?!\S*:\/\/|www\.|[\p{L}_]{2,20}:\s)[\p{Ll},;)]/u;
const OUTLET_BEHIND_DASH = /^[-–—|]\s+([^,]+)(?:,.{1,30})?$/u;
/** A line is full if, together with the next word, it would exceed this fraction of the widest line with a list mark. */
const FULL_SHARE = 0.95;
const MIN_EVIDENCE = 3;
/** Maximum number of lines of an item, since headlines are never longer. Also limits the work on malicious lists. */
const MAX_ITEM_LINES = 8;
const MIN_WRAP_SHARE = 0.6;

/** Joins broken list items. One piece of evidence is not enough: a headline may be followed by a teaser or an outlet. */
export function joinItemWraps(rows: readonly IndentedLine[]): NumberedLine[] {
  const marks = rows.map(({ text }) =>
    MAY_BE_ITEM.test(text) && withoutBullet(text) !== text ? markOf(text) : '',
  );
  const [mark] = mostFrequent(countsOf(marks.filter((one) => one !== '')), '');
  const isItem = marks.map((one) => one !== '' && one === mark);
  if (isItem.filter(Boolean).length < MIN_ITEMS) return [...rows];
  const width = rows.reduce(
    (most, { text, indent }, i) => (isItem[i] ? Math.max(most, indent + text.length) : most),
    0,
  );
  const isWrap = findWraps(rows, isItem, width);
  return joined(rows, isWrap);
}

function joined(rows: readonly NumberedLine[], isWrap: readonly boolean[]): NumberedLine[] {
  const whole: NumberedLine[] = [];
  rows.forEach(({ line, text }, i) => {
    const last = whole.at(-1);
    if (isWrap[i] && last) whole[whole.length - 1] = { line: last.line, text: continueLine(last.text, text) };
    else whole.push({ line, text });
  });
  return whole;
}

function findWraps(rows: readonly IndentedLine[], isItem: readonly boolean[], width: number): boolean[] {
  const isWrap: boolean[] = [];
  let [below, wraps, lines] = [0, 0, 0];
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    const isInItem = (isItem[i - 1] || isWrap[i - 1]) === true && row.line === (above?.line ?? 0) + 1;
    lines = isInItem && !isItem[i] ? lines + 1 : 1;
    isWrap.push(
      !isItem[i] &&
        isInItem &&
        lines <= MAX_ITEM_LINES &&
        above !== undefined &&
        wrapEvidence(above, row, width) >= MIN_EVIDENCE,
    );
    if (isItem[i] || !isInItem) return;
    below++;
    if (isWrap[i]) wraps++;
  });
  return wraps >= MIN_WRAP_SHARE * below ? isWrap : isWrap.map(() => false);
}

function markOf(text: string): string {
  return /^\(?\[?\d/.test(text) ? 'number' : text.charAt(0);
}

function goesOn(text: string): boolean {
  const outlet = OUTLET_BEHIND_DASH.exec(text)?.[1];
  return outlet === undefined ? GOES_ON.test(text) : sourceEvidence(outlet) !== 'none';
}

function isOpen(text: string): boolean {
  return (
    /[,:;(–—-]$/u.test(text) ||
    LAYOUT_TERMS.openWords.has(/(?<!\p{L})\p{L}{1,8}$/u.exec(text)?.[0].toLowerCase() ?? '')
  );
}

function wrapEvidence(above: IndentedLine, row: IndentedLine, width: number): number {
  const firstWord = row.text.split(' ', 1)[0] ?? '';
  const isFull = above.indent + above.text.length + 1 + firstWord.length > FULL_SHARE * width;
  return (goesOn(row.text) ? 2 : 0) + (isOpen(above.text) ? 2 : 0) + Number(isFull) + Number(row.indent > 0);
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
