import { HANGUL, kindAt, kindBefore, SEPARATOR, UNSPACED, WORD } from '../text/fold-table.ts';
import { isKoreanParticle, mayFollowApostrophe, mayPrecedeApostrophe } from './clitics.ts';
import { entityAt, isApostrophe } from './gaps.ts';
import type { Outcome } from './match-words.ts';
import { countMarkedLetters } from './spelling-drafts.ts';

const MAX_CLITIC_CHARACTERS = 8;
const MAX_ENTITY_CHARACTERS = 13;
const SHORT_NAME = 1;
const NUMBER_END = /\p{N}$/u;
/** "3M", "5G", which are amounts after a currency symbol. */
const MODEL_NUMBER = /^\d[\d.,]*\p{L}/u;
const CURRENCY = /\p{Sc}/u;
const DETERMINER =
  /(?:^|[^\p{L}])(?:a|an|another|any|each|every|her|his|its|my|new|no|our|that|the|their|these|this|those|your|\p{L}+['’]s)\s+$/iu;
const MAX_DETERMINER_CHARACTERS = 40;

function isWordKind(kind: number): boolean {
  return kind !== SEPARATOR && kind !== UNSPACED && kind !== HANGUL;
}

function signAt(text: string, index: number): { sign: string; end: number } {
  const character = text.charAt(index);
  const entity = character === '&' ? entityAt(text, index) : undefined;
  if (entity) return { sign: entity.character, end: index + entity.length };
  return { sign: character < '\u0080' ? character : character.normalize('NFKC'), end: index + 1 };
}

function signBefore(text: string, index: number): { sign: string; start: number } {
  const character = text.charAt(index - 1);
  if (character === ';') {
    const from = Math.max(0, index - MAX_ENTITY_CHARACTERS);
    const start = from + text.slice(from, index).lastIndexOf('&');
    const entity = text[start] === '&' ? entityAt(text, start) : undefined;
    if (entity && start + entity.length === index) return { sign: entity.character, start };
  }
  return { sign: character < '\u0080' ? character : character.normalize('NFKC'), start: index - 1 };
}

/** The range includes the keyword's symbols, but not a possessive ending. Undefined if the words do not count. */
export function mentionRange(
  text: string,
  start: number,
  end: number,
  outcome: Outcome,
): { start: number; end: number } | undefined {
  const { markedLetters, afterDeterminer } = outcome;
  if (markedLetters > 0 && countMarkedLetters(text.slice(start, end)) < markedLetters) return undefined;
  if (afterDeterminer && !DETERMINER.test(text.slice(Math.max(0, start - MAX_DETERMINER_CHARACTERS), start)))
    return undefined;
  const from = countsBefore(text, start, end, outcome);
  if (from < 0) return undefined;
  const to = countsAfter(text, start, end, outcome);
  return to < 0 ? undefined : { start: from, end: to };
}

function countsBefore(text: string, start: number, end: number, outcome: Outcome): number {
  if (start === 0) return outcome.prefix === '' && !outcome.tagOnly ? 0 : -1;
  if (outcome.prefix !== '') return startOfPrefix(text, start, outcome.prefix);
  const unit = text.charCodeAt(start - 1);
  if (!outcome.tagOnly && (unit === 32 || unit === 10)) return start;
  const { sign, start: signStart } = signBefore(text, start);
  const wordBefore = isWordKind(kindBefore(text, signStart));
  if (outcome.tagOnly) return (sign === '#' || sign === '@') && !wordBefore ? start : -1;
  if (isRuledOutBefore(text, { sign, signStart, start, end }, wordBefore)) return -1;
  return isPartOfHangulName(text, start, end) ? -1 : start;
}

/** "SDI" in a longer name does not count. A number is not a name. */
function isPartOfHangulName(text: string, start: number, end: number): boolean {
  const isAttached = kindBefore(text, start) === HANGUL && kindAt(text, start) === WORD;
  return isAttached && !NUMBER_END.test(text.slice(start, end));
}

function isRuledOutBefore(text: string, joint: Joint, wordBefore: boolean): boolean {
  const { sign, signStart, start, end } = joint;
  if (CURRENCY.test(sign) && MODEL_NUMBER.test(text.slice(start, end))) return true;
  if (wordBefore) return isJoinedToWordBefore(text, joint);
  return sign === '.' && isStartOfName(text, signStart, start);
}

function startOfPrefix(text: string, start: number, prefix: string): number {
  let from = start;
  for (let k = prefix.length - 1; k >= 0; k--) {
    const { sign, start: signStart } = signBefore(text, from);
    if (sign !== prefix[k]) return -1;
    from = signStart;
  }
  return isWordKind(kindBefore(text, from)) ? -1 : from;
}

interface Joint {
  readonly sign: string;
  readonly signStart: number;
  readonly start: number;
  readonly end: number;
}

function isJoinedToWordBefore(text: string, { sign, signStart, start, end }: Joint): boolean {
  if (sign === '@') return true;
  if (sign === '&') return isJoinedName(text, start, end);
  if (!isApostrophe(sign)) return false;
  let from = signStart;
  while (from > 0 && signStart - from < MAX_CLITIC_CHARACTERS && isWordKind(kindAt(text, from - 1))) from--;
  return !mayPrecedeApostrophe(text.slice(from, signStart));
}

/** ".net" starts a name, "... net" and a period with a missing space do not. */
function isStartOfName(text: string, stop: number, start: number): boolean {
  const before = text.charAt(stop - 1);
  return kindAt(text, start) === WORD && (before === '' || /[\s("'“‘]/.test(before));
}

/** The words of AT&T, R&D and H&M are short, in capitals, or in a script without case. */
function isJoinedName(text: string, start: number, end: number): boolean {
  return (
    end - start <= 3 ||
    kindAt(text, start) !== WORD ||
    text.slice(start, end) === text.slice(start, end).toUpperCase()
  );
}

function countsAfter(text: string, start: number, end: number, outcome: Outcome): number {
  if (outcome.suffix !== '') return endOfSuffix(text, end, outcome.suffix);
  if (end >= text.length) return end;
  const unit = text.charCodeAt(end);
  if (unit === 32 || unit === 10 || unit === 46) return end;
  const kind = kindAt(text, end);
  if (kind === HANGUL && kindAt(text, start) === WORD) return endBeforeParticle(text, start, end);
  if (kind !== SEPARATOR) return end;
  return isRuledOutAfter(text, start, end) ? -1 : end;
}

function isRuledOutAfter(text: string, start: number, end: number): boolean {
  const { sign, end: signEnd } = signAt(text, end);
  if ((sign === '+' || sign === '#') && end - start <= SHORT_NAME) return true;
  if (!isWordKind(kindAt(text, signEnd))) return false;
  if (sign === '&') return isJoinedName(text, start, end);
  return sign === '@' || (isApostrophe(sign) && !isClitic(text, signEnd));
}

function endOfSuffix(text: string, end: number, suffix: string): number {
  // French and German put a space before this symbol.
  let to = suffix === '%' && /\s/.test(text.charAt(end)) ? end + 1 : end;
  for (const wanted of suffix) {
    const { sign, end: signEnd } = signAt(text, to);
    if (sign !== wanted) return -1;
    to = signEnd;
  }
  return isWordKind(kindAt(text, to)) || /[+#]/.test(text.charAt(to)) ? -1 : to;
}

/** -1 if Korean letters follow that are no particle. Any may follow a number. */
function endBeforeParticle(text: string, start: number, end: number): number {
  let to = end;
  while (kindAt(text, to) === HANGUL && to - end <= MAX_CLITIC_CHARACTERS) to++;
  return NUMBER_END.test(text.slice(start, end)) || isKoreanParticle(text.slice(end, to)) ? end : -1;
}

function isClitic(text: string, from: number): boolean {
  let to = from;
  while (isWordKind(kindAt(text, to)) && to - from <= MAX_CLITIC_CHARACTERS) to++;
  return mayFollowApostrophe(text.slice(from, to));
}
