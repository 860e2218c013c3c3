import impersonalWords from '../../../content/tone/impersonal-words.json' with { type: 'json' };
import personNouns from '../../../content/tone/person-nouns.json' with { type: 'json' };
import { isCommonWord } from '../../text/background-rank.ts';
import { formsOf } from './inflection.ts';
import { readWord } from './read-word.ts';
import { onWord, type Word } from './word.ts';

const PERSON_ENDING =
  /(?:[^aeiou]ers?|[aeiou]ters?|[dknt]ors?|ists?|icians?|ologists?|eers?|wom[ae]n|m[ae]n|people)$/;
/** Words for people that apply to any group (`people with epilepsy`). */
const PEOPLE = new Set(['people', 'persons', 'folk', 'those']);
const PERSONS: ReadonlySet<string> = new Set(personNouns);
/** Words that end like a word for a person but mean something else. */
const NOT_PERSONS: ReadonlySet<string> = new Set(impersonalWords);

/**
 * Whether a word describes people by what they are or do. Such words never have a tone, so that no group is good or bad
 * news.
 */
export const isPersonNoun: (word: Word) => boolean = onWord((word) => {
  const { key } = word;
  if (PEOPLE.has(key) || formsOf(word.key).nouns.some((form) => PERSONS.has(form))) return true;
  if (key.length <= 4 || !PERSON_ENDING.test(key) || NOT_PERSONS.has(key)) return false;
  const { verb, noun, adjective } = readWord(word);
  return !verb && noun === 0 && adjective === 0;
});

/** Whether general English or a tone table contains the word in any of its forms. */
export const isGeneralWord: (word: Word) => boolean = onWord((word) => {
  const { verb, noun, adjective, figure } = readWord(word);
  if (verb || noun !== 0 || adjective !== 0 || figure !== 0) return true;
  const stem = word.key.includes("'") ? word.key.replace(/'.*/, '') : word.key;
  const { nouns, adjectives, verbs } = formsOf(stem);
  return (
    nouns.some(isCommonWord) ||
    adjectives.some(isCommonWord) ||
    verbs.some(({ lemma }) => isCommonWord(lemma))
  );
});
