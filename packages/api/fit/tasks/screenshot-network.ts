/** A conditional logit over the networks with any evidence, plus "none of them" (McFadden 1974). */
import { itemAt } from '@earshot/schema/item-at';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { minimize } from '../minimize.ts';
import { modelText, namedModelFile } from '../write-model.ts';
import { type JudgedReading, judgedReadings } from './screenshot-readings.ts';

/** The bias of the model is the score of any network compared to none. */
const NAMES = ['phrases', 'account', 'color', 'order'];
const RIDGE = 0.1;
/** Weight of unknown networks, which are a third of the data but rare in practice. */
const UNKNOWN_WEIGHT = 0.35;
const FOLDS = 8;
/** Groups of images that mix the words of several networks at random. */
const MADE_UP: readonly string[] = ['mixed', 'varied'];
/** Below this probability, the network stays unknown. */
const BOUND = 0.6;

export const screenshotNetwork: FitTask = {
  name: 'screenshot-network',
  fit(print) {
    const readings = judgedReadings('all').filter(({ network }) => !MADE_UP.includes(network));
    let [right, wrong, unknown] = [0, 0, 0];
    for (const { fitted, scored } of splitByGroup(readings, ({ group }) => group, FOLDS)) {
      const weights = fitOn(fitted);
      for (const reading of scored) {
        const shares = sharesOf(reading, weights);
        const [best, share] = [...shares].sort((a, b) => b[1] - a[1])[0] ?? ['unknown', 1];
        const stated = share >= BOUND ? best : 'unknown';
        if (stated === reading.network) right += 1;
        else if (stated === 'unknown') unknown += 1;
        else wrong += 1;
      }
    }
    print(
      `${readings.length} pictures, cross-validated: ${right} right, ${unknown} left open, ${wrong} wrong`,
    );
    const weights = fitOn(readings);
    const model = { outcomes: ['network'], weights, bias: [itemAt(weights, NAMES.length)], scale: 1 };
    return { 'screenshot-network.json': modelText(namedModelFile(model, NAMES)) };
  },
};

function sharesOf({ evidence }: JudgedReading, weights: ArrayLike<number>): Map<string, number> {
  const bias = itemAt(weights, NAMES.length);
  const scores = Object.entries(evidence).map(([id, own]): [string, number] => [
    id,
    own.reduce((sum, value, k) => sum + value * itemAt(weights, k), bias),
  ]);
  const all: [string, number][] = [...scores, ['unknown', 0]];
  const sum = all.reduce((total, [, score]) => total + Math.exp(score), 0);
  return new Map(all.map(([id, score]) => [id, Math.exp(score) / sum]));
}

function fitOn(readings: readonly JudgedReading[]): Float64Array {
  return minimize(
    (weights, gradient) => {
      let loss = 0;
      for (let k = 0; k < weights.length; k++) {
        loss += (RIDGE / 2) * itemAt(weights, k) ** 2;
        gradient[k] = RIDGE * itemAt(weights, k);
      }
      for (const reading of readings) loss += lossOf(reading, weights, gradient);
      return loss;
    },
    new Float64Array(NAMES.length + 1),
  );
}

/** A network without evidence counts as `unknown`. */
function lossOf(reading: JudgedReading, weights: Float64Array, gradient: Float64Array): number {
  const shares = sharesOf(reading, weights);
  const truth = shares.has(reading.network) ? reading.network : 'unknown';
  const weight = truth === 'unknown' ? UNKNOWN_WEIGHT : 1;
  for (const [id, own] of Object.entries(reading.evidence)) {
    const error = weight * ((shares.get(id) ?? 0) - Number(id === truth));
    [...own, 1].forEach((value, k) => {
      gradient[k] = itemAt(gradient, k) + error * value;
    });
  }
  return -weight * Math.log(shares.get(truth) ?? 1);
}
