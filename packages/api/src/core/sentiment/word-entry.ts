/** Everything that closed classes and tables say of one word, looked up once and shared by all its occurrences. */
import { memoize } from '../text/memoize.ts';
import {
  AUXILIARIES,
  COORDINATORS,
  DETERMINERS,
  LESS_WORDS,
  MORE_WORDS,
  NEGATIONS,
  NO_WORDS,
  PREPOSITIONS,
  PRONOUNS,
} from './function-words.ts';
import {
  ADJECTIVES,
  FIGURES,
  LONGEST_PHRASE,
  NOMINAL_OPERATORS,
  NOUNS,
  possessiveKey,
  VERBS,
} from './tone-lexicon.ts';
import type { UnitKind, WordTone } from './tone-unit.ts';
import { isPersonNoun } from './topic-heads.ts';

export interface WordEntry {
  readonly kind: UnitKind;
  readonly tone: WordTone;
  /** The word as it stands in phrases. */
  readonly phraseKey: string;
  /** Most words of a phrase that begins with it; 0 when none does. */
  readonly longestPhrase: number;
  readonly isPersonNoun: boolean;
}

/** @param key of a token: lower case, without a possessive `'s`; empty for handles, addresses and numbers. */
export const wordEntry: (key: string) => WordEntry = memoize((key): WordEntry => {
  const phraseKey = possessiveKey(key);
  return {
    ...readTables(key),
    phraseKey,
    longestPhrase: LONGEST_PHRASE.get(phraseKey) ?? 0,
    isPersonNoun: isPersonNoun(key),
  };
});

function readTables(key: string): Pick<WordEntry, 'kind' | 'tone'> {
  const degree = MORE_WORDS.has(key) ? 1 : LESS_WORDS.has(key) ? -1 : 0;
  const kind = closedKind(key);
  if (kind) return { kind, tone: { value: 0, polarity: 0, verb: undefined, nominal: undefined, degree } };
  const [noun, adjective] = [NOUNS.get(key), ADJECTIVES.get(key)];
  const value = noun ?? adjective ?? 0;
  return {
    kind: noun !== undefined ? 'noun' : adjective !== undefined ? 'adjective' : 'word',
    tone: {
      value,
      polarity: FIGURES.get(key) ?? Math.sign(value),
      verb: VERBS.get(key),
      nominal: NOMINAL_OPERATORS.get(key),
      degree,
    },
  };
}

function closedKind(key: string): UnitKind | undefined {
  if (key === '') return 'number';
  if (NEGATIONS.has(key)) return 'negation';
  if (NO_WORDS.has(key)) return 'denial';
  if (AUXILIARIES.has(key)) return 'auxiliary';
  if (DETERMINERS.has(key)) return 'determiner';
  if (PREPOSITIONS.has(key)) return 'preposition';
  if (COORDINATORS.has(key)) return 'coordinator';
  return PRONOUNS.has(key) ? 'pronoun' : undefined;
}
