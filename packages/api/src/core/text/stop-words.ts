/// <reference path="./stopword.d.ts" />
import * as stopword from 'stopword';
import moreEnglish from '../../content/text/english-stop-words.json' with { type: 'json' };
import listNames from '../../content/text/stop-word-lists.json' with { type: 'json' };
import { memoize } from './memoize.ts';

const lists: Readonly<Record<string, readonly string[] | undefined>> = stopword;
const NAMES = new Map<string, string>(Object.entries(listNames));

const ALIASES = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['bs', 'hr'],
  ['sr', 'hr'],
  ['iw', 'he'],
  ['in', 'id'],
]);

/** In lowercase with straight apostrophes. From the npm package `stopword` (MIT), extended for English. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return setOf(ALIASES.get(primary) ?? primary);
}

const setOf = memoize((code): ReadonlySet<string> => {
  const words = [...(lists[NAMES.get(code) ?? ''] ?? []), ...(code === 'en' ? moreEnglish : [])];
  return new Set(words.map((word) => word.toLowerCase().replaceAll('’', "'").trim()).filter(Boolean));
});

export function isStopWord(word: string, language: string): boolean {
  return stopWordsOf(language).has(word.toLowerCase().replaceAll('’', "'"));
}
