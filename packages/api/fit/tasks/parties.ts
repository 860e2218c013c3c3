/** The model of parties: sentences of `fit/data/parties/` in which each party is written as `[+Name]`, `[-Name]` or `[0Name]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Span } from '@earshot/schema/analysis-result';
import type { SparseVector } from '../../src/core/model/feature-space.ts';
import { logOddsOf } from '../../src/core/model/linear-model.ts';
import { isEmoticon } from '../../src/core/tone/lexicon/lexical-tone.ts';
import { readLine } from '../../src/core/tone/line/read-line.ts';
import { visitPartyFeatures } from '../../src/core/tone/party/party-features.ts';
import { PARTY_OUTCOMES } from '../../src/core/tone/party/party-model.ts';
import { itemAt, readSentence } from '../../src/core/tone/party/read-sentence.ts';
import { fitOnline } from '../fit-online.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { hashedModelFile, modelText } from '../write-model.ts';

interface LabeledParty {
  readonly vector: SparseVector;
  /** Index of the outcome: good, bad, neither. */
  readonly outcome: number;
  readonly group: string;
  readonly weight: number;
}

const FOLDER = fileURLToPath(new URL('../data/parties/en/', import.meta.url));
const MARKED = /\[([+0-])([^\]]+)\]/g;
const SIGNS = '+-0';
const BITS = 17;
const EPOCHS = 12;
const LEARNING_RATE = 0.05;
const FOLDS = 4;
/** Sentences made by patterns have the same words again and again: each counts less than one that somebody wrote. */
const PATTERNS = 'patterns.txt';
const PATTERN_WEIGHT = 0.3;
/** Sentences on one event form a block. */
const BLOCK = 4;

function readParties(): LabeledParty[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) => {
    const lines = readFileSync(FOLDER + file, 'utf8')
      .split('\n')
      .filter(Boolean);
    return lines.flatMap((line, at) =>
      partiesOf(line).map((one) => ({
        ...one,
        group: `${file} ${Math.floor(at / BLOCK)}`,
        weight: file === PATTERNS ? PATTERN_WEIGHT : 1,
      })),
    );
  });
}

function partiesOf(marked: string): Pick<LabeledParty, 'vector' | 'outcome'>[] {
  let [text, from] = ['', 0];
  const found: (Span & { outcome: number })[] = [];
  for (const { 0: all, 1: sign = '0', 2: name = '', index } of marked.matchAll(MARKED)) {
    text += marked.slice(from, index);
    found.push({ start: text.length, end: text.length + name.length, outcome: SIGNS.indexOf(sign) });
    text += name;
    from = index + all.length;
  }
  text += marked.slice(from);
  const line = { ...readLine({ text, language: 'en', names: found, isEmoticon }), isPost: false };
  const sentence = readSentence(line);
  return found.flatMap(({ start, end, outcome }) => {
    const item = itemAt(
      sentence,
      line.tokens.findIndex((token) => token.start < end && start < token.end),
    );
    if (item === -1) return [];
    const indices: number[] = [];
    const values: number[] = [];
    const isPossessive = /^['’]/.test(text.slice(end));
    visitPartyFeatures(sentence, { at: item, isPossessive }, (hash, value) => {
      indices.push(hash & (2 ** BITS - 1));
      values.push(value);
    });
    return [{ vector: { indices: Int32Array.from(indices), values: Float64Array.from(values) }, outcome }];
  });
}

const fitParties = (parties: readonly LabeledParty[]) =>
  fitOnline(parties, {
    outcomes: PARTY_OUTCOMES,
    size: 2 ** BITS,
    epochs: EPOCHS,
    learningRate: LEARNING_RATE,
  });

export const partiesTask: FitTask = {
  name: 'parties',
  fit(print) {
    const parties = readParties();
    const judged = splitByGroup(parties, ({ group }) => group, FOLDS).flatMap(({ fitted, scored }) => {
      const model = fitParties(fitted);
      return scored.map(({ vector, outcome }) => {
        const [good = 0, bad = 0] = logOddsOf(model, vector);
        return { outcome, said: Math.max(good, bad) <= 0 ? 2 : good > bad ? 0 : 1 };
      });
    });
    const count = (test: (one: { outcome: number; said: number }) => boolean) => judged.filter(test).length;
    const f1 = [0, 1, 2].map(
      (label) =>
        (2 * count(({ outcome, said }) => outcome === label && said === label)) /
        Math.max(1, count(({ outcome }) => outcome === label) + count(({ said }) => said === label)),
    );
    const mean = f1.reduce((sum, one) => sum + one, 0) / f1.length;
    const right = count(({ outcome, said }) => outcome === said) / judged.length;
    print(
      `cross-validated: ${judged.length} parties, accuracy ${right.toFixed(3)}, macro-F1 ${mean.toFixed(3)}`,
    );
    return { 'parties-en.json': modelText(hashedModelFile(fitParties(parties), BITS)) };
  },
};
