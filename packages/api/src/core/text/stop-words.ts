/// <reference path="./stopword.d.ts" />
import * as stopword from 'stopword';
import moreEnglish from '../../content/text/english-stop-words.json' with { type: 'json' };
import listNames from '../../content/text/stop-word-lists.json' with { type: 'json' };
import { memoize } from './memoize.ts';

const lists: Readonly<Record<string, readonly string[] | undefined>> = stopword;
/** Names of the lists in the package, by ISO 639-1 code. */
const NAMES = new Map<string, string>(Object.entries(listNames));

/** Maps language codes to the code of the list to use. */
const ALIASES = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['bs', 'hr'],
  ['sr', 'hr'],
  ['iw', 'he'],
  ['in', 'id'],
]);

/**
 * Returns the stop words of a language, in lowercase with straight apostrophes. Empty for a language without a list. Source:
 * the npm package `stopword` (MIT), extended for English.
 * @param language ISO 639-1 code, with or without a region (`pt`, `pt-BR`).
 */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return setOf(ALIASES.get(primary) ?? primary);
}

const setOf = memoize((code): ReadonlySet<string> => {
  const words = [...(lists[NAMES.get(code) ?? ''] ?? []), ...(code === 'en' ? moreEnglish : [])];
  return new Set(words.map((word) => word.toLowerCase().replaceAll('’', "'").trim()).filter(Boolean));
});

/**
 * Whether a word is a function word of the language (article, pronoun, preposition, auxiliary …) that contains no
 * information about a text's subject. Ignores case and the form of the apostrophe. Always false for an unknown language.
 * @param language ISO 639-1 code
 */
export function isStopWord(word: string, language: string): boolean {
  return stopWordsOf(language).has(word.toLowerCase().replaceAll('’', "'"));
}
