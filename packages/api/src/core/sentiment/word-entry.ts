/** Everything that closed classes and tables say of one word, looked up once and shared by all its occurrences. */
import impersonalWords from '../../content/tone/impersonal-words.json' with { type: 'json' };
import { WORD_FREQUENCY_CLASSES } from '../../content/word-frequencies.ts';
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
import { HEADLINE_WEIGHTS, type HeadlineWeights } from './headline-weights.ts';
import {
  ENGLISH_STOP_WORDS,
  judgeWord,
  PLAIN_ENGLISH,
  smallWords,
  type WordJudgment,
} from './language-word.ts';
import { PHRASE_TREES, type PhraseNode } from './phrase-tree.ts';
import {
  ADJECTIVES,
  FIGURES,
  NOMINAL_OPERATORS,
  NOUNS,
  PERSON_NOUNS,
  possessiveKey,
  VERBS,
} from './tone-lexicon.ts';
import { NO_TONE, type UnitKind, type WordTone } from './tone-unit.ts';

export interface WordEntry {
  readonly kind: UnitKind;
  readonly tone: WordTone;
  /** The word that stands for it in phrases (`its` for `their`), where that is another one. */
  readonly phraseKey: string | undefined;
  /** The phrases that begin with it. */
  readonly phrases: PhraseNode | undefined;
  readonly isPersonNoun: boolean;
  /** What the fitted model of headlines knows of it. */
  readonly headline: HeadlineWeights | undefined;
  /** What it says of the language of its line; undefined where only its ending could tell. */
  readonly language: WordJudgment | undefined;
}

const PERSON_ENDING =
  /(?:[^aeiou]ers?|[aeiou]ters?|[dknt]ors?|ists?|icians?|ologists?|eers?|wom[ae]n|m[ae]n|people)$/;
/** Words that end like the name of a person and are none. */
const NOT_PERSONS: ReadonlySet<string> = new Set(impersonalWords);

/** Most words of a long list are names that no table has: they share an entry. */
const UNKNOWN: WordEntry = {
  kind: 'word',
  tone: NO_TONE,
  phraseKey: undefined,
  phrases: undefined,
  isPersonNoun: false,
  headline: undefined,
  language: undefined,
};
const UNKNOWN_PERSON: WordEntry = { ...UNKNOWN, isPersonNoun: true, language: PLAIN_ENGLISH };
/** The same for words of English that no table of tone has. */
const KNOWN: WordEntry = { ...UNKNOWN, language: PLAIN_ENGLISH };

const entries = readEntries();

/** @param key of a token: lower case, without a possessive `'s`; empty for handles, addresses and numbers. */
export function wordEntry(key: string): WordEntry {
  const known = entries.get(key);
  if (known) return known;
  // A part of it may be a word that phrases have another one for.
  if (key.includes("'")) return readEntry(key);
  return namesPerson(key) ? UNKNOWN_PERSON : UNKNOWN;
}

/** The words that a table or a closed class has. */
function listedWords(): Set<string> {
  const closed = [AUXILIARIES, COORDINATORS, DETERMINERS, LESS_WORDS, MORE_WORDS];
  const operators = [NEGATIONS, NO_WORDS, PREPOSITIONS, PRONOUNS, PERSON_NOUNS];
  const tables = [ADJECTIVES, FIGURES, NOMINAL_OPERATORS, NOUNS, VERBS, PHRASE_TREES, HEADLINE_WEIGHTS];
  return new Set(['', ...[...closed, ...operators, ...tables].flatMap((words) => [...words.keys()])]);
}

/** The entries of the words of English, of the small words of other languages and of the words that tables have. */
function readEntries(): Map<string, WordEntry> {
  const read = new Map<string, WordEntry>();
  for (const words of WORD_FREQUENCY_CLASSES)
    for (const key of words) read.set(key, namesPerson(key) ? UNKNOWN_PERSON : KNOWN);
  for (const words of [smallWords().keys(), ENGLISH_STOP_WORDS])
    for (const key of words) {
      const isPersonNoun = namesPerson(key);
      read.set(key, { ...UNKNOWN, isPersonNoun, language: judgeWord(key, isPersonNoun) });
    }
  for (const key of listedWords()) read.set(key, readEntry(key));
  return read;
}

function readEntry(key: string): WordEntry {
  const phraseKey = possessiveKey(key);
  const isPersonNoun = namesPerson(key);
  const { kind, tone } = readTables(key);
  return {
    kind,
    tone,
    phraseKey: phraseKey === key ? undefined : phraseKey,
    phrases: PHRASE_TREES.get(phraseKey),
    isPersonNoun,
    headline: HEADLINE_WEIGHTS.get(key),
    language: judgeWord(key, isPersonNoun),
  };
}

function readTables(key: string): Pick<WordEntry, 'kind' | 'tone'> {
  const degree = MORE_WORDS.has(key) ? 1 : LESS_WORDS.has(key) ? -1 : 0;
  const kind = closedKind(key);
  if (kind) return { kind, tone: degree === 0 ? NO_TONE : { ...NO_TONE, degree } };
  const [noun, adjective] = [NOUNS.get(key), ADJECTIVES.get(key)];
  const value = noun ?? adjective ?? 0;
  const polarity = FIGURES.get(key) ?? Math.sign(value);
  const [verb, nominal] = [VERBS.get(key), NOMINAL_OPERATORS.get(key)];
  const isBare = value === 0 && polarity === 0 && !verb && !nominal && degree === 0;
  return {
    kind: noun !== undefined ? 'noun' : adjective !== undefined ? 'adjective' : 'word',
    tone: isBare ? NO_TONE : { value, polarity, verb, nominal, degree },
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

function namesPerson(key: string): boolean {
  return (
    PERSON_NOUNS.has(key) ||
    (key.length > 4 &&
      PERSON_ENDING.test(key) &&
      !NOT_PERSONS.has(key) &&
      !NOUNS.has(key) &&
      !ADJECTIVES.has(key) &&
      !VERBS.has(key))
  );
}
