/** The other ways in which a keyword is written. */
import { foldText } from '../text/fold.ts';
import { HANGUL, WORD } from '../text/fold-table.ts';
import { APOSTROPHE, LOOSE } from './gaps.ts';

export interface KeywordToken {
  readonly folded: string;
  readonly kind: number;
  readonly raw: string;
  readonly capitals: boolean;
  readonly initials: boolean;
}

/** One spelling: its words, what may join them, and whether it counts after a hash or an at sign only. */
export interface Draft {
  readonly tokens: readonly KeywordToken[];
  readonly gaps: readonly (readonly string[])[];
  readonly tagOnly?: boolean;
}

const GERMANIC: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
]);

/** Below this length a closed spelling is too often a word of its own (she'll, shell). */
const SHORTEST_CLOSED = 4;
/** Shorter words beside an ampersand are initials (R&D). */
const SHORTEST_BESIDE_AND = 3;
const LETTERS = /^\p{L}+$/u;
const NUMBER = /^\d+$/;
const LETTERS_AND_NUMBER = /^\p{L}{2,}\d+$/u;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/;

/** How the words of a keyword were joined as typed; entry `i` stands between words `i` and `i + 1`. */
export interface TypedGaps {
  /** As `readGap` gives them, broken ones as loose. */
  readonly gaps: readonly string[];
  /** Joined by a hyphen. */
  readonly hyphens: readonly boolean[];
  /** Joined by nothing but a full stop ("Node.js"). */
  readonly dots: readonly boolean[];
}

/** The other spellings of a keyword that a reader takes for the same. */
export function spellings(base: Draft, typed: TypedGaps, prefix: string): Draft[] {
  return [
    ...closedDrafts(base, typed),
    ...tagDrafts(base, typed, prefix),
    ...spelledDrafts(base, typed.gaps),
  ];
}

/** "e-commerce" as "ecommerce", "McDonald's" as "McDonalds", "Node.js" as "NodeJS", "iPhone 15" as "iPhone15", "COP28" as "COP 28". */
function closedDrafts(base: Draft, { gaps, hyphens, dots }: TypedGaps): Draft[] {
  const drafts: Draft[] = [];
  const numbered = gaps.map((gap, i) => gap === LOOSE && !hyphens[i] && joinsNumber(base, i));
  if (hyphens.some(Boolean)) {
    // "B52" is no other word, however short.
    const shortest = hyphens.some((isHyphen, i) => isHyphen && joinsNumber(base, i)) ? 0 : SHORTEST_CLOSED;
    drafts.push(closeGaps(base, (i) => hyphens[i] === true, shortest));
  }
  if (gaps.includes(APOSTROPHE))
    drafts.push(closeGaps(base, (i) => gaps[i] === APOSTROPHE, SHORTEST_CLOSED + 1));
  if (dots.some(Boolean)) drafts.push(closeGaps(base, (i) => dots[i] === true, SHORTEST_CLOSED + 1));
  // "Boeing 737 MAX": either gap may be closed, or both.
  const closable = numbered.flatMap((isNumbered, i) => (isNumbered ? [i] : []));
  for (const gap of closable) drafts.push(closeGaps(base, (i) => i === gap, SHORTEST_CLOSED));
  if (closable.length > 1) drafts.push(closeGaps(base, (i) => closable.includes(i), SHORTEST_CLOSED));
  return [...drafts, ...openedNumber(base)];
}

/** Letters beside a number: "iPhone 15", "737 MAX". */
function joinsNumber({ tokens }: Draft, gap: number): boolean {
  const [before, after] = [tokens[gap]?.folded ?? '', tokens[gap + 1]?.folded ?? ''];
  return (NUMBER.test(before) && LETTERS.test(after)) || (LETTERS.test(before) && NUMBER.test(after));
}

function openedNumber({ tokens, gaps }: Draft): Draft[] {
  const at = tokens.findIndex(({ folded }) => LETTERS_AND_NUMBER.test(folded));
  const token = tokens[at];
  if (!token) return [];
  const digits = token.folded.search(/\d/);
  const parts = [
    { ...token, folded: token.folded.slice(0, digits) },
    { ...token, folded: token.folded.slice(digits), capitals: false },
  ];
  return [{ tokens: tokens.toSpliced(at, 1, ...parts), gaps: gaps.toSpliced(at, 0, [LOOSE]) }];
}

/** "climate change" as "#climatechange" and "#climate_change". */
function tagDrafts(base: Draft, { gaps }: TypedGaps, prefix: string): Draft[] {
  const isPlainPhrase = gaps.length > 0 && gaps.every((gap) => gap === LOOSE) && prefix === '';
  if (!isPlainPhrase || !base.tokens.every(({ kind }) => kind === WORD || kind === HANGUL)) return [];
  const closed = { ...closeGaps(base, () => true, 0), tagOnly: true };
  const first = base.tokens[0];
  if (!first || base.tokens.some(({ kind }) => kind !== WORD)) return [closed];
  const folded = base.tokens.map((token) => token.folded).join('_');
  return [
    closed,
    { tokens: [{ ...first, folded, capitals: false, initials: false }], gaps: [], tagOnly: true },
  ];
}

function closeGaps(base: Draft, closes: (gap: number) => boolean, shortest: number): Draft {
  const tokens: KeywordToken[] = [];
  const gaps: (readonly string[])[] = [];
  base.tokens.forEach((token, i) => {
    const previous = tokens.at(-1);
    const joined = previous && {
      ...previous,
      folded: previous.folded + token.folded,
      raw: previous.raw + token.raw,
    };
    if (i > 0 && closes(i - 1) && joined && joined.folded.length >= shortest && joined.kind === token.kind) {
      tokens[tokens.length - 1] = { ...joined, capitals: joined.capitals && token.capitals, initials: false };
    } else {
      if (i > 0) gaps.push(base.gaps[i - 1] ?? []);
      tokens.push(token);
    }
  });
  return { tokens, gaps };
}

/** "Marks & Spencer" with "and", "Müller" as "Mueller", "J.K." as "J. K." and the reverse, "1,500" as "1500". */
function spelledDrafts(base: Draft, rawGaps: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  const words = base.tokens.map((token) => token.folded);
  const and = words.indexOf('and', 1);
  if (and > 0 && and < words.length - 1) {
    const gaps = [...base.gaps.slice(0, and - 1), ['&'], ...base.gaps.slice(and + 1)];
    drafts.push({ tokens: base.tokens.filter((_, i) => i !== and), gaps });
  }
  const ampersand = rawGaps.indexOf('&');
  const sides = [words[ampersand], words[ampersand + 1]];
  if (ampersand >= 0 && sides.every((word) => word !== undefined && word.length >= SHORTEST_BESIDE_AND)) {
    const token: KeywordToken = { folded: 'and', kind: WORD, raw: 'and', capitals: false, initials: false };
    drafts.push({
      tokens: [...base.tokens.slice(0, ampersand + 1), token, ...base.tokens.slice(ampersand + 1)],
      gaps: [...base.gaps.slice(0, ampersand), [LOOSE], [LOOSE], ...base.gaps.slice(ampersand + 1)],
    });
  }
  const germanic = base.tokens.map((token) => ({ ...token, folded: foldGermanic(token) }));
  if (germanic.some((token, i) => token.folded !== words[i]))
    drafts.push({ tokens: germanic, gaps: base.gaps });
  if (base.tokens.some((token) => token.initials) && base.tokens.length > 1)
    drafts.push(spreadInitials(base));
  const isInitial = (i: number) => base.tokens[i]?.folded.length === 1 && base.tokens[i]?.kind === WORD;
  const joins = rawGaps.map((gap, i) => gap === '.' && isInitial(i) && isInitial(i + 1));
  if (joins.some(Boolean)) drafts.push(closeGaps(base, (i) => joins[i] === true, 0));
  if (words.some((word) => GROUPED_NUMBER.test(word))) {
    const tokens = base.tokens.map((token) =>
      GROUPED_NUMBER.test(token.folded) ? { ...token, folded: token.folded.replaceAll(',', '') } : token,
    );
    drafts.push({ tokens, gaps: base.gaps });
  }
  return drafts;
}

function foldGermanic(token: KeywordToken): string {
  const lower = token.raw.normalize('NFC').toLowerCase();
  return /[äöüøå]/.test(lower)
    ? foldText(lower.replace(/[äöüøå]/g, (c) => GERMANIC.get(c) ?? c))
    : token.folded;
}

function spreadInitials(base: Draft): Draft {
  const tokens: KeywordToken[] = [];
  const gaps: (readonly string[])[] = [];
  base.tokens.forEach((token, i) => {
    if (i > 0) gaps.push([...(base.gaps[i - 1] ?? []), '.']);
    if (!token.initials) tokens.push(token);
    else {
      [...token.folded].forEach((letter, k) => {
        if (k > 0) gaps.push(['.']);
        tokens.push({ ...token, folded: letter, initials: false });
      });
    }
  });
  return { tokens, gaps };
}
