/** Fits the likelihood that two headlines of a list report one story. `cards/pairs.md` has the data and figures. */
import { at } from '@earshot/schema/at';
import { PAIR_FEATURES } from '../../src/core/trending/grouping/pair-weights.ts';
import { prepareTitles } from '../../src/core/trending/grouping/prepare-titles.ts';
import { type DenseExamples, fitScaled } from '../fit-scaled.ts';
import type { FitTask } from '../fit-task.ts';
import { type TrainingList, trainingLists, variantsOf } from '../labeled-lists.ts';
import { drawUnrelated, UNRELATED_LANGUAGES } from '../unrelated-lists.ts';
import { modelText, namedModelFile } from '../write-model.ts';

const SIZE = PAIR_FEATURES.length;
const RIDGE = 10;
/** The weight of a list is its number of pairs to the power of one minus this. */
const PAIR_EXPONENT = 0.3;
const USUAL_PAIRS = 1_000;
/** Weight of a variant of a list relative to the list itself. */
const COPY_WEIGHT = 0.7;

/** Numbers of unrelated headlines per list. */
const UNRELATED_LINES = [10, 40, 100] as const;

export const pairs: FitTask = {
  name: 'pairs',
  fit(print) {
    const lists = [...trainingLists().flatMap(variantsOf), ...unrelatedLists()];
    print(`${lists.length} lists and variants`);
    const model = fitScaled(lists.map(pairExamples), { outcome: 'one story', size: SIZE, ridge: RIDGE });
    return { 'pairs.json': modelText(namedModelFile(model, PAIR_FEATURES)) };
  },
};

/** Returns lists of unrelated headlines with true stories among them, of each language and number of days. */
function unrelatedLists(): TrainingList[] {
  const kinds = UNRELATED_LANGUAGES.flatMap((language) => [0, 1, 5].map((days) => ({ language, days })));
  return kinds.flatMap(({ language, days }, i) =>
    UNRELATED_LINES.map((lines, j) => {
      const seed = 1 + i * UNRELATED_LINES.length + j;
      const titles = drawUnrelated({ seed, language, lines, days, stories: 3, half: 'fit' });
      return { name: `unrelated ${seed}`, isCopy: false, titles };
    }),
  );
}

/** Returns the evidence of all pairs of distinct titles of a list that may be one story at all. */
function pairExamples(list: TrainingList): DenseExamples {
  const prepared = prepareTitles(list.titles);
  const stories: string[] = [];
  list.titles.forEach(({ story }, line) => {
    stories[at(prepared.numberOfLine, line)] = story;
  });
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < stories.length; a++)
    for (let b = 0; b < a; b++) if (prepared.rules.allows(a, b)) pairs.push([a, b]);
  const values = new Float64Array(pairs.length * SIZE);
  pairs.forEach(([a, b], pair) => {
    prepared.evidence.measure(a, b, values.subarray(pair * SIZE, (pair + 1) * SIZE));
  });
  return {
    values,
    isTrue: Uint8Array.from(pairs, ([a, b]) => Number(stories[a] === stories[b])),
    weight: (USUAL_PAIRS / Math.max(1, pairs.length)) ** PAIR_EXPONENT * (list.isCopy ? COPY_WEIGHT : 1),
  };
}
