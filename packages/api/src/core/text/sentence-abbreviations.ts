import abbreviations from '../../content/text/abbreviations.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { stopWordsOf } from './stop-words.ts';

type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

/** Lowercase, without the last period. A sentence never ends at one of these. */
const BEFORE_A_NAME: WordsByLanguage = abbreviations.beforeName;

/** A sentence ends at one of these only if the next word can start one. */
const PERHAPS_LAST: WordsByLanguage = abbreviations.perhapsLast;

/** Elsewhere they are ordinary words (`the answer is no.`). */
const BEFORE_A_NUMBER: ReadonlySet<string> = new Set(abbreviations.beforeNumber);

const ENGLISH_STARTERS: readonly string[] = abbreviations.englishStarters;

/** They write ordinals as a number and a period. */
const ORDINAL_LANGUAGES: ReadonlySet<string> = new Set(abbreviations.ordinalLanguages);

export interface AbbreviationRules {
  readonly neverLast: ReadonlySet<string>;
  readonly perhapsLast: ReadonlySet<string>;
  readonly beforeNumber: ReadonlySet<string>;
  readonly starters: ReadonlySet<string>;
  readonly numbersAreOrdinals: boolean;
}

/** English ones count in every language, because news quotes English names. */
export function abbreviationRules(language: string): AbbreviationRules {
  return rulesOf(language.toLowerCase().split(/[-_]/, 1)[0] ?? '');
}

const rulesOf = memoize((primary): AbbreviationRules => {
  const wordsIn = (table: WordsByLanguage) => (Object.hasOwn(table, primary) ? (table[primary] ?? []) : []);
  const english = (table: WordsByLanguage) => table.en ?? [];
  const neverLast = new Set([
    ...wordsIn(BEFORE_A_NAME),
    ...english(BEFORE_A_NAME).filter((word) => word.length > 1),
  ]);
  return {
    neverLast,
    perhapsLast: new Set([...wordsIn(PERHAPS_LAST), ...english(PERHAPS_LAST)]),
    beforeNumber: BEFORE_A_NUMBER,
    starters: new Set([...stopWordsOf(primary), ...ENGLISH_STARTERS]),
    numbersAreOrdinals: ORDINAL_LANGUAGES.has(primary),
  };
});
