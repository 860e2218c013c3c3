import { foldText } from '../text/fold.ts';
import { HANGUL, WORD } from '../text/fold-table.ts';
import { closedDrafts, openedDrafts } from './compound-drafts.ts';
import { closeGaps, type Draft, type KeywordToken, plainToken, type TypedGaps } from './draft.ts';
import { LOOSE } from './gaps.ts';

/** Shorter words are initials (R&D). */
const MIN_LETTERS_BESIDE_AND = 3;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/;
const CAPITAL = /\p{Lu}/u;
const QUOTATION_MARK = '"';
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
  ['đ', 'dj'],
]);
const MARKED = /[äöüøåđ]/g;
const DIGRAPH = /ae|oe|ue|aa|dj/g;
const LATIN_WORD = /^[a-z]+$/;

interface TypedDraft {
  readonly draft: Draft;
  readonly typed: TypedGaps;
}

export function spellingDrafts(base: Draft, typed: TypedGaps, prefix: string): Draft[] {
  const withAnd = andDrafts(base, typed);
  return [
    ...withAnd.map(({ draft }) => draft),
    ...[{ draft: base, typed }, ...withAnd].flatMap(({ draft, typed: joined }) => [
      ...closedDrafts(draft, joined),
      ...openedDrafts(draft),
      ...tagDrafts(draft, joined, prefix),
      ...initialDrafts(draft, joined),
    ]),
    ...transcribedDrafts(base),
    ...ungroupedNumber(base),
    ...quotedDrafts(base, typed),
  ];
}

function andDrafts(base: Draft, typed: TypedGaps): TypedDraft[] {
  const words = base.tokens.map((token) => token.folded);
  const drafts: TypedDraft[] = [];
  const and = words.indexOf('and', 1);
  if (and > 0 && and < words.length - 1) {
    const without = <T>(list: readonly T[], gap: T): T[] => list.toSpliced(and - 1, 2, gap);
    drafts.push({
      draft: { tokens: base.tokens.toSpliced(and, 1), gaps: without(base.gaps, ['&']) },
      typed: {
        gaps: without(typed.gaps, '&'),
        hyphens: without(typed.hyphens, false),
        dots: without(typed.dots, false),
      },
    });
  }
  const ampersand = typed.gaps.indexOf('&');
  const sides = [words[ampersand], words[ampersand + 1]];
  if (ampersand >= 0 && sides.every((word) => word !== undefined && word.length >= MIN_LETTERS_BESIDE_AND)) {
    const open = <T>(list: readonly T[], gap: T): T[] => list.toSpliced(ampersand, 1, gap, gap);
    drafts.push({
      draft: {
        tokens: base.tokens.toSpliced(ampersand + 1, 0, plainToken('and')),
        gaps: open(base.gaps, [LOOSE]),
      },
      typed: {
        gaps: open(typed.gaps, LOOSE),
        hyphens: open(typed.hyphens, false),
        dots: open(typed.dots, false),
      },
    });
  }
  return drafts;
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

function ungroupedNumber({ tokens, gaps }: Draft): Draft[] {
  if (!tokens.some(({ folded }) => GROUPED_NUMBER.test(folded))) return [];
  const ungrouped = tokens.map((token) =>
    GROUPED_NUMBER.test(token.folded) ? { ...token, folded: token.folded.replaceAll(',', '') } : token,
  );
  return [{ tokens: ungrouped, gaps }];
}

/** "Toys R Us" as `Toys "R" Us`, "Jon Ace Vane" as `Jon "Ace" Vane`. */
function quotedDrafts({ tokens, gaps }: Draft, typed: TypedGaps): Draft[] {
  const last = tokens.length - 1;
  const isName = CAPITAL.test(tokens[0]?.raw ?? '') && CAPITAL.test(tokens[last]?.raw ?? '');
  if (last < 2 || !isName) return [];
  const inner = gaps.slice(1).map((_, i) => [i, i + 1] as const);
  const ranges = last > 2 ? [...inner, [0, last - 1] as const] : inner;
  return ranges
    .filter(([before, after]) => typed.gaps[before] === LOOSE && typed.gaps[after] === LOOSE)
    .map(([before, after]) => ({
      tokens,
      gaps: gaps.with(before, [QUOTATION_MARK]).with(after, [QUOTATION_MARK]),
    }));
}

/** "Müller" as "Mueller". The reverse only counts if the text has the diacritic. */
function transcribedDrafts(base: Draft): Draft[] {
  const drafts: Draft[] = [];
  const spelledOut = base.tokens.map(spellOut);
  if (spelledOut.some(({ folded }, i) => folded !== base.tokens[i]?.folded))
    drafts.push({ tokens: spelledOut, gaps: base.gaps });
  const digraphs = base.tokens.reduce((sum, token) => sum + countDigraphs(token), 0);
  if (digraphs > 0) {
    const tokens = base.tokens.map((token) =>
      countDigraphs(token) > 0
        ? { ...token, folded: token.folded.replace(DIGRAPH, (letters) => letters.charAt(0)) }
        : token,
    );
    drafts.push({ tokens, gaps: base.gaps, markedLetters: digraphs });
  }
  return drafts;
}

export function countMarkedLetters(text: string): number {
  return text.normalize('NFC').toLowerCase().match(MARKED)?.length ?? 0;
}

function spellOut(token: KeywordToken): KeywordToken {
  const lower = token.raw.normalize('NFC').toLowerCase();
  const plain = lower.replace(MARKED, (letter) => SPELLED_OUT.get(letter) ?? letter);
  return plain === lower ? token : { ...token, folded: foldText(plain) };
}

function countDigraphs({ folded, raw }: KeywordToken): number {
  if (!LATIN_WORD.test(folded) || countMarkedLetters(raw) > 0) return 0;
  return folded.match(DIGRAPH)?.length ?? 0;
}

/** A longer run of capitals is an acronym. */
const MAX_INITIALS = 3;
const BETWEEN_INITIALS = ['.', LOOSE];
const NAME = /^\p{Lu}[\p{L}'’-]*\p{Ll}/u;
const INITIALS_AND_NAME = /^(\p{Lu}{2,3})(\p{Lu}\p{Ll}{3,})$/u;

function initialDrafts(base: Draft, { gaps }: TypedGaps): Draft[] {
  const drafts: Draft[] = [];
  const parted = partedName(base);
  if (parted) drafts.push(parted, spreadInitials(parted));
  if (base.tokens.some((_, i) => isInitials(base, i))) drafts.push(spreadInitials(base));
  const isSingle = (i: number) => base.tokens[i]?.folded.length === 1 && base.tokens[i]?.kind === WORD;
  const joins = gaps.map((gap, i) => (gap === '.' || gap === LOOSE) && isSingle(i) && isSingle(i + 1));
  if (joins.some(Boolean) && base.tokens.length > 2) {
    const joined = closeGaps(base, (i) => joins[i] === true, 0);
    drafts.push(
      joined,
      closeGaps(base, () => true, 0),
    );
  }
  return drafts;
}

/** Two or three capitals before a name, or initials with periods anywhere in a phrase. */
function isInitials({ tokens }: Draft, i: number): boolean {
  const token = tokens[i];
  if (!token || tokens.length < 2) return false;
  if (token.initials) return true;
  const areCapitals = token.capitals && token.folded.length > 1 && token.folded.length <= MAX_INITIALS;
  return areCapitals && /^\p{L}+$/u.test(token.folded) && NAME.test(tokens[i + 1]?.raw ?? '');
}

function partedName(base: Draft): Draft | undefined {
  const i = base.tokens.findIndex(({ raw }) => INITIALS_AND_NAME.test(raw));
  const token = base.tokens[i];
  const [, initials, name] = INITIALS_AND_NAME.exec(token?.raw ?? '') ?? [];
  if (!token || !initials || !name) return undefined;
  const parts = [
    { ...token, folded: initials.toLowerCase(), raw: initials, capitals: true },
    { ...token, folded: token.folded.slice(initials.length), raw: name, capitals: false },
  ];
  return { tokens: base.tokens.toSpliced(i, 1, ...parts), gaps: base.gaps.toSpliced(i, 0, [LOOSE]) };
}

function spreadInitials(base: Draft): Draft {
  const tokens: KeywordToken[] = [];
  const gaps: (readonly string[])[] = [];
  base.tokens.forEach((token, i) => {
    if (i > 0) gaps.push([...(base.gaps[i - 1] ?? []), '.']);
    if (!isInitials(base, i)) tokens.push(token);
    else {
      [...token.folded].forEach((letter, k) => {
        if (k > 0) gaps.push(BETWEEN_INITIALS);
        tokens.push({ ...token, folded: letter, initials: false });
      });
    }
  });
  return { tokens, gaps };
}
