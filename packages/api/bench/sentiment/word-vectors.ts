/** Word vectors of general English, from which the fit learns about words that none of its headlines contains. */
import { readFileSync } from 'node:fs';
import { WORD_FREQUENCY_CLASSES } from '../../src/content/word-frequencies.ts';
import { isPersonNoun } from '../../src/core/sentiment/topic-heads.ts';
import { adjectiveForms, nounForms, verbForms } from '../../src/core/sentiment/word-forms.ts';
import untonedWords from './untoned-words.json' with { type: 'json' };

export const DIMENSIONS = 100;

/** Classes of frequency from which a word is rare, and its vector says little. */
const RARE_CLASS = 26;

export interface WordVectors {
  /** By word of general English or its inflection. */
  readonly of: ReadonlyMap<string, readonly number[]>;
  /** Words in frequent use, of which a vector says enough. */
  readonly common: ReadonlySet<string>;
  /** The word that a word is a form of, or itself. */
  readonly rootOf: ReadonlyMap<string, string>;
}

/**
 * Vectors of the words of general English and their inflections. Without one, and so without weight: words for people,
 * groups, faiths, bodies and classes (`untoned-words.json`, `person-nouns.json`), names, and rare words.
 * @param file JSON with `vectors`: numbers by word, of which the first hundred are the vector.
 */
export function readVectors(file: string): WordVectors {
  const source = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> };
  const untoned = new Set(untonedWords);
  const of = new Map<string, readonly number[]>();
  const common = new Set<string>();
  const rootOf = new Map<string, string>();
  WORD_FREQUENCY_CLASSES.forEach((words, rank) => {
    for (const word of words)
      for (const form of formsOf(word)) {
        const vector = source.vectors[form];
        if (!vector || untoned.has(form) || isPersonNoun(form)) continue;
        of.set(form, vector.slice(0, DIMENSIONS));
        if (!rootOf.has(form)) rootOf.set(form, rootOf.get(word) ?? word);
        if (rank < RARE_CLASS) common.add(form);
      }
  });
  return { of, common, rootOf };
}

function formsOf(word: string): string[] {
  return [word, ...verbForms(word).map(([form]) => form), ...nounForms(word), ...adjectiveForms(word)];
}
