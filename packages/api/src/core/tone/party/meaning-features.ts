/**
 * Features of what the words around a party mean, from their vectors. Words with similar vectors count alike, so the model
 * can judge a verb that occurs in none of its labeled sentences.
 */
import { at } from '@earshot/schema/at';
import { wordVector } from '../../text/word-vectors.ts';
import { hashText, mix } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';
import type { ToneLine } from '../line/read-line.ts';
import { formsOf } from '../words/inflection.ts';
import { onWord, type Word } from '../words/word.ts';
import type { Slot } from './outline.ts';
import { type AddPartyFeature, KIND } from './party-feature.ts';

/** Positions next to the party that have features of their own. */
const NEIGHBORS = [-2, -1, 1, 2, 3];
const NEIGHBOR_SIZE = 0.5;
const AROUND_SIZE = 0.3;

const NONE = new Float32Array(0);
/** The table lacks most plurals and third persons (`pays`), so the singular or base form is tried next. */
const meaningOf: (word: Word) => Float32Array = onWord(
  ({ key }) =>
    wordVector(key) ??
    formsOf(key)
      .nouns.map(wordVector)
      .find((vector) => vector !== null) ??
    NONE,
);

/** Returns the vector of each content item: that of its last word that has one and is not a function word. */
export function meaningsOf(line: ToneLine, items: readonly Item[]): readonly Float32Array[] {
  return items.map((item) =>
    line.language === 'en' && item.kind === 'content' ? meaningIn(line, item) : NONE,
  );
}

function meaningIn({ tokens, facts }: ToneLine, { from, to }: Item): Float32Array {
  for (let token = to - 1; token >= from; token--) {
    if (facts[token]?.isSmall !== false) continue;
    const meaning = meaningOf(at(tokens, token).word);
    if (meaning.length > 0) return meaning;
  }
  return NONE;
}

/**
 * Visits the vectors of the party's verb, of the words next to the party, and of all words in its clause and the clauses
 * next to it, by side.
 */
export function visitMeanings(
  items: readonly Item[],
  meanings: readonly Float32Array[],
  party: number,
  slot: Slot,
  add: AddPartyFeature,
): void {
  const put = (item: number, role: number, size: number) => {
    const meaning = meanings[item] ?? NONE;
    for (let i = 0; i < meaning.length; i++)
      add(mix(mix(i, role), KIND.meaning), at(meaning, i) * size, item);
  };
  put(slot.verb, hashText(`verb ${slot.name} ${slot.isPassive}`), 1);
  for (const step of NEIGHBORS) put(party + step, hashText(`neighbor ${step}`), NEIGHBOR_SIZE);
  const own = at(items, party).stretch;
  items.forEach(({ stretch }, item) => {
    const side = mix(item < party ? 1 : 2, stretch - own + 4);
    if (Math.abs(stretch - own) <= 1) put(item, side, AROUND_SIZE);
  });
}
