/** What the word tables of `content/tone` say of one English word, whatever its inflection and spelling. */
import adjectives from '../../../content/tone/adjectives.json' with { type: 'json' };
import figures from '../../../content/tone/figures.json' with { type: 'json' };
import nominalOperators from '../../../content/tone/nominal-operators.json' with { type: 'json' };
import nounLikeVerbs from '../../../content/tone/noun-like-verbs.json' with { type: 'json' };
import nouns from '../../../content/tone/nouns.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import { memoize } from '../../text/memoize.ts';
import { adjectiveCandidates, nounCandidates, type VerbForm, verbCandidates } from './inflection.ts';

export interface VerbReading {
  readonly lemma: string;
  /** What it does to its object and says of its subject: `fall`, `harm`, `win` and so on. */
  readonly verbClass: string;
  readonly form: VerbForm;
  /** Its forms are as often a noun (`train`, `fund`). */
  readonly nounLike: boolean;
}

export interface WordReading {
  readonly verb: VerbReading | undefined;
  /** Steps from -3 (bad) to 3 (good); 0 for a noun or adjective that the tables do not list. */
  readonly noun: number;
  readonly adjective: number;
  /** 1 for a figure that is welcome when it grows, -1 for one that is not, otherwise 0. */
  readonly figure: number;
  /** What the noun does to the thing beside it (`rise in crime`): `up`, `down`, `end`, `against`. */
  readonly operator: string | undefined;
}

const VERBS = new Map<string, string>(Object.entries(verbs));
const NOUNS = new Map<string, number>(Object.entries(nouns));
const ADJECTIVES = new Map<string, number>(Object.entries(adjectives));
const FIGURES = new Map<string, number>(Object.entries(figures));
const OPERATORS = new Map<string, string>(Object.entries(nominalOperators));
const NOUN_LIKE: ReadonlySet<string> = new Set(nounLikeVerbs);

/** @param word lower case, straight apostrophe, no possessive ending. */
export const readWord: (word: string) => WordReading = memoize((word) => ({
  verb: readVerb(word),
  noun: firstOf(NOUNS, nounCandidates(word)) ?? 0,
  adjective: firstOf(ADJECTIVES, adjectiveCandidates(word)) ?? 0,
  figure: firstOf(FIGURES, nounCandidates(word)) ?? 0,
  operator: firstOf(OPERATORS, nounCandidates(word)),
}));

function readVerb(word: string): VerbReading | undefined {
  for (const { lemma, form } of verbCandidates(word)) {
    const verbClass = VERBS.get(lemma);
    if (verbClass !== undefined) return { lemma, verbClass, form, nounLike: NOUN_LIKE.has(lemma) };
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
