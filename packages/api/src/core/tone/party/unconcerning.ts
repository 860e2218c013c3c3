/** Words that the model counts toward a party although they say nothing about it. */
import type { Span } from '@earshot/schema/analysis-result';
import lists from '../../../content/tone/unconcerning-words.json' with { type: 'json' };
import { escapePattern } from '../../text/escape-pattern.ts';
import { memoize } from '../../text/memoize.ts';
import type { ToneLine } from '../line/read-line.ts';

const oneOf = (words: readonly string[]) =>
  `(?<!\\p{L})(?:${words.map((word) => escapePattern(word).replaceAll("'", "['’]")).join('|')})(?!\\p{L})`;

const patternsIn = memoize((language: ToneLine['language']) => {
  const words = lists[language];
  const relation = oneOf(words.relations);
  const rest = `[^;]*?(?=;|,?\\s${oneOf(words.turns)}|$)`;
  const claim = `(?:\\s[^\\s,.;:!?]+){0,4}?\\s(?:\\p{L}['’])?${oneOf(words.denied)}|,?\\s${oneOf(words.deniedNext)}`;
  const topic = `(?:\\s[^\\s;:]+){0,6}?\\s${oneOf(words.about)}\\s(?!${oneOf(words.ownWork)})`;
  return {
    denial: new RegExp(`${oneOf(words.denials)}(?:${claim})${rest}`, 'giu'),
    neither: new RegExp(`${oneOf([words.neither])}[^;:]*?${oneOf([words.nor])}[^,;:]*`, 'giu'),
    work: new RegExp(`${oneOf(words.works)}${topic}${rest}`, 'giu'),
    shows: new RegExp(oneOf(words.shows), 'iu'),
    rival: new RegExp(oneOf(words.rivals), 'u'),
    /** `X’s main rival Y`, `Xs größter Konkurrent Y`, `X-Konkurrent Y`, from the end of X. */
    ownRelation: new RegExp(
      `^(?:['’]s?\\s(?:[\\p{L}-]+\\s)?|s?\\s(?:\\p{Ll}+er\\s)?|-)${relation},?\\s(?=\\p{Lu})`,
      'u',
    ),
    /** `Y, a rival of X`, `the rival of X, Y`, up to X. */
    relationOf: new RegExp(
      `(\\p{Lu}[\\p{L}-]+,\\s)?(?:(?<!\\p{L})\\p{L}+\\s){0,2}${relation}\\s(?:${words.relatedTo.join('|')})\\s?$`,
      'u',
    ),
  };
});
/** A mention includes it. */
const OWNER_ENDING = /(?:['’]s?|s)$/u;

/** What the party denies, what a work that it shows is about, verbs after `neither`, and what its rival does. */
export function unconcerningSpans(line: ToneLine, mentions: readonly Span[]): Span[] {
  const { text, language, tokens, facts, masked } = line;
  const patterns = patternsIn(language);
  if (mentions.every((mention) => isOnlyRelated(line, mention))) return [{ start: 0, end: text.length }];
  const first = Math.min(...mentions.map(({ end }) => end));
  const spansOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  const denied = spansOf(patterns.denial).filter(({ start }) => first <= start);
  const works = spansOf(patterns.work).filter(
    ({ start, end }) => first <= start && patterns.shows.test(text.slice(first, end)),
  );
  const verbs = spansOf(patterns.neither).flatMap(({ start, end }) => {
    const from = tokens.findIndex((token) => token.start >= start);
    // A verb after two names is about both: `Neither Melvick nor Tarnbrook won`.
    if (masked[from + 1]) return [];
    return tokens.filter((token, i) => i > from && token.end <= end && facts[i]?.reading.verb);
  });
  return [...denied, ...works, ...verbs];
}

/** Whether the party only says whose rival or customer another name is. */
function isOnlyRelated({ text, language }: ToneLine, { start, end }: Span): boolean {
  const { ownRelation, relationOf, rival } = patternsIn(language);
  const ending = OWNER_ENDING.exec(text.slice(start, end))?.[0] ?? '';
  if (ownRelation.test(ending + text.slice(end))) return true;
  const before = relationOf.exec(text.slice(0, start));
  if (before === null) return false;
  // A rival is always somebody else. A customer without a name may say something about the party.
  return before[1] !== undefined || /^,\s\p{Lu}/u.test(text.slice(end)) || rival.test(before[0]);
}
