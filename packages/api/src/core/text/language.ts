import { eld } from 'eld/extrasmall';
import ownScripts from '../../content/text/own-scripts.json' with { type: 'json' };
import { type MemoryBounds, memoize } from './memoize.ts';
import { stopWordsOf } from './stop-words.ts';

const SAMPLE_CHARACTERS = 4_000;
export const SENTENCES: MemoryBounds = { maxTexts: 2_000, maxCharacters: 1_000 };
const STOP_WORD_WEIGHT = 1.5;
const CANDIDATES = 6;

/** Used by (nearly) one living language. Kana is checked before Han. */
const OWN_SCRIPTS = Object.entries(ownScripts).map(
  ([language, scripts]) =>
    [new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'gu'), language] as const,
);
const DISTINCTIVE_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[әғқңұһ]/giu, 'kk'],
  [/[їєґ]/giu, 'uk'],
  [/ў/giu, 'be'],
  [/[ыэё]/giu, 'ru'],
  [/[ђћљњ]/giu, 'sr'],
];
const NOT_ASCII = /[^\p{ASCII}]/u;
const WIDESPREAD = new Set('en es fr de pt it nl ru ar'.split(' '));
const WIDESPREAD_FACTOR = 1.12;
const KANA_SHARE = 0.1;
const SCRIPT_SHARE = 0.5;
const DISTINCTIVE_SHARE = 0.02;

/** ISO 639-1, or `und`. N-grams (the package eld, Apache-2.0) decide if no script or letter of one language does. */
export const detectLanguage: (text: string) => string = memoize(detect, SENTENCES);

function detect(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(/https?:\/\/\S+|[@#]\S+/g, ' ');
  const isAscii = !NOT_ASCII.test(sample);
  const letters = isAscii ? sample.replace(/[^a-z]+/gi, '').length : (sample.match(/\p{L}/gu)?.length ?? 0);
  if (letters < 2) return 'und';
  const words =
    sample
      .toLowerCase()
      .replaceAll('’', "'")
      .match(isAscii ? /[a-z']+/g : /[\p{L}\p{M}']+/gu) ?? [];
  return (isAscii ? null : languageOfLetters(sample, letters)) ?? languageOfWords(sample, words);
}

function languageOfLetters(sample: string, letters: number): string | null {
  for (const [script, language] of OWN_SCRIPTS) {
    const share = (sample.match(script)?.length ?? 0) / letters;
    if (share >= (language === 'ja' ? KANA_SHARE : SCRIPT_SHARE)) return language;
  }
  const distinctive = DISTINCTIVE_LETTERS.find(
    ([pattern]) => (sample.match(pattern)?.length ?? 0) >= letters * DISTINCTIVE_SHARE,
  );
  return distinctive?.[1] ?? null;
}

function languageOfWords(sample: string, words: readonly string[]): string {
  const scores = Object.entries(eld.detect(sample).getScores()).slice(0, CANDIDATES);
  let best = 'und';
  let bestScore = 0;
  for (const [language, score] of scores) {
    const stopWords = stopWordsOf(language);
    const hits = words.reduce((sum, word) => sum + (stopWords.has(word) ? 1 : 0), 0);
    const prior = WIDESPREAD.has(language) ? WIDESPREAD_FACTOR : 1;
    const total = prior * score * (1 + (STOP_WORD_WEIGHT * hits) / Math.max(1, words.length));
    if (total > bestScore) [best, bestScore] = [language, total];
  }
  return best;
}
