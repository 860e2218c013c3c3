/** Fitted on the words of synthetic pages, read once by the product's recognizer. */
import { readFileSync } from 'node:fs';
import { itemAt } from '@earshot/schema/item-at';
import { sumOverLabels } from '../../src/core/model/linear-chain.ts';
import { namedFeatures, vectorOf } from '../../src/core/model/linear-model.ts';
import { ruledPage } from '../../src/core/screenshot/rows/page-of.ts';
import { labelFeatures, ROW_LABELS } from '../../src/core/screenshot/rows/row-labels.ts';
import type { Features } from '../../src/core/screenshot/rows/text-block.ts';
import type { ImageWord, Segment } from '../../src/core/screenshot/words/segments.ts';
import { type FittedChain, fitChain, scoresOf } from '../fit-chain.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { chainModelFile, modelText } from '../write-model.ts';

const DATA = new URL('../data/screenshots/rows.txt', import.meta.url);
const RIDGE = 2;
const FOLDS = 4;
/** Weight of each page's second copy, which lacks features from phrase lists, as if none covered its language. */
const UNKNOWN_LANGUAGE_WEIGHT = 0.5;
/** The first one with more than two letters is the label of its row. */
const HEADER = ['author', 'handle'] as const;

type StoredWord = readonly [string, number, number, number, number, number, number, number];
interface StoredPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly StoredWord[])[];
}

interface Sequence {
  readonly features: readonly Features[];
  readonly labels: readonly number[];
  readonly group: string;
}

export const screenshotRows: FitTask = {
  name: 'screenshot-rows',
  fit(print) {
    const lines = readFileSync(DATA, 'utf8').trimEnd().split('\n');
    const pages = lines.map((line): StoredPage => JSON.parse(line));
    const sequences = pages.map((page, i) => sequenceOf(page, `page ${i}`));
    const names = [...new Set(sequences.flatMap(({ features }) => features.flatMap(Object.keys)))].sort();
    const rows = sequences.reduce((sum, { labels }) => sum + labels.length, 0);
    print(`${sequences.length} pages, ${rows} rows, ${names.length} features`);
    for (const line of figuresOf(sequences, names)) print(line);
    return { 'screenshot-rows.json': modelText(chainModelFile(fitOn(sequences, names), names)) };
  },
};

function sequenceOf({ width, height, lines }: StoredPage, group: string): Sequence {
  const labelOf = new Map<ImageWord, number>();
  const read = lines.map((line) => ({
    words: line.map(([text, confidence, left, top, right, bottom, ink, label]) => {
      const box = { left, top, right, bottom };
      const word = { text, confidence, box, ink: ink / 100 };
      labelOf.set(word, label);
      return word;
    }),
  }));
  const page = ruledPage({ lines: read, widthPx: width, heightPx: height });
  return {
    features: labelFeatures(page),
    labels: page.segments.map((row) => labelOfRow(row, labelOf)),
    group,
  };
}

/** The name or handle if it has more than two letters, otherwise the label with the most letters. */
function labelOfRow({ words }: Segment, labelOf: ReadonlyMap<ImageWord, number>): number {
  const letters = new Float64Array(ROW_LABELS.length);
  for (const word of words) {
    const label = labelOf.get(word) ?? ROW_LABELS.indexOf('other');
    letters[label] = itemAt(letters, label) + word.text.length;
  }
  const header = HEADER.map((role) => ROW_LABELS.indexOf(role));
  return header.find((label) => itemAt(letters, label) > 2) ?? letters.indexOf(Math.max(...letters));
}

const OF_PHRASES = /kind (?:labels|counts|time|paid)|replying|reposted|note$/;

function withoutPhrases(features: Features): Features {
  return Object.fromEntries(Object.entries(features).filter(([name]) => !OF_PHRASES.test(name)));
}

function fitOn(sequences: readonly Sequence[], names: readonly string[]): FittedChain {
  const space = namedFeatures(names);
  const data = sequences.flatMap(({ features, labels }) => [
    { vectors: features.map((own) => vectorOf(space, own)), labels },
    {
      vectors: features.map((own) => vectorOf(space, withoutPhrases(own))),
      labels,
      weight: UNKNOWN_LANGUAGE_WEIGHT,
    },
  ]);
  return fitChain(data, { labels: ROW_LABELS, size: names.length, ridge: RIDGE });
}

/** For each label: rows of held-out pages, how many were found, and how many others were given it. */
function figuresOf(sequences: readonly Sequence[], names: readonly string[]): string[] {
  const space = namedFeatures(names);
  const count = ROW_LABELS.length;
  const [all, found, wrong] = [0, 1, 2].map(() => new Float64Array(count));
  for (const { fitted, scored } of splitByGroup(sequences, ({ group }) => group, FOLDS)) {
    const { chain, model } = fitOn(fitted, names);
    for (const { features, labels } of scored) {
      if (labels.length === 0) continue;
      const scores = scoresOf(
        model,
        features.map((own) => vectorOf(space, own)),
      );
      const { marginals } = sumOverLabels(chain, scores);
      labels.forEach((label, i) => {
        const own = marginals.subarray(i * count, (i + 1) * count);
        const best = own.indexOf(Math.max(...own));
        if (all) all[label] = itemAt(all, label) + 1;
        if (found && best === label) found[label] = itemAt(found, label) + 1;
        if (wrong && best !== label) wrong[best] = itemAt(wrong, best) + 1;
      });
    }
  }
  return ROW_LABELS.map(
    (label, i) => `unseen pages, ${label}: ${found?.[i]} of ${all?.[i]} found, ${wrong?.[i]} wrongly`,
  );
}
