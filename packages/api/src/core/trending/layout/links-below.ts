import { itemAt } from '@earshot/schema/item-at';
import { findUrl } from '../lines/read-url.ts';
import { isLoneAddress } from './correct-roles.ts';
import { type FragmentKind, fragmentKind, LAYOUT_TERMS, META_KINDS } from './fragment-kind.ts';
import type { LaidOutLine, NumberedLine } from './lay-out-records.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';

/** A shorter line above an address may be an outlet or a heading. */
const MIN_HEADLINE_WORDS = 3;
/** A greeting, an introduction or a signature, as around the list in a mail. */
const MAIL_LINE = /[,.:!]$/u;

const FACTS: ReadonlySet<FragmentKind> = new Set<FragmentKind>([
  'outlet',
  'outlet by',
  'domain',
  'handle',
  'byline',
  'date',
  'age',
  'time',
]);

/** Headlines with their address on the next line. Null if another line may be a headline, an outlet or a date. */
export function headlinesWithLinks(rows: readonly NumberedLine[]): LaidOutLine[] | null {
  const isAddress = rows.map(({ text }) => isLoneAddress(text));
  const isLinked = rows.map(({ text }, i) => isAddress[i + 1] === true && mayBeHeadline(text));
  if (isAddress.some((own, i) => own && !isLinked[i - 1])) return null;
  const [first, last] = [isLinked.indexOf(true), isAddress.lastIndexOf(true)];
  const isBetween = (i: number) => i > first && i < last;
  const others = [...rows.keys()].filter((i) => !isAddress[i] && !isLinked[i]);
  const closeToLinked = others.filter((i) => isBetween(i) || i === first - 1);
  const areKnown = others.every((i) => {
    const { text } = itemAt(rows, i);
    const kind = fragmentKind(text);
    if (FACTS.has(kind) || findUrl(text, false) !== null) return false;
    if (META_KINDS.has(kind)) return true;
    if (isBetween(i)) return mayBeHeadline(text) ? wordsIn(text) < LONG_WORDS : isHeading(text);
    return !mayBeHeadline(text) || MAIL_LINE.test(text);
  });
  const stories = rows.flatMap((row, i) =>
    isLinked[i] || (isBetween(i) && !isAddress[i] && mayBeHeadline(row.text))
      ? [{ ...row, outlet: null, dayLine: null, url: isLinked[i] ? addressOf(itemAt(rows, i + 1)) : null }]
      : [],
  );
  const linked = isLinked.filter(Boolean).length;
  return closeToLinked.length < linked && areKnown ? stories : null;
}

const addressOf = ({ text }: NumberedLine) => findUrl(text, false)?.text ?? null;

/** A line of two words may also be a headline or an outlet, unless it is in capitals or a usual heading. */
function isHeading(text: string): boolean {
  return wordsIn(text) < 2 || text === text.toUpperCase() || LAYOUT_TERMS.headings.has(text.toLowerCase());
}

function mayBeHeadline(text: string): boolean {
  return (
    findUrl(text, false) === null &&
    wordsIn(text) >= MIN_HEADLINE_WORDS &&
    !META_KINDS.has(fragmentKind(text))
  );
}
