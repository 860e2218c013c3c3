import { distance } from 'fastest-levenshtein';
import { plainWords } from './words.ts';

/** Share of a word's letters that may be wrong. */
const TYPO_SHARE = 0.2;
/** Shorter words are too often another word. */
const MIN_CHARACTERS = 4;

/**
 * Corrects the spelling of single words by the words of some texts. A word that they contain, that begins one of their words or
 * that is near none of them stays as it is. Of several near words the nearest wins, then the most frequent, then the first by the
 * alphabet.
 */
export function spellingCorrector(texts: readonly string[]): (word: string) => string {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(plainWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return (word) => {
    if (word.length < MIN_CHARACTERS || known.some(([other]) => other.startsWith(word))) return word;
    const most = Math.ceil(TYPO_SHARE * word.length);
    let best = { word, distance: most + 1, count: 0 };
    for (const [other, count] of known) {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
      const away = distance(word, other);
      if (away < best.distance || (away === best.distance && count > best.count))
        best = { word: other, distance: away, count };
    }
    return best.distance <= most ? best.word : word;
  };
}
