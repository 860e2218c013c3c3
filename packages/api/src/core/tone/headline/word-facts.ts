import { hashText } from '../../model/linear-model.ts';
import { isRated } from '../lexicon/rated-words.ts';
import { formsOf } from '../words/inflection.ts';
import { frameOf, readWord, type WordReading } from '../words/read-word.ts';
import { onWord, type Word } from '../words/word.ts';
import {
  AUXILIARIES,
  BE_FORMS,
  COORDINATORS,
  DETERMINERS,
  isGeneralWord,
  LESS_WORDS,
  MORE_WORDS,
  NEGATIONS,
  NO_WORDS,
  PREPOSITIONS,
  PRONOUNS,
  SUBORDINATORS,
} from '../words/word-kinds.ts';

export interface WordFacts {
  readonly key: string;
  /** For a word of another language, the English word that its facts come from. Otherwise the word itself. */
  readonly sense: string;
  /** The English words whose vectors represent its meaning. */
  readonly meanings: readonly string[];
  readonly counterpart?: WordFacts;
  readonly reading: WordReading;
  /** Hashes. The tag of a function word is the word itself or its class. */
  readonly word: number;
  readonly stem: number;
  readonly tags: readonly number[];
  readonly isSmall: boolean;
  /** Whether it is skipped between other words (`the`, `its`). */
  readonly isSkipped: boolean;
  readonly opensClause: boolean;
  readonly isPreposition: boolean;
  readonly isBe: boolean;
  readonly isNegation: boolean;
  readonly isUnknown: boolean;
  /** Whether no table rates or classifies it, as is the case for most topics (`boat`, `city`). */
  readonly isPlain: boolean;
  /** Whether it is plain or its only entry is a verb without a tone, such as *say* or *open*. */
  readonly isToneless: boolean;
  /** `up`, `down`, `end`, `more` or `less`: its effect on the adjacent good or bad thing. */
  readonly operator: string | undefined;
}

const MIN_STEMMED = 5;

export const englishFacts: (word: Word) => WordFacts = onWord((word) => {
  const { key } = word;
  const reading = readWord(word);
  const small = smallTag(key);
  return {
    key,
    sense: key,
    meanings: [key],
    reading,
    word: hashText(key),
    stem: hashText(stemOf(word, reading)),
    tags: (small === undefined ? tagsOf(reading) : [small]).map((tag) => hashText(tag)),
    isSmall: small !== undefined,
    isSkipped: DETERMINERS.has(key) && !NO_WORDS.has(key),
    opensClause: SUBORDINATORS.has(key) || COORDINATORS.has(key),
    isPreposition: PREPOSITIONS.has(key),
    isBe: BE_FORMS.has(key),
    isNegation: NEGATIONS.has(key) || NO_WORDS.has(key),
    isUnknown: !isGeneralWord(word),
    isPlain: small === undefined && isPlain(reading) && !isRated(word),
    isToneless: small === undefined && isToneless(reading) && !isRated(word),
    operator: MORE_WORDS.has(key) ? 'more' : LESS_WORDS.has(key) ? 'less' : undefined,
  };
});

function smallTag(key: string): string | undefined {
  if (NEGATIONS.has(key)) return 'not';
  if (NO_WORDS.has(key)) return 'no';
  if (PREPOSITIONS.has(key) || SUBORDINATORS.has(key) || COORDINATORS.has(key)) return key;
  if (BE_FORMS.has(key)) return 'be';
  if (AUXILIARIES.has(key)) return 'aux';
  if (DETERMINERS.has(key)) return 'the';
  return PRONOUNS.has(key) ? 'pron' : undefined;
}

export function isPlain(reading: WordReading): boolean {
  return reading.verb === undefined && reading.operator === undefined && !hasSign(reading);
}

export function isToneless(reading: WordReading): boolean {
  if (reading.operator !== undefined || hasSign(reading)) return false;
  const frame = reading.verb && frameOf(reading.verb.verbClass);
  return !frame || Object.values(frame).every((value) => value === 0 || value === false);
}

const hasSign = ({ noun, adjective, figure }: WordReading) => noun !== 0 || adjective !== 0 || figure !== 0;

export function tagsOf({ verb, noun, adjective, figure, operator }: WordReading): readonly string[] {
  const tags: string[] = [];
  if (verb) tags.push(`v ${verb.verbClass}`);
  if (noun !== 0) tags.push(noun > 0 ? 'n+' : 'n-');
  else if (adjective !== 0) tags.push(adjective > 0 ? 'a+' : 'a-');
  if (figure !== 0 && noun === 0) tags.push(figure > 0 ? 'f+' : 'f-');
  if (operator !== undefined && !verb) tags.push(`o ${operator}`);
  return tags.length > 0 ? tags : ['w'];
}

function stemOf(word: Word, { verb }: WordReading): string {
  if (verb) return verb.lemma;
  return word.key.length < MIN_STEMMED ? word.key : (formsOf(word.key).verbs.at(-1)?.lemma ?? word.key);
}
