import impersonalWords from '../../content/tone/impersonal-words.json' with { type: 'json' };
import { memoize } from '../text/memoize.ts';
import { ADJECTIVES, NOUNS, PERSON_NOUNS, TOPIC_HEADS, VERBS } from './tone-lexicon.ts';

const PERSON_ENDING =
  /(?:[^aeiou]ers?|[aeiou]ters?|[dknt]ors?|ists?|icians?|ologists?|eers?|wom[ae]n|m[ae]n|people)$/;
/** Words that end like the name of a person and are none. */
const NOT_PERSONS: ReadonlySet<string> = new Set(impersonalWords);

/** Whether a word names people by what they are or do. */
export const isPersonNoun: (key: string) => boolean = memoize(
  (key) =>
    PERSON_NOUNS.has(key) ||
    (key.length > 4 &&
      PERSON_ENDING.test(key) &&
      !NOT_PERSONS.has(key) &&
      !NOUNS.has(key) &&
      !ADJECTIVES.has(key) &&
      !VERBS.has(key)),
);

export function isTopicHead(key: string): boolean {
  return TOPIC_HEADS.has(key) || isPersonNoun(key);
}
