/** Sentences in which each party is marked: `[+Name]`, `[-Name]` or `[0Name]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Span } from '@earshot/schema/analysis-result';
import type { SparseVector } from '../../src/core/model/linear-model.ts';
import { TONE_LANGUAGES, type ToneLanguage } from '../../src/core/tone/line/line-language.ts';
import { readLine } from '../../src/core/tone/line/read-line.ts';
import { isName } from '../../src/core/tone/party/outline.ts';
import {
  nameItemIndex,
  type PartySentence,
  readSentence,
  visitPartyFeatures,
} from '../../src/core/tone/party/party-features.ts';
import { isHeldOut } from '../data-files.ts';

export interface LabeledSentence {
  readonly sentence: PartySentence;
  readonly vectors: ReadonlyMap<number, SparseVector>;
  /** Good, bad, neither. */
  readonly outcomes: ReadonlyMap<number, number>;
  /** Consecutive lines often share an event. */
  readonly group: string;
  readonly file: string;
  readonly language: ToneLanguage;
  readonly isHeldOut: boolean;
  /** The mark of the first name was removed, as if another name were the keyword. */
  readonly isPartly: boolean;
}

const MARKED = /\[([+0-])([^\]]+)\]/g;
/** At the start of a sentence, a capital does not identify a name. */
const OPENING = /^\[[+0-]([^\]]+)\](?=.*\[[+0-])/;
const SIGNS = '+-0';
const BLOCK = 4;

/** `bits` is the base-2 logarithm of the number of rows. */
export function readParties(bits: number): LabeledSentence[] {
  return TONE_LANGUAGES.flatMap((language) => {
    const folder = fileURLToPath(new URL(`../data/parties/${language}/`, import.meta.url));
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    return files.sort().flatMap((file) =>
      readFileSync(folder + file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap((line, at) => {
          const group = `${language} ${file} ${Math.floor(at / BLOCK)}`;
          const isHeld = isHeldOut(`parties/${language}/${file}`);
          const partly = line.replace(OPENING, '$1');
          return [...new Set([line, partly])].map((marked) => ({
            ...readMarked(marked, language, bits),
            group,
            file,
            language,
            isHeldOut: isHeld,
            isPartly: marked !== line,
          }));
        }),
    );
  });
}

interface LabeledParty extends Span {
  readonly outcome: number;
}

function withoutMarks(marked: string): { text: string; found: LabeledParty[] } {
  let [text, from] = ['', 0];
  const found: LabeledParty[] = [];
  for (const { 0: all, 1: sign = '0', 2: name = '', index } of marked.matchAll(MARKED)) {
    text += marked.slice(from, index);
    found.push({ start: text.length, end: text.length + name.length, outcome: SIGNS.indexOf(sign) });
    text += name;
    from = index + all.length;
  }
  return { text: text + marked.slice(from), found };
}

export function readMarked(
  marked: string,
  language: ToneLanguage,
  bits: number,
): Omit<LabeledSentence, 'group' | 'file' | 'language' | 'isHeldOut' | 'isPartly'> {
  const { text, found } = withoutMarks(marked);
  const line = readLine({ text, language, names: found, mayBePost: false });
  const sentence = readSentence(line);
  const outcomes = new Map<number, number>();
  const owners = new Set<number>();
  for (const { start, end, outcome } of found) {
    const token = line.tokens.findIndex((one) => one.start < end && start < one.end);
    const item = nameItemIndex(sentence, token);
    if (item === -1) continue;
    outcomes.set(item, outcome);
    if (/^['’]/.test(text.slice(end))) owners.add(item);
  }
  const vectors = new Map<number, SparseVector>();
  sentence.items.forEach((item, at) => {
    if (isName(item)) vectors.set(at, vectorOfParty(sentence, at, owners.has(at), bits));
  });
  return { sentence, vectors, outcomes };
}

function vectorOfParty(
  sentence: PartySentence,
  at: number,
  isPossessive: boolean,
  bits: number,
): SparseVector {
  const indices: number[] = [];
  const values: number[] = [];
  visitPartyFeatures(sentence, { at, isPossessive }, (hash, value) => {
    indices.push(hash & (2 ** bits - 1));
    values.push(value);
  });
  return { indices: Int32Array.from(indices), values: Float64Array.from(values) };
}
