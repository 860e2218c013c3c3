import { LAYOUT_TERMS } from './terms.ts';

const timeWith = (marks: string) =>
  String.raw`\p{Nd}{1,2}[${marks}]\p{Nd}{2}(?:[:：]\p{Nd}{2})?(?:\s?(?:[ap]\.?m\.?|Uhr|[صم])(?!\p{L}))?`;
/** A time, perhaps in brackets, and the word in front of it: "06:40", "[Mon 06:40]", "Montag, 06.40 Uhr". */
const LEADING_TIME = new RegExp(
  String.raw`^([[(（【［])?(?:(\p{L}{2,12})[.,，]?\s+)?${timeWith(':：.h')}([\])）】］]?\s*(?:[-–—|:·,]\s*)?)(?=["“”„«‘'[(（【［「『]|\p{L})`,
  'iu',
);

/**
 * Removes a time of day from the start of a line: "06:40 BBC News: Ferry runs aground". A word before the time must be a
 * weekday, unless both are in brackets.
 */
export function withoutLeadingTime(line: string): string {
  const [front = '', bracket, word = '', end = ''] = LEADING_TIME.exec(line) ?? [];
  const isInBrackets = bracket !== undefined;
  const isDate = word === '' || isInBrackets || LAYOUT_TERMS.dateWords.has(word.toLowerCase());
  const isWhole = end !== '' && isInBrackets === /^[\])）】］]/u.test(end);
  return isDate && isWhole ? line.slice(front.length) : line;
}
