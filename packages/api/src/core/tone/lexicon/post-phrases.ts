/** Phrases in posts that tell of good or bad service, such as `still waiting`. */
import postPhrases from '../../../content/tone/post-phrases.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import type { ToneToken } from '../line/tokenize.ts';

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

/** The phrases by their first word. */
const byFirst = lazily(() => {
  const found = new Map<string, PostPhrase[]>();
  for (const line of postPhrases) {
    const words = line.split(' ');
    const weight = Number(words.pop());
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), { words, weight }]);
  }
  return found;
});

/** Returns the phrases of a text in text order. A phrase never crosses the end of a sentence. */
export function findPostPhrases(tokens: readonly ToneToken[]): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const phrase = byFirst()
      .get(tokens[from]?.key ?? '')
      ?.find(({ words }) => startsWith(tokens, from, words));
    if (!phrase) continue;
    const to = from + phrase.words.length;
    found.push({ from, to, weight: phrase.weight });
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
