/** Phrases in posts about good or bad service, such as `still waiting`. */
import { at } from '@earshot/schema/at';
import postPhrases from '../../../content/tone/post-phrases.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import type { ToneToken, ToneTokens } from '../line/tokenize.ts';
import { AUXILIARIES } from '../words/function-words.ts';
import { NEGATORS, RULES } from './context-rules.ts';

interface PostPhrase {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A phrase in a text: its range of tokens, `to` exclusive, and its weight, positive if it is good. */
interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

type Sentences = Pick<ToneTokens, 'tokens' | 'questions'>;

/** Words between a negator and the phrase that it negates: `nobody has even refunded me`, `no one refunded me`. */
const BETWEEN: ReadonlySet<string> = new Set(['even', 'ever', 'one', 'yet']);
const WRITER: ReadonlySet<string> = new Set(['i', "i've", "i'm", 'am', 'we', "we've", "we're"]);
/** Second words of phrases about the writer's own life, after `I`: `I deleted my photos`, `I am not working today`. */
const OWN: ReadonlySet<string> = new Set(['my', 'working']);

/** The phrases by their first word, the longest first. */
const byFirst = lazily(() => {
  const found = new Map<string, PostPhrase[]>();
  for (const line of postPhrases) {
    const words = line.split(' ');
    const weight = Number(words.pop());
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), { words, weight }]);
  }
  for (const phrases of found.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return found;
});

/**
 * Returns the phrases of a text in text order. A phrase never crosses the end of a sentence. A negated phrase is bad if it was
 * good and does not count if it was bad. A good phrase in a question does not count.
 */
export function findPostPhrases({ tokens, questions }: Sentences): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const token = at(tokens, from);
    const phrase = byFirst()
      .get(token.key)
      ?.find(({ words }) => startsWith(tokens, from, words));
    if (!phrase || isOwn(tokens, from, phrase)) continue;
    const to = from + phrase.words.length;
    const weight = weightIn({ tokens, questions }, from, phrase);
    if (weight !== 0) found.push({ from, to, weight });
    from = to - 1;
  }
  return found;
}

function startsWith(tokens: readonly ToneToken[], from: number, words: readonly string[]): boolean {
  return words.every((word, i) => {
    const token = tokens[from + i];
    return token?.key === word && token.sentence === tokens[from]?.sentence;
  });
}

function isOwn(tokens: readonly ToneToken[], from: number, { words }: PostPhrase): boolean {
  return OWN.has(words[1] ?? '') && WRITER.has(tokens[from - 1]?.key ?? '');
}

/** Returns the weight of a phrase where it stands, 0 if it does not count. */
function weightIn({ tokens, questions }: Sentences, from: number, { weight }: PostPhrase): number {
  if (weight > 0 && at(questions, at(tokens, from).sentence) > 0) return 0;
  if (!isNegated(tokens, from)) return weight;
  return weight > 0 ? weight * RULES.negation : 0;
}

/** Whether a negator is in front of the phrase, with only auxiliary verbs or words such as `even` in between. */
function isNegated(tokens: readonly ToneToken[], from: number): boolean {
  for (let i = from - 1; i >= 0; i--) {
    const before = at(tokens, i);
    if (before.clause !== tokens[from]?.clause) return false;
    if (NEGATORS.has(before.key)) return true;
    if (!AUXILIARIES.has(before.key) && !BETWEEN.has(before.key)) return false;
  }
  return false;
}
