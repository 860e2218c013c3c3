/** Letters that are spelled with two plain letters if diacritics are not available: ü as ue, ø as oe, å as aa, đ as dj. */
import { foldText } from '../text/fold.ts';
import type { Draft, KeywordToken } from './draft.ts';

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

/** Spells "Müller" as "Mueller", and "Mueller" as "Müller", which must then have its diacritic in the text. */
export function transcribedDrafts(base: Draft): Draft[] {
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

/** Counts the letters in a text whose diacritic may be spelled out with a second letter. */
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
