import { itemAt } from '@earshot/schema/item-at';
import { allowedPairs, prepareList } from '../../src/core/trending/grouping/group-titles.ts';
import { PAIR_FEATURES } from '../../src/core/trending/grouping/pair-evidence.ts';
import type { Title } from '../../src/core/trending/grouping/terms.ts';
import { type DenseExamples, fitScaled } from '../fit-scaled.ts';
import type { FitTask } from '../fit-task.ts';
import { type TrainingList, trainingLists, unrelatedLists, variantsOf } from '../labeled-lists.ts';
import { modelText, namedModelFile } from '../write-model.ts';

const SIZE = PAIR_FEATURES.length;
const RIDGE = 10;
/** All pairs of a list together weigh in proportion to their number to the power of one minus this. */
const PAIR_EXPONENT = 0.3;
const USUAL_PAIRS = 1_000;
/** Weight of a list's variant relative to the list itself. */
const COPY_WEIGHT = 0.7;

export const pairs: FitTask = {
  name: 'pairs',
  fit(print) {
    const lists = [...trainingLists().flatMap(variantsOf), ...unrelatedLists('fit')];
    print(`${lists.length} lists and variants`);
    const model = fitScaled(lists.map(pairExamples), { outcome: 'one story', size: SIZE, ridge: RIDGE });
    return { 'pairs.json': modelText(namedModelFile(model, PAIR_FEATURES)) };
  },
};

function pairExamples(list: TrainingList): DenseExamples {
  const prepared = prepareList(list.titles);
  const pairs = [...allowedPairs(prepared)];
  const values = Float64Array.from(
    pairs.flatMap(({ a, b, shared }) => {
      const evidence = prepared.evidence.measure(a, b, shared);
      return PAIR_FEATURES.map((name) => evidence[name]);
    }),
  );
  const storyOf = ({ lines }: Title) => itemAt(list.titles, itemAt(lines, lines.length - 1)).story;
  return {
    values,
    isTrue: Uint8Array.from(pairs, ({ a, b }) => Number(storyOf(a) === storyOf(b))),
    weight: (USUAL_PAIRS / Math.max(1, pairs.length)) ** PAIR_EXPONENT * (list.isCopy ? COPY_WEIGHT : 1),
  };
}
