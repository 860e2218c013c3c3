import adjectives from '../../../content/tone/adjectives.json' with { type: 'json' };
import figures from '../../../content/tone/figures.json' with { type: 'json' };
import irregularForms from '../../../content/tone/irregular-forms.json' with { type: 'json' };
import nouns from '../../../content/tone/nouns.json' with { type: 'json' };
import verbFrames from '../../../content/tone/verb-frames.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import { type MemoryBounds, memoize } from '../../text/memoize.ts';

/** A word with the cached results of all lookups on it. */
export interface Word {
  /** Lowercase, without possessive `'s`. Empty for handles, URLs and numbers. */
  readonly key: string;
  readonly values: unknown[];
}

/** A list of 10,000 lines has about 25,000 different words, and to look one up again takes as long as half a line. */
export const VOCABULARY: MemoryBounds = { maxTexts: 60_000, maxCharacters: 60 };

let slots = 0;

/** An array of full length from the start is not copied each time a result is added. */
export const wordOf: (key: string) => Word = memoize(
  (key) => ({ key, values: new Array<unknown>(slots) }),
  VOCABULARY,
);

/** Caches the result on the word, so later calls cost one array access. */
export function onWord<T extends string | boolean | object>(compute: (word: Word) => T): (word: Word) => T {
  const slot = slots++;
  return (word) => {
    const found = word.values[slot];
    if (found !== undefined) return found as T;
    const value = compute(word);
    word.values[slot] = value;
    return value;
  };
}

type VerbForm = 'base' | 's' | 'past' | 'ing';

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

interface WordForms {
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

export interface VerbReading {
  readonly lemma: string;
  /** What it does to its object and means for its subject, e.g. `fall`, `harm` or `win`. */
  readonly verbClass: string;
  readonly form: VerbForm;
}

export interface WordReading {
  readonly verb: VerbReading | undefined;
  /** From -3 (bad) to 3 (good). 0 if it is not in the tables. */
  readonly noun: number;
  readonly adjective: number;
  /** 1 for a metric whose growth is good, -1 for bad. */
  readonly figure: number;
  readonly operator?: string | undefined;
}

const VERBS = new Map<string, string>(Object.entries(verbs));
const NOUNS = new Map<string, number>(Object.entries(nouns));
const ADJECTIVES = new Map<string, number>(Object.entries(adjectives));
const FIGURES = new Map<string, number>(Object.entries(figures));

export const readWord: (word: Word) => WordReading = onWord((word) => {
  const { verbs: candidates, nouns: singulars, adjectives: degrees } = formsOf(word.key);
  return {
    verb: readVerb(candidates),
    noun: firstOf(NOUNS, singulars) ?? 0,
    adjective: firstOf(ADJECTIVES, degrees) ?? 0,
    figure: firstOf(FIGURES, singulars) ?? 0,
  };
});

function readVerb(candidates: WordForms['verbs']): VerbReading | undefined {
  for (const { lemma, form } of candidates) {
    const verbClass = VERBS.get(lemma);
    if (verbClass !== undefined) return { lemma, verbClass, form };
  }
  return undefined;
}

function firstOf<T>(table: ReadonlyMap<string, T>, words: readonly string[]): T | undefined {
  for (const word of words) {
    const found = table.get(word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** After the connotation frames of Rashkin, Singh & Choi 2016; the classes and members are this project's. */
interface VerbFrame {
  /** Sign for the subject, also for the party after `by`. */
  readonly subject: number;
  readonly object: number;
  /** Tone of the news if the object is neither good nor bad, from about -2 to 2. */
  readonly own: number;
  readonly bad: number;
  readonly good: number;
  /** Whether the subject is what goes up, down or away if the verb has no object (`crime falls`). */
  readonly intransitive: boolean;
}

const BY_CLASS: ReadonlyMap<string, VerbFrame> = new Map(
  Object.entries(verbFrames).map(([name, [subject = 0, object = 0, own = 0, bad = 0, good = 0, moves]]) => [
    name,
    { subject, object, own, bad, good, intransitive: moves === 1 },
  ]),
);

export function frameOf(verbClass: string): VerbFrame | undefined {
  return BY_CLASS.get(verbClass);
}
