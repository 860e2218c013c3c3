import { backgroundRarity } from '../../text/background-rank.ts';
import { isWeakWord } from '../grouping/reasons.ts';
import { type WeightedTitles, weightOf } from '../grouping/word-weights.ts';
import type { Tag } from './tag.ts';
import { TagCounts, type Term } from './tag-counts.ts';

const MAX_TAGS = 20;
/** Minimum number of lines that must contain a phrase for it to be a tag. */
const MIN_PHRASE_LINES = 2;
/** Maximum number of phrases, and of words, to compare. The most frequent ones are used. */
const MAX_CANDIDATES = 400;
/** Minimum frequency of a phrase or name relative to the most frequent tag for it to precede single words. */
const MIN_SHARE_OF_TOP = 0.1;
/** A word or phrase is not listed if a longer phrase that contains it is in at least this share of its lines. */
const COVERED_SHARE = 0.5;
/** Phrases of this many words may overlap in all words except one. */
const LONG_PHRASE_WORDS = 3;
/** Maximum weight of a word that is not a name. */
const NAME_WEIGHT = 1;
/** Parts of addresses and legal forms of companies. */
const NO_SUBJECT = /^(?:http|https|www|com|co|inc|corp|ltd|llc|plc|gmbh)$/;

/** Minimum rarity of a word. The few hundred most frequent words do not identify a subject by themselves. */
const MIN_WORD_RARITY = 0.58;

/** A number with at least four digits, or with a thousands separator, decimals or a time. */
const LONG_NUMBER = /^\p{N}(?:\p{N}{3,}|[\p{N}]*[.,:]\p{N})/u;

interface Candidate extends Term {
  readonly score: number;
  readonly isPhraseOrName: boolean;
}

/**
 * Returns what a list is about: phrases and names before single words, ranked by the number of lines that contain them times
 * their rarity in general use. Stop words, figures, publishers, days and newsroom labels are never tags. The chosen tags are
 * sorted by their number of lines, which is shown next to them.
 */
export function topTags(
  titles: readonly string[],
  weighted: WeightedTitles,
  sourceKeys: ReadonlySet<string>,
): Tag[] {
  const counts = new TagCounts(titles, weighted);
  const phrases = withoutContained(
    withoutShifted(
      counts
        .phrases(MIN_PHRASE_LINES, MAX_CANDIDATES)
        .filter(
          ({ keys }) =>
            !sourceKeys.has(keys.join('')) &&
            isSubject(keys[0] ?? '') &&
            isSubject(keys.at(-1) ?? '') &&
            !isCutAtNumber(keys),
        ),
    ),
  );
  const words = counts
    .words(MAX_CANDIDATES)
    .filter(({ keys: [key = ''] }) => isSubject(key) && !sourceKeys.has(key))
    .filter(({ keys: [key = ''] }) => backgroundRarity(key) >= MIN_WORD_RARITY)
    .filter(
      ({ keys: [key = ''], lines }) => !isCovered(key, lines, phrases, weightOf(key, weighted) > NAME_WEIGHT),
    );
  const candidates = [
    ...phrases.map((tag) => toCandidate(tag, true)),
    ...words.map((tag) => toCandidate(tag, weightOf(tag.keys[0] ?? '', weighted) > NAME_WEIGHT)),
  ];
  const enough = MIN_SHARE_OF_TOP * Math.max(0, ...candidates.map(({ lines }) => lines));
  const leads = (tag: Candidate) => tag.isPhraseOrName && tag.lines >= enough;
  const best = candidates
    .sort(
      (a, b) =>
        Number(leads(b)) - Number(leads(a)) ||
        b.score - a.score ||
        b.keys.length - a.keys.length ||
        (a.keys.join(' ') < b.keys.join(' ') ? -1 : 1),
    )
    .slice(0, MAX_TAGS)
    .map(({ lines, keys }) => ({ lines, keys }));
  return withWholeNames(counts.spell(best.sort((a, b) => b.lines - a.lines)));
}

/** Counts a name and its short form once: "Goldman" is "Goldman Sachs" if no other name contains it. */
function withWholeNames(spelled: readonly Tag[]): Tag[] {
  // A word can be spelled like a phrase that is listed, too.
  const tags = spelled.filter(({ text }, i) => spelled.findIndex((tag) => tag.text === text) === i);
  const isName = (text: string) => text.split(' ').every((word) => /^\p{Lu}|^&$|^(?:of|de)$/u.test(word));
  const shorter = new Map<Tag, Tag>();
  for (const tag of tags) {
    const longer = tags.filter(
      ({ text }) => text !== tag.text && ` ${text} `.includes(` ${tag.text} `) && isName(text),
    );
    const [whole] = longer;
    if (whole && longer.length === 1 && isName(tag.text)) shorter.set(whole, tag);
  }
  const whole = new Map([...shorter].map(([long, short]) => [short, long] as const));
  return tags.flatMap((tag) => (shorter.has(tag) ? [] : { ...tag, text: whole.get(tag)?.text ?? tag.text }));
}

/** "Cuts 2,000" is a fragment of "cuts 2,000 jobs". The number in a name is kept ("Boeing 737"). */
function isCutAtNumber(keys: readonly string[]): boolean {
  return [keys[0], keys.at(-1)].some((key = '') => LONG_NUMBER.test(key));
}

function isSubject(key: string): boolean {
  return (
    !/^\p{N}[\p{N}.,:–-]*\p{L}{0,2}$/u.test(key) &&
    key.length > 1 &&
    !NO_SUBJECT.test(key) &&
    !isWeakWord(key)
  );
}

function toCandidate(tag: Term, isPhraseOrName: boolean): Candidate {
  const rarity = Math.max(...tag.keys.map(backgroundRarity));
  return { ...tag, score: tag.lines * rarity, isPhraseOrName };
}

/** Whether a word is listed as part of a phrase. A name is so only in all of its lines, because its short form counts, too. */
function isCovered(key: string, lines: number, phrases: readonly Term[], isName: boolean): boolean {
  const least = (isName ? 1 : COVERED_SHARE) * lines;
  return phrases.some((phrase) => phrase.lines >= least && phrase.keys.includes(key));
}

/**
 * Of "ferry Solveig runs" and "Solveig runs aground", keeps the one in more lines, because both are cut from the same
 * sentence.
 */
function withoutShifted(phrases: readonly Term[]): Term[] {
  const kept: Term[] = [];
  /** The beginnings and endings of the long phrases kept so far, each without one word. */
  const [beginnings, endings] = [new Set<string>(), new Set<string>()];
  for (const phrase of phrases) {
    if (phrase.keys.length === LONG_PHRASE_WORDS) {
      const [beginning, ending] = [phrase.keys.slice(0, -1).join(' '), phrase.keys.slice(1).join(' ')];
      if (beginnings.has(ending) || endings.has(beginning)) continue;
      beginnings.add(beginning);
      endings.add(ending);
    }
    kept.push(phrase);
  }
  return kept;
}

/** Drops phrases that are part of a longer one, unless they are in more than twice as many lines. */
function withoutContained(phrases: readonly Term[]): Term[] {
  const spaced = phrases.map(({ keys }) => ` ${keys.join(' ')} `);
  return phrases.filter(
    ({ keys, lines }, at) =>
      !phrases.some(
        (longer, other) =>
          longer.keys.length > keys.length &&
          longer.lines >= COVERED_SHARE * lines &&
          spaced[other]?.includes(spaced[at] ?? ''),
      ),
  );
}
