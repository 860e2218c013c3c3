import wordEndings from '../../content/text/word-endings.json' with { type: 'json' };

const MIN_STEM_LETTERS = 3;

/**
 * By language, endings of nouns, verbs and derivations, folded (without accents). Lists after Savoy's light stemmers (2006)
 * and Snowball's, with more derivations that news uses (-ación, -ateur, -ung).
 */
const patterns = new Map(
  Object.entries(wordEndings).map(([language, endings]) => [
    language,
    new RegExp(`^(.{${MIN_STEM_LETTERS},}?)(?:${endings.join('|')})$`, 'u'),
  ]),
);

/**
 * A word without its longest known ending, at least three letters long; the word itself in languages without a list. Too
 * coarse to count by: it serves to find words that may be of interest.
 * @param folded as `foldText` gives it.
 * @param language ISO 639-1: es, fr, de, pt and it have lists.
 */
export function lightStem(folded: string, language: string): string {
  return patterns.get(language)?.exec(folded)?.[1] ?? folded;
}
