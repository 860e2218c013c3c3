/** Converts an inflected form of an English word back to the forms listed in the tables. */
import irregularForms from '../../../content/tone/irregular-forms.json' with { type: 'json' };
import { memoize } from '../../text/memoize.ts';

export type VerbForm = 'base' | 's' | 'past' | 'ing';

/** A possible base form, and which form of it the word is. */
interface Candidate {
  readonly lemma: string;
  readonly form: VerbForm;
}

/** Maps each irregular form to the words that it may be a form of. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = invert(irregularForms);

function invert(table: Readonly<Record<string, readonly string[]>>): Map<string, string[]> {
  const lemmas = new Map<string, string[]>();
  for (const [lemma, forms] of Object.entries(table))
    for (const form of forms) lemmas.set(form, [...(lemmas.get(form) ?? []), lemma]);
  return lemmas;
}

/** The words that a word may be a form of, for each part of speech. */
export interface WordForms {
  readonly verbs: readonly Candidate[];
  readonly nouns: readonly string[];
  readonly adjectives: readonly string[];
}

/** Several tables look up the same word in turn, so a small cache is enough. */
const RECENT = { maxTexts: 500, maxCharacters: 60 };

export const formsOf: (key: string) => WordForms = memoize(
  (key) => ({ verbs: verbCandidates(key), nouns: nounCandidates(key), adjectives: adjectiveCandidates(key) }),
  RECENT,
);

/**
 * Returns the words that `word` may be a form of, most likely first: words with this irregular form, the word itself, base
 * forms of regular verbs.
 */
function verbCandidates(word: string): Candidate[] {
  const irregular = (IRREGULAR.get(word) ?? []).map((lemma) => ({ lemma, form: irregularForm(word) }));
  // `fell` is nearly always a form of `fall`.
  return [...irregular, { lemma: word, form: 'base' }, ...regularVerbs(word)];
}

function irregularForm(word: string): VerbForm {
  if (word.endsWith('ing')) return 'ing';
  return word.endsWith('s') && !word.endsWith('ss') && word !== 'was' ? 's' : 'past';
}

function regularVerbs(word: string): Candidate[] {
  if (word.endsWith('ing')) return stems(word.slice(0, -3)).map((lemma) => ({ lemma, form: 'ing' }));
  if (word.endsWith('ied')) return [{ lemma: `${word.slice(0, -3)}y`, form: 'past' }];
  if (word.endsWith('ed')) return stems(word.slice(0, -2)).map((lemma) => ({ lemma, form: 'past' }));
  return singulars(word).map((lemma) => ({ lemma, form: 's' }));
}

/** Returns possible base forms: with a silent e, as is, without the doubled consonant. */
function stems(stem: string): string[] {
  if (stem.length < 2) return [];
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [`${stem}e`, stem, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}

function singulars(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 3) return [];
  const found = [word.slice(0, -1)];
  if (word.endsWith('ies')) found.unshift(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) found.push(word.slice(0, -2));
  return found;
}

/** Returns the possible singulars of a noun, the word itself first. */
function nounCandidates(word: string): string[] {
  return [word, ...(IRREGULAR.get(word) ?? []), ...singulars(word)];
}

/** Returns the adjectives that an adverb, comparative or superlative may come from, the word itself first. */
function adjectiveCandidates(word: string): string[] {
  const found = [word];
  if (word.endsWith('ily')) found.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('ically')) found.push(word.slice(0, -4));
  else if (word.endsWith('ly')) found.push(word.slice(0, -2), `${word.slice(0, -1)}e`);
  const degree = /(?:er|est)$/.exec(word);
  if (degree) {
    const stem = word.slice(0, -degree[0].length);
    found.push(...stems(stem), ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []));
  }
  return found;
}
