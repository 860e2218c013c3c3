/** Phrases and hyphenated compounds among the tokens of a text. */
import { CALENDAR_WORDS } from './function-words.ts';
import type { PhraseNode } from './phrase-tree.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { FIGURES, NOUNS, PHRASES } from './tone-lexicon.ts';
import { type ToneUnit, type UnitKind, unitOf } from './tone-unit.ts';

/** Second halves of compounds and their tone: `scandal-hit`, `debt-laden`. */
const HURT_ENDINGS = new Set(
  'hit plagued ridden stricken riddled torn ravaged laden infested prone starved battered scarred stained racked wracked blighted damaged dogged struck hungry strapped'.split(
    ' ',
  ),
);
const COMPOUND_TONE = 1.3;

/** `crime-free` is good, `storm-hit` bad, whether a table has them or not. */
export function compoundAt(
  text: string,
  tokens: readonly SentimentToken[],
  at: number,
): ToneUnit | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || text.slice(first.end, second.start) !== '-') return undefined;
  const key = `${first.key}-${second.key}`;
  if (PHRASES.has(key)) return undefined;
  // `anti-bullying week`: whoever is against something bad has a topic, no tone.
  if (first.key === 'anti') return unitOf(first, at, at + 2, key, 'word');
  const isBad = (NOUNS.get(first.key) ?? FIGURES.get(first.key) ?? 0) < 0;
  const sign = HURT_ENDINGS.has(second.key) ? -1 : second.key === 'free' && isBad ? 1 : 0;
  if (sign === 0) return undefined;
  return { ...unitOf(first, at, at + 2, key, 'adjective'), value: sign * COMPOUND_TONE, polarity: sign };
}

/** Objects that may stand inside a phrase (`laying them off`). */
const INNER_OBJECTS = new Set(['them', 'him', 'us']);

interface PhraseMatch {
  /** Tokens, a number inside (`claims 61 lives`) included. */
  readonly length: number;
  readonly key: string;
}

/** The longest phrase that begins at a token. A hyphen between words is kept in the key where a table has it so. */
export function phraseAt(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
  from: number,
): PhraseMatch | undefined {
  const first = tokens[from];
  if (!first || masked[from]) return undefined;
  const { phrases } = first.entry;
  let nodes = phrases ? [phrases] : [];
  let found: PhraseMatch | undefined;
  for (let at = from + 1, words = 1; nodes.length > 0; at++) {
    const [before, next] = [tokens[at - 1], tokens[at]];
    if (!next || next.sentence !== first.sentence) break;
    if (masked[at] && !CALENDAR_WORDS.has(next.key)) break;
    // `claims 61 lives`, `laying them off`
    if ((next.key === '' && before?.key !== '') || (words === 1 && INNER_OBJECTS.has(next.key))) continue;
    nodes = nextNodes(nodes, next, text.slice(before?.end, next.start) === '-');
    words++;
    const phrase = nodes.find(({ entry }) => entry !== undefined);
    if (phrase) found = { length: at - from + 1, key: phrase.key };
  }
  return found;
}

/** Where phrases go on with a word; behind a hyphen in the text, a table may have a blank. */
function nextNodes(nodes: readonly PhraseNode[], word: SentimentToken, isHyphened: boolean): PhraseNode[] {
  const key = word.entry.phraseKey ?? word.key;
  const next: PhraseNode[] = [];
  for (const node of nodes) {
    const hyphened = isHyphened ? node.behindHyphen?.get(key) : undefined;
    if (hyphened) next.push(hyphened);
    const spaced = node.behindBlank?.get(key);
    if (spaced) next.push(spaced);
  }
  return next;
}

const PHRASE_KINDS = {
  idiom: 'idiom',
  noun: 'noun',
  adjective: 'adjective',
  figure: 'noun',
  verb: 'verb',
  mixed: 'mixed',
  negation: 'negation',
  degree: 'word',
  state: 'verb',
} as const;

export function phraseUnit(
  tokens: readonly SentimentToken[],
  from: number,
  { length, key }: PhraseMatch,
): ToneUnit {
  const entry = PHRASES.get(key);
  const kind: UnitKind =
    entry && !(entry.kind === 'idiom' && entry.value === 0) ? PHRASE_KINDS[entry.kind] : 'word';
  const base = unitOf(tokens[from], from, from + length, key, kind);
  if (entry?.kind === 'degree') return { ...base, degree: entry.polarity, phrase: true };
  return {
    ...base,
    phrase: true,
    value: entry?.value ?? 0,
    polarity: entry?.polarity ?? 0,
    verb: entry?.verb,
    event: kind === 'idiom',
  };
}
