import wordEndings from '../../content/text/word-endings.json' with { type: 'json' };

const MIN_STEM_LETTERS = 3;

/** After Savoy's light stemmers (2006) and Snowball's, with derivations common in news (-ación, -ung). */
const patterns = new Map(
  Object.entries(wordEndings).map(([language, endings]) => [
    language,
    new RegExp(`^(.{${MIN_STEM_LETTERS},}?)(?:${endings.join('|')})$`, 'u'),
  ]),
);

/** Too coarse for counting: only finds words of possible interest. `folded` is from `foldText`. */
export function lightStem(folded: string, language: string): string {
  return patterns.get(language)?.exec(folded)?.[1] ?? folded;
}
