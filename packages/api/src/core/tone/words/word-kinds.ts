import words from '../../../content/tone/function-words.json' with { type: 'json' };
import impersonalWords from '../../../content/tone/impersonal-words.json' with { type: 'json' };
import personNouns from '../../../content/tone/person-nouns.json' with { type: 'json' };
import { isCommonWord } from '../../text/background-rank.ts';
import { formsOf } from './inflection.ts';
import { readWord } from './read-word.ts';
import { onWord, type Word } from './word.ts';

const set = (name: keyof typeof words): ReadonlySet<string> => new Set(words[name]);

export const DETERMINERS = set('determiners');
export const PREPOSITIONS = set('prepositions');
export const SUBORDINATORS = set('subordinators');
export const COORDINATORS = set('coordinators');
export const BE_FORMS = set('beForms');
export const AUXILIARIES = set('auxiliaries');
export const MODALS = set('modals');
export const PRONOUNS = set('pronouns');
/** Pronouns that open a clause about the name before it (`who`), or refer to a name (`she`). */
export const RELATIVE_PRONOUNS = set('relativePronouns');
export const THIRD_PERSONS = set('thirdPersons');
/** Auxiliaries that may be the only verb of a clause. */
export const PREDICATE_AUXILIARIES = set('predicateAuxiliaries');
export const NEGATIONS = set('negations');
export const NO_WORDS = set('noWords');
export const MORE_WORDS = set('moreWords');
export const LESS_WORDS = set('lessWords');
/** Their subject is a person or an organization, apart from the exceptions. */
export const ACTOR_CLASSES = set('actorClasses');
export const EVENT_VERBS = set('eventVerbs');
export const REPORTING_VERBS = set('reportingVerbs');
export const NOUN_LIKE_VERBS = set('nounLikeVerbs');
/** Lowercase words inside names (`Bank of the West`, `Help for Heroes`). */
export const NAME_LINKS = set('nameLinks');

export function opensNoName(key: string): boolean {
  return [DETERMINERS, PREPOSITIONS, PRONOUNS, NEGATIONS, SUBORDINATORS].some((words) => words.has(key));
}

const PERSON_ENDING =
  /(?:[^aeiou]ers?|[aeiou]ters?|[dknt]ors?|ists?|icians?|ologists?|eers?|wom[ae]n|m[ae]n|people)$/;
const PEOPLE = new Set(['people', 'persons', 'folk', 'those']);
const PERSONS: ReadonlySet<string> = new Set(personNouns);
const NOT_PERSONS: ReadonlySet<string> = new Set(impersonalWords);

/** Words for people never have a tone, so that no group is good or bad news. */
export const isPersonNoun: (word: Word) => boolean = onWord((word) => {
  const { key } = word;
  if (PEOPLE.has(key) || formsOf(word.key).nouns.some((form) => PERSONS.has(form))) return true;
  if (key.length <= 4 || !PERSON_ENDING.test(key) || NOT_PERSONS.has(key)) return false;
  const { verb, noun, adjective } = readWord(word);
  return !verb && noun === 0 && adjective === 0;
});

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
