import { at } from '@earshot/schema/at';
import { abbreviationRules } from '../../text/sentence-abbreviations.ts';
import type { LayoutRole } from './layout-role.ts';
import { wordsIn } from './line-shape.ts';

interface NumberedText {
  readonly text: string;
  readonly line: number;
}

/** A longer list shows its template by repetition. */
const MAX_LINES = 8;
/** A shorter sentence may be a headline. */
const MIN_TEASER_WORDS = 8;
const SENTENCE_END = /(?:[.。…]|\.{3})["”’»)\]]*$/u;
/** The last word of a text that ends with one full stop. */
const LAST_WORD = /(?:^|[\s("“‘«„])([^\s("“‘«„]*[^\s.…])[.。]["”’»)\]]*$/u;

/**
 * Whether a short list alternates between headlines and teasers: every second line ends like a sentence, and the lines above
 * end neither like one nor with a colon. Each teaser stands directly below its headline and is longer, unless blank lines
 * separate the pairs. One teaser must end with a full stop, because headlines may end with an ellipsis or an abbreviation.
 */
export function areTeaserPairs(rows: readonly NumberedText[]): boolean {
  if (rows.length < 2 || rows.length > MAX_LINES || rows.length % 2 !== 0) return false;
  const pairs = rows.flatMap((teaser, i) => (i % 2 ? [{ headline: at(rows, i - 1), teaser }] : []));
  const areBlocks =
    pairs.length > 1 &&
    pairs.every(({ headline }, n) => n === 0 || headline.line > at(pairs, n - 1).teaser.line + 1);
  if (!pairs.some(({ teaser }) => endsWithFullStop(teaser.text))) return false;
  return pairs.every(
    ({ headline, teaser }) =>
      teaser.line === headline.line + 1 &&
      !SENTENCE_END.test(headline.text) &&
      !/[:：]$/u.test(headline.text) &&
      SENTENCE_END.test(teaser.text) &&
      (areBlocks || wordsIn(teaser.text) >= Math.max(MIN_TEASER_WORDS, wordsIn(headline.text) + 1)),
  );
}

/** Minimum number and share of the headlines that have a teaser directly below. */
const MIN_PAIRED = 2;
const MIN_PAIRED_SHARE = 0.8;
/** The outlet or the day after the last sentence of a teaser. */
const BRACKET_AT_END = /\s*[([（【][^()[\]（）【】]{2,60}[)\]）】]$/u;

/** Returns the roles with teasers in place of headlines that are directly below one and end like a sentence, if most are. */
export function withTeasers(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isTeaser = roles.map(
    (role, i) =>
      role === 'headline' &&
      roles[i - 1] === 'headline' &&
      SENTENCE_END.test(at(texts, i).replace(BRACKET_AT_END, '')) &&
      !SENTENCE_END.test(at(texts, i - 1)),
  );
  const headlines = [...roles.keys()].filter((i) => roles[i] === 'headline' && !isTeaser[i]);
  const paired = headlines.filter((i) => isTeaser[i + 1] || roles[i + 1] === 'teaser');
  if (paired.length < Math.max(MIN_PAIRED, MIN_PAIRED_SHARE * headlines.length)) return [...roles];
  return roles.map((role, i) => (isTeaser[i] ? 'teaser' : role));
}

function endsWithFullStop(text: string): boolean {
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const { neverLast, perhapsLast } = abbreviationRules('en');
  return !/^\p{L}$|\.\p{L}$/u.test(word) && !neverLast.has(word) && !perhapsLast.has(word);
}
