import { WORD } from '../text/fold-table.ts';
import { closeGaps, type Draft, type KeywordToken, type TypedGaps } from './draft.ts';
import { LOOSE } from './gaps.ts';

/** A longer run of capitals is an acronym. */
const MAX_INITIALS = 3;
const BETWEEN_INITIALS = ['.', LOOSE];
const NAME = /^\p{Lu}[\p{L}'’-]*\p{Ll}/u;
const INITIALS_AND_NAME = /^(\p{Lu}{2,3})(\p{Lu}\p{Ll}{3,})$/u;

export function initialDrafts(base: Draft, { gaps }: TypedGaps): Draft[] {
  const drafts: Draft[] = [];
  const parted = partedName(base);
  if (parted) drafts.push(parted, spreadInitials(parted));
  if (base.tokens.some((_, i) => isInitials(base, i))) drafts.push(spreadInitials(base));
  const isSingle = (i: number) => base.tokens[i]?.folded.length === 1 && base.tokens[i]?.kind === WORD;
  const joins = gaps.map((gap, i) => (gap === '.' || gap === LOOSE) && isSingle(i) && isSingle(i + 1));
  if (joins.some(Boolean) && base.tokens.length > 2) {
    const joined = closeGaps(base, (i) => joins[i] === true, 0);
    // Also writes "J. P. Morgan" as "JPMorgan".
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
