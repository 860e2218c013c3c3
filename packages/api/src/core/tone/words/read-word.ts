import adjectives from '../../../content/tone/adjectives.json' with { type: 'json' };
import figures from '../../../content/tone/figures.json' with { type: 'json' };
import nouns from '../../../content/tone/nouns.json' with { type: 'json' };
import verbFrames from '../../../content/tone/verb-frames.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import { formsOf, type VerbForm, type WordForms } from './inflection.ts';
import { onWord, type Word } from './word.ts';

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
export interface VerbFrame {
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
