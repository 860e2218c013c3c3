import { expect, it } from 'vitest';
import { library } from './library.data.ts';
import { libraryProse } from './prose.fixture.ts';

/** Maximum Flesch-Kincaid grade level. A daily newspaper is at about 10 to 12. */
const MAX_GRADE = 10;
/** Minimum number of words in a checked sentence. Shorter ones are form labels such as `Under embargo`. */
const MIN_SENTENCE_WORDS = 4;

const BRITISH =
  /^(?:(?:organ|real|recogn|prior|util|minim|maxim|apolog|emphas|critic|special|standard|final|general|summar)is(?:e|ed|es|ing|ation|ations)|(?:colou|favou|labou|neighbou|humou|rumou|harbou|behaviou)r\w*|programmes?|label(?:led|ling)|licence|centre|analys(?:e|ed|ing)|sceptic\w*|whilst|towards|afterwards|travell\w+|cancelled)$/i;

it('#423 no two entries share a sentence', () => {
  const seen = new Map<string, string>();
  for (const { place, prose } of libraryProse())
    for (const sentence of prose.flatMap(sentences)) {
      const key = sentence
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, '')
        .trim();
      if (key.split(' ').length < MIN_SENTENCE_WORDS) continue;
      expect(seen.get(key), `"${sentence}" in ${place}`).toBeUndefined();
      seen.set(key, place);
    }
  expect(seen.size).toBeGreaterThan(1400);
});

it('#423 every entry reads at tenth grade or below (Kincaid 1975)', () => {
  for (const { place, prose } of libraryProse()) expect(gradeOf(prose), place).toBeLessThanOrEqual(MAX_GRADE);
});

it('is in American spelling', () => {
  const texts = JSON.stringify(library)
    // The title of a published paper keeps its spelling.
    .replaceAll('Behaviour Change Wheel', '')
    // A DOI or an address is not prose.
    .replaceAll(/https?:[^"]+/g, '');
  const found = texts.split(/[^A-Za-z ]+| /).filter((word) => BRITISH.test(word));
  expect(found).toEqual([]);
});

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])["'”]?\s+/).filter((sentence) => sentence !== '');
}

function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:e|es|ed)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Returns the Flesch-Kincaid grade level: 0.39 words per sentence + 11.8 syllables per word - 15.59. */
function gradeOf(prose: readonly string[]): number {
  const words = prose.join(' ').match(/[A-Za-z]+/g) ?? [];
  const count = prose.flatMap(sentences).length;
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / count + (11.8 * syllableCount) / words.length - 15.59;
}
