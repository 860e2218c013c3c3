import { foldText } from '../text/fold.ts';
import { HANGUL, WORD } from '../text/fold-table.ts';
import { closedDrafts, openedDrafts } from './compound-drafts.ts';
import { closeGaps, type Draft, type KeywordToken, plainToken, type TypedGaps } from './draft.ts';
import { LOOSE } from './gaps.ts';
import { initialDrafts } from './initial-drafts.ts';

/** Shorter words are initials (R&D). */
const MIN_LETTERS_BESIDE_AND = 3;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/;
const CAPITAL = /\p{Lu}/u;
const QUOTATION_MARK = '"';
/** If diacritics are not available. */
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

/** "Marks & Spencer" with "and", and the reverse. */
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

/** "1,500" as "1500". */
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

/** "Müller" as "Mueller", and the reverse, which must then have its diacritic in the text. */
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
