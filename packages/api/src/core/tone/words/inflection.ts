import irregularForms from '../../../content/tone/irregular-forms.json' with { type: 'json' };
import { memoize } from '../../text/memoize.ts';

export type VerbForm = 'base' | 's' | 'past' | 'ing';

interface Candidate {
  readonly lemma: string;
  readonly form: VerbForm;
}

const IRREGULAR: ReadonlyMap<string, readonly string[]> = invert(irregularForms);

function invert(table: Readonly<Record<string, readonly string[]>>): Map<string, string[]> {
  const lemmas = new Map<string, string[]>();
  for (const [lemma, forms] of Object.entries(table))
    for (const form of forms) lemmas.set(form, [...(lemmas.get(form) ?? []), lemma]);
  return lemmas;
}

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

/** Most likely first. */
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

function nounCandidates(word: string): string[] {
  return [word, ...(IRREGULAR.get(word) ?? []), ...singulars(word)];
}

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
