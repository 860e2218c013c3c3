import { sourceEvidence } from '../lines/source-evidence.ts';
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

/** The time of a message, perhaps after its date, and the sender before a colon: "[18/11/2026, 09:10] Ana Ruiz: ". */
const MESSAGE = new RegExp(
  String.raw`^([[(（【［]?(?:[^:：()[\]]{0,20}[\s,，])?${timeWith(':：h')}[\])）】］]?\s*(?:[-–—|·,]\s*)?)([^:：]{2,40})[:：]\s+(?=\S)`,
  'iu',
);
/** A possible outlet elsewhere in the line. */
const OUTLET_BEHIND = /[)\]）】］]$|\S\s+[-–—|·]\s+\S|https?:\/\//u;
const MIN_MESSAGES = 4;
const MIN_MESSAGE_SHARE = 0.8;

/** Removes the senders from a chat, in which most lines begin with a time and a name and have their outlet elsewhere. */
export function withoutSenders(lines: readonly string[]): readonly string[] {
  const messages = lines.filter((line) => {
    const [front = '', , sender = ''] = MESSAGE.exec(line) ?? [];
    const isOutlet = front === '' || sourceEvidence(sender) === 'strong';
    return !isOutlet && OUTLET_BEHIND.test(line.slice(front.length));
  });
  const sentences = lines.filter((line) => /\s/.test(line)).length;
  if (messages.length < Math.max(MIN_MESSAGES, MIN_MESSAGE_SHARE * sentences)) return lines;
  return lines.map((line) => line.replace(MESSAGE, '$1'));
}
