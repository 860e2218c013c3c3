import wordParts from '../../content/keywords/word-parts.json' with { type: 'json' };
import { isCommonWord } from '../text/background-rank.ts';
import { WORD } from '../text/fold-table.ts';
import { isStopWord } from '../text/stop-words.ts';
import { closeGaps, type Draft, type KeywordToken, plainToken, type TypedGaps } from './draft.ts';
import { APOSTROPHE, LOOSE } from './gaps.ts';

/** A shorter spelling is too often a different word (she'll, shell). */
const MIN_CLOSED_LETTERS = 4;
const MIN_PART_LETTERS = 3;
const MIN_COMPOUND_LETTERS = 7;
const COMBINING_FORMS: ReadonlySet<string> = new Set(wordParts.combiningForms);
/** Second parts that form a noun if written closed and a verb if written open (startup, start up). */
const PARTICLES: ReadonlySet<string> = new Set(wordParts.particles);
const LETTERS = /^\p{L}+$/u;
const LATIN_LOWER_CASE = /^[a-z]+$/;
const CAPITAL = /\p{Lu}/u;
const NUMBER = /^\d+$/;
const LETTERS_AND_NUMBER = /^\p{L}{2,}\d+$/u;

/** "e-commerce" as "ecommerce", "net zero" as "netzero", "McDonald's" as "McDonalds", "iPhone 15" as "iPhone15". */
export function closedDrafts(base: Draft, { gaps, hyphens, dots }: TypedGaps): Draft[] {
  const drafts: Draft[] = [];
  if (hyphens.some(Boolean)) {
    // "B52" cannot be a different word, however short it is.
    const shortest = hyphens.some((isHyphen, i) => isHyphen && joinsNumber(base, i)) ? 0 : MIN_CLOSED_LETTERS;
    drafts.push(closeGaps(base, (i) => hyphens[i] === true, shortest));
  }
  if (gaps.includes(APOSTROPHE))
    drafts.push(closeGaps(base, (i) => gaps[i] === APOSTROPHE, MIN_CLOSED_LETTERS + 1));
  if (dots.some(Boolean)) drafts.push(closeGaps(base, (i) => dots[i] === true, MIN_CLOSED_LETTERS + 1));
  // "Boeing 737 MAX": either gap or both may be closed.
  const isOpen = (i: number) => gaps[i] === LOOSE && !hyphens[i];
  const numbered = gaps.flatMap((_, i) => (isOpen(i) && joinsNumber(base, i) ? [i] : []));
  const compounds = gaps.flatMap((_, i) => (isOpen(i) && joinsCompound(base, i) ? [i] : []));
  for (const gap of [...numbered, ...compounds])
    drafts.push(closeGaps(base, (i) => i === gap, MIN_CLOSED_LETTERS));
  if (numbered.length > 1) drafts.push(closeGaps(base, (i) => numbered.includes(i), MIN_CLOSED_LETTERS));
  return drafts;
}

/** "COP28" as "COP 28", "cyberattack" as "cyber attack", "startup" as "start up" after an article. */
export function openedDrafts(base: Draft): Draft[] {
  return [...openedNumber(base), ...base.tokens.flatMap((token, i) => openedCompounds(base, token, i))];
}

function joinsNumber({ tokens }: Draft, gap: number): boolean {
  const [before, after] = [tokens[gap]?.folded ?? '', tokens[gap + 1]?.folded ?? ''];
  return (NUMBER.test(before) && LETTERS.test(after)) || (LETTERS.test(before) && NUMBER.test(after));
}

/** Initials before a name ("JP Morgan") count as a word. */
function joinsCompound({ tokens }: Draft, gap: number): boolean {
  const [before, after] = [tokens[gap], tokens[gap + 1]];
  if (!before || !after || before.kind !== WORD || after.kind !== WORD) return false;
  if (!LETTERS.test(before.folded) || !LETTERS.test(after.folded)) return false;
  const isInitials = (before.capitals || before.initials) && before.folded.length > 1;
  const isLong = isInitials
    ? after.folded.length >= MIN_CLOSED_LETTERS
    : before.folded.length >= MIN_PART_LETTERS && after.folded.length >= MIN_PART_LETTERS;
  return (
    isLong && ![before, after].some(({ raw, capitals }) => !capitals && isStopWord(raw.toLowerCase(), 'en'))
  );
}

function openedNumber({ tokens, gaps }: Draft): Draft[] {
  const i = tokens.findIndex(({ folded }) => LETTERS_AND_NUMBER.test(folded));
  const token = tokens[i];
  if (!token) return [];
  const digits = token.folded.search(/\d/);
  const parts = [
    { ...token, folded: token.folded.slice(0, digits) },
    { ...token, folded: token.folded.slice(digits), capitals: false },
  ];
  return [{ tokens: tokens.toSpliced(i, 1, ...parts), gaps: gaps.toSpliced(i, 0, [LOOSE]) }];
}

/** A capitalized name is not a compound ("Salesforce" is not "sales force"). */
function openedCompounds({ tokens, gaps }: Draft, { folded, raw, kind }: KeywordToken, i: number): Draft[] {
  if (kind !== WORD || CAPITAL.test(raw) || !LATIN_LOWER_CASE.test(folded)) return [];
  if (folded.length < MIN_COMPOUND_LETTERS) return [];
  const drafts: Draft[] = [];
  for (let cut = MIN_PART_LETTERS; cut <= folded.length - 2; cut++) {
    const [first, second] = [folded.slice(0, cut), folded.slice(cut)];
    if (!isPart(first) && !COMBINING_FORMS.has(first)) continue;
    const open = (last: string): Draft => ({
      tokens: tokens.toSpliced(i, 1, plainToken(first), plainToken(last)),
      gaps: gaps.toSpliced(i, 0, [LOOSE]),
    });
    const particle = second.replace(/s$/, '');
    if (PARTICLES.has(particle)) {
      drafts.push({ ...open(particle), afterDeterminer: true }, open(`${particle}s`));
    } else if (isPart(second)) drafts.push(open(second));
  }
  return drafts;
}

function isPart(word: string): boolean {
  const isKnown = isCommonWord(word) || (word.endsWith('s') && isCommonWord(word.slice(0, -1)));
  return word.length >= MIN_PART_LETTERS && isKnown && !isStopWord(word, 'en');
}
