import words from '../../../content/tone/function-words.json' with { type: 'json' };

/** Returns a closed class of English words. */
const set = (name: keyof typeof words): ReadonlySet<string> => new Set(words[name]);

export const DETERMINERS = set('determiners');
export const PREPOSITIONS = set('prepositions');
/** Words that open a subordinate clause, whose tone is read separately from that of the main clause. */
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
/** Words that negate a noun or replace a negated one. */
export const NO_WORDS = set('noWords');
/** Words for more or less of something, before its noun phrase or as its predicate. */
export const MORE_WORDS = set('moreWords');
export const LESS_WORDS = set('lessWords');
/** Classes of verbs whose subject is a person or an organization, and the exceptions in these classes. */
export const ACTOR_CLASSES = set('actorClasses');
export const EVENT_VERBS = set('eventVerbs');
/** Verbs of other classes whose subject is a person or an organization (`reports`). */
export const REPORTING_VERBS = set('reportingVerbs');
/** Verbs of actors that are just as often nouns (`claims`, `offers`). */
export const NOUN_LIKE_VERBS = set('nounLikeVerbs');
/** Lowercase words inside names (`Bank of the West`, `Help for Heroes`). */
export const NAME_LINKS = set('nameLinks');

/** Whether a capitalized word at the start of a sentence is assumed not to begin a name. */
export function opensNoName(key: string): boolean {
  return [DETERMINERS, PREPOSITIONS, PRONOUNS, NEGATIONS, SUBORDINATORS].some((words) => words.has(key));
}
