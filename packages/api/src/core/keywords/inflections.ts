/** Matches inflected forms without stemming: "universal" never matches "university". */
import wordParts from '../../content/keywords/word-parts.json' with { type: 'json' };

const CONSONANT_Y = /[^aeiou]y$/;
const SIBILANT = /(?:s|x|z|ch|sh)$/;

const NO_PLURALS: ReadonlySet<string> = new Set(wordParts.noPlural);
const NO_SINGULAR: ReadonlySet<string> = new Set(wordParts.noSingular);
const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(wordParts.irregularPlurals));
const IRREGULAR_SINGULAR: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR].map(([singular, plural]) => [plural, singular]),
);

/** attorneys general, mothers-in-law */
const AFTER_THE_NOUN: readonly (readonly string[])[] = ['general', 'elect', 'laureate', 'in law'].map(
  (words) => words.split(' '),
);
/** runners-up, passers-by. After other words, these form phrasal verbs (follows up). */
const AFTER_AGENT_NOUN: ReadonlySet<string> = new Set(['up', 'by', 'on']);
const AGENT_NOUN = /er$/;

export function headOf(words: readonly string[]): number {
  const last = words.length - 1;
  if (AFTER_AGENT_NOUN.has(words[last] ?? '') && AGENT_NOUN.test(words[last - 1] ?? '')) return last - 1;
  const tail = AFTER_THE_NOUN.find((ending) =>
    ending.every((word, i) => words.at(i - ending.length) === word),
  );
  return last - (tail && tail.length < words.length ? tail.length : 0);
}

const LATIN_WORD = /^[a-z]+$/;
const MODEL_NUMBER = /^(?=.*[a-z])[a-z\d-]*\d$|^\d{3}$/;

/** city/cities, crisis/crises, spokesman/spokesmen. An acronym of two letters also takes an -s (AIs, NGOs). */
export function pluralsOf(word: string, isAcronym: boolean): string[] {
  if (MODEL_NUMBER.test(word)) return [`${word}s`];
  if (!LATIN_WORD.test(word) || word.length < (isAcronym ? 2 : 3)) return [];
  const irregular = IRREGULAR.get(word);
  const plurals = irregular ? [irregular] : [];
  plurals.push(SIBILANT.test(word) ? `${word}es` : `${word}s`);
  if (word.length > 3 && word.endsWith('o')) plurals.push(`${word}es`);
  if (CONSONANT_Y.test(word)) plurals.push(`${word.slice(0, -1)}ies`);
  if (word.length > 4 && word.endsWith('is')) plurals.push(`${word.slice(0, -2)}es`);
  if (word.length > 3 && word.endsWith('man')) plurals.push(`${word.slice(0, -3)}men`);
  return plurals.filter((plural) => !NO_PLURALS.has(plural));
}

/** Some are not words, which does no harm. Callers do not pass capitalized words, which are names (Windows, Teams). */
export function singularsOf(word: string): string[] {
  const irregular = IRREGULAR_SINGULAR.get(word);
  if (irregular) return [irregular];
  if (LATIN_WORD.test(word) && word.length > 4 && word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (!LATIN_WORD.test(word) || word.length < 5 || NO_SINGULAR.has(word) || !/[^suio]s$/.test(word))
    return [];
  const singulars = [word.slice(0, -1)];
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) singulars.push(word.slice(0, -2));
  if (word.endsWith('ses')) singulars.push(`${word.slice(0, -2)}is`);
  return singulars;
}
