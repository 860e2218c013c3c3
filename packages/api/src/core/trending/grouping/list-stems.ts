import { meanVector, wordMeaning, wordRarity } from '../../text/word-vectors.ts';
import { type PackedRows, packRows, rowOf } from './packed-rows.ts';
import { stemOf } from './stem-of.ts';
import type { WeightedTitles } from './word-weights.ts';

/** The stems of a list, indexed by stem number. */
interface ListStems {
  readonly texts: readonly string[];
  readonly names: Uint8Array;
  readonly rarities: Float64Array;
  /** Null if no word of the stem has a vector. */
  readonly vectors: readonly (Float32Array | null)[];
  /** By distinct title: its stems, each once. */
  readonly rows: PackedRows;
}

/**
 * Numbers the stems of all words with a weight. `examples`: for each distinct title, the index of a line with that title.
 */
export function numberStems(
  { vocabulary, weights, names, sequences, languages, english }: WeightedTitles,
  examples: Int32Array,
): ListStems {
  const numberOf = new Map<string, number>();
  const forms: number[][] = [];
  const stemOfWord = Int32Array.from(vocabulary, (key, word) => {
    if ((weights[word] ?? 0) <= 0) return -1;
    const text = stemOf(key);
    const stem = numberOf.get(text) ?? numberOf.size;
    if (stem === forms.length) forms.push([]);
    numberOf.set(text, stem);
    forms[stem]?.push(word);
    return stem;
  });
  const rows = Array.from(examples, (line) => [
    ...new Set(
      Array.from(rowOf(sequences, line), (word) => stemOfWord[word] ?? -1).filter((stem) => stem >= 0),
    ),
  ]);
  const isAnyName = (words: readonly number[]) => Number(words.some((word) => names[word] === 1));
  return {
    texts: [...numberOf.keys()],
    names: Uint8Array.from(forms, isAnyName),
    rarities: Float64Array.from(forms, (words) =>
      Math.min(...words.map((word) => wordRarity(vocabulary[word] ?? ''))),
    ),
    vectors: forms.map((words) =>
      meanVector(words.map((word) => wordMeaning(vocabulary[word] ?? '', languages, english[word] === 1))),
    ),
    rows: packRows(rows),
  };
}
