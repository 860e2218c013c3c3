import concepts from '../../../content/news-concepts.json' with { type: 'json' };
import { titleWords } from './title-words.ts';

/**
 * Something that newsrooms express in many ways: an event (recall, strike, takeover) or another word with synonyms (boss,
 * shop).
 */
export interface Concept {
  readonly name: string;
  readonly isEvent: boolean;
}

interface Phrase {
  /** Word keys, see `titleWords`. */
  readonly keys: readonly string[];
  /** Numbers of the concepts that the phrase may represent, ascending. */
  readonly concepts: readonly number[];
}

export const CONCEPTS: readonly Concept[] = concepts.map(({ concept, kind }) => ({
  name: concept,
  isEvent: kind === 'event',
}));

let phrases: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** Returns the phrases of all concepts keyed by their first word, longest first (`content/news-concepts.json`). */
export function conceptPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  phrases ??= compile();
  return phrases;
}

function compile(): ReadonlyMap<string, readonly Phrase[]> {
  const known = new Map<string, { readonly keys: readonly string[]; readonly concepts: number[] }>();
  concepts.forEach(({ terms }, number) => {
    for (const term of terms) {
      const keys = titleWords(term).map(({ key }) => key);
      const id = keys.join(' ');
      const phrase = known.get(id) ?? { keys, concepts: [] };
      if (!phrase.concepts.includes(number)) phrase.concepts.push(number);
      known.set(id, phrase);
    }
  });
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of known.values()) {
    const first = phrase.keys[0] ?? '';
    const listed = byFirst.get(first);
    if (listed) listed.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  for (const listed of byFirst.values()) listed.sort((a, b) => b.keys.length - a.keys.length);
  return byFirst;
}
