import { at } from '@earshot/schema/at';
import { findUrl } from '../lines/read-url.ts';
import { isLoneAddress } from './correct-roles.ts';
import { type FragmentKind, fragmentKind, META_KINDS } from './fragment-kind.ts';
import type { LaidOutLine, NumberedLine } from './lay-out-records.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';

/** A shorter line above an address may be an outlet or a heading. */
const MIN_HEADLINE_WORDS = 3;
/** A greeting, an introduction or a signature, as around the list in a mail. */
const MAIL_LINE = /[,.:!]$/u;

/** What may belong to the record of a headline. */
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

/**
 * Reads a list of headlines that each have their address on the next line, with or without blank lines and short headings
 * between them. Null if a headline has no address, an address no headline, or another line may be an outlet or a date.
 */
export function headlinesWithLinks(rows: readonly NumberedLine[]): LaidOutLine[] | null {
  const isAddress = rows.map(({ text }) => isLoneAddress(text));
  const isHeadline = rows.map(({ text }, i) => isAddress[i + 1] === true && mayBeHeadline(text));
  if (isAddress.some((own, i) => own && !isHeadline[i - 1])) return null;
  const [first, last] = [isHeadline.indexOf(true), isAddress.lastIndexOf(true)];
  const isBetween = (i: number) => i > first && i < last;
  const others = [...rows.keys()].filter((i) => !isAddress[i] && !isHeadline[i]);
  const headings = others.filter((i) => isBetween(i) || i === first - 1);
  const areKnown = others.every((i) => {
    const { text } = at(rows, i);
    if (FACTS.has(fragmentKind(text)) || findUrl(text, false) !== null) return false;
    return wordsIn(text) < LONG_WORDS || (!isBetween(i) && MAIL_LINE.test(text));
  });
  const stories = rows.flatMap((row, i) =>
    isHeadline[i]
      ? [{ ...row, outlet: null, dayLine: null, url: findUrl(at(rows, i + 1).text, false)?.text ?? null }]
      : [],
  );
  return headings.length < stories.length && areKnown ? stories : null;
}

function mayBeHeadline(text: string): boolean {
  return (
    findUrl(text, false) === null &&
    wordsIn(text) >= MIN_HEADLINE_WORDS &&
    !META_KINDS.has(fragmentKind(text))
  );
}
