import wordEndings from '../../content/text/word-endings.json' with { type: 'json' };

const MIN_STEM_LETTERS = 3;

/**
 * Endings of nouns, verbs and derivations by language, folded (without accents). Lists based on Savoy's light stemmers
 * (2006) and Snowball's, with additional derivations common in news (-ación, -ateur, -ung).
 */
const patterns = new Map(
  Object.entries(wordEndings).map(([language, endings]) => [
    language,
    new RegExp(`^(.{${MIN_STEM_LETTERS},}?)(?:${endings.join('|')})$`, 'u'),
  ]),
);

/**
 * Returns a word without its longest known ending, with at least three letters left, or the word itself in languages without
 * a list. Too coarse for counting: used only to find words of possible interest.
 * @param folded as returned by `foldText`.
 * @param language ISO 639-1: es, fr, de, pt and it have lists.
 */
export function lightStem(folded: string, language: string): string {
  return patterns.get(language)?.exec(folded)?.[1] ?? folded;
}
