import words from '../../../content/tone/function-words.json' with { type: 'json' };

/** The closed classes of English words. */
const set = (name: keyof typeof words): ReadonlySet<string> => new Set(words[name]);

export const DETERMINERS = set('determiners');
export const PREPOSITIONS = set('prepositions');
/** Words that open a subordinate clause, whose tone is read separately from that of the main clause. */
export const SUBORDINATORS = set('subordinators');
export const COORDINATORS = set('coordinators');
export const BE_FORMS = set('beForms');
export const AUXILIARIES = set('auxiliaries');
export const PRONOUNS = set('pronouns');
export const NEGATIONS = set('negations');
/** Words that negate the noun after them. */
export const NO_WORDS = set('noWords');
/** Words that mean more or less of a noun phrase, before it or as a predicate after it. */
export const MORE_WORDS = set('moreWords');
export const LESS_WORDS = set('lessWords');
/** Lowercase words inside names (`Bank of the West`, `Help for Heroes`). */
export const NAME_LINKS = set('nameLinks');

/** Whether a capitalized word at the start of a sentence certainly does not begin a name. */
export function opensNoName(key: string): boolean {
  return [DETERMINERS, PREPOSITIONS, PRONOUNS, NEGATIONS, SUBORDINATORS].some((words) => words.has(key));
}
