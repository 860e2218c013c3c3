/** Phrases about service (`still waiting`) count only in posts. */
import words from '../../../content/tone/function-words.json' with { type: 'json' };
import impersonalWords from '../../../content/tone/impersonal-words.json' with { type: 'json' };
import personNouns from '../../../content/tone/person-nouns.json' with { type: 'json' };
import postPhrases from '../../../content/tone/post-phrases.json' with { type: 'json' };
import wordWeights from '../../../content/tone/word-weights.json' with { type: 'json' };
import { isCommonWord } from '../../text/background-rank.ts';
import { formsOf, onWord, readWord, type Word, type WordReading, wordOf } from './read-word.ts';

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

export interface Rating {
  readonly weight: number;
  readonly isPostPhrase: boolean;
}

interface RatingTable {
  readonly ratings: ReadonlyMap<string, Rating>;
  /** Number of words in the longest entry that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
}

/** Each line is a word or phrase, a space and its weight. */
function readTable(...lists: readonly { lines: readonly string[]; isPostPhrase: boolean }[]): RatingTable {
  const ratings = new Map<string, Rating>();
  const longest = new Map<string, number>();
  for (const { lines, isPostPhrase } of lists)
    for (const line of lines) {
      const end = line.lastIndexOf(' ');
      const [key, first] = [line.slice(0, end), line.slice(0, line.indexOf(' '))];
      ratings.set(key, { weight: Number(line.slice(end + 1)), isPostPhrase });
      longest.set(first, Math.max(longest.get(first) ?? 0, key.split(' ').length));
    }
  return { ratings, longest };
}

const RATED = { lines: wordWeights, isPostPhrase: false };
export const RATINGS = readTable(RATED);
export const POST_RATINGS = readTable(RATED, { lines: postPhrases, isPostPhrase: true });

export const isRated: (word: Word) => boolean = onWord(({ key }) => RATINGS.ratings.has(key));

export function isEmoticon(run: string): boolean {
  return RATINGS.ratings.has(run);
}

/** The patterns also match other words, but those results are in no table. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/is(e|es|ed|ing|ers?|ations?|able)$/, 'iz$1'],
  [/ys(e|es|ed|ing|ers?)$/, 'yz$1'],
  [/([a-z][bdhlmnptv])our/, '$1or'],
  [/enc(e|es|eless)$/, 'ens$1'],
  [/([bht])re(s?)$/, '$1er$2'],
  [/([aeiou][a-z]*[aeu])ll(ed|ing|ers?|ors?|ous)$/, '$1l$2'],
  [/([a-z]{3}[io]l)(s?)$/, '$1l$2'],
  [/([a-z]{2}[aio]l)(ments?)$/, '$1l$2'],
  [/([a-z]{2}il)ful/, '$1lful'],
  [/grey/, 'gray'],
  [/oeuv/, 'euv'],
  [/gement/, 'gment'],
  [/sceptic/, 'skeptic'],
  [/mould/, 'mold'],
  [/cosy/, 'cozy'],
  [/plough/, 'plow'],
  [/programme/, 'program'],
  [/ageing/, 'aging'],
];

const MAY_BE_BRITISH = new RegExp(BRITISH.map(([{ source }]) => source).join('|'));

export const americanWord: (word: Word) => Word = onWord((word) => {
  const { key } = word;
  if (!MAY_BE_BRITISH.test(key) || hasEntry(readWord(word))) return word;
  for (const [pattern, replacement] of BRITISH) {
    const american = wordOf(key.replace(pattern, replacement));
    if (american.key !== key && isSpelledSo(american, word)) return american;
  }
  return word;
});

function isSpelledSo(american: Word, word: Word): boolean {
  if (hasEntry(readWord(american)) || isRated(american)) return true;
  return !isRated(word) && isGeneralWord(american);
}

function hasEntry({ verb, noun, adjective, figure }: WordReading): boolean {
  return verb !== undefined || noun !== 0 || adjective !== 0 || figure !== 0;
}
