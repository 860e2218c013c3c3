/** Fitted on synthetic images that the choice of the post was not fitted on. */
import { itemAt } from '@earshot/schema/item-at';
import { type LinearModel, logOddsOf, namedFeatures, vectorOf } from '../../src/core/model/linear-model.ts';
import { calibrationTable } from '../fit-calibration.ts';
import { fitLinear } from '../fit-linear.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { modelText, namedModelFile } from '../write-model.ts';
import { type JudgedReading, judgedReadings } from './screenshot-readings.ts';

const PARTS = ['text', 'author'] as const;
type Part = (typeof PARTS)[number];
const RIDGE = 0.3;
const FOLDS = 8;
const SURE = 0.95;
/** Difficult layouts are most of the data but rare in practice. */
const USUAL_WEIGHT = 3;
const SHARE = 'log odds of the share';

export const screenshotCertainty: FitTask = {
  name: 'screenshot-certainty',
  fit(print) {
    const readings = judgedReadings('first');
    const names = [...new Set(readings.flatMap(({ signs }) => Object.keys(signs)))].sort();
    const unseen = new Map<JudgedReading, number>(readings.map((reading) => [reading, 1]));
    for (const part of PARTS) {
      for (const { fitted, scored } of splitByGroup(readings, ({ group }) => group, FOLDS)) {
        const model = fitOn(fitted, part, names);
        for (const reading of scored)
          unseen.set(reading, (unseen.get(reading) ?? 1) * probabilityOf(model, reading, names));
      }
    }
    const isRight = (reading: JudgedReading) => PARTS.every((part) => reading[part]);
    const rows = readings.map((reading) => ({
      probability: unseen.get(reading) ?? 0,
      isTrue: isRight(reading),
    }));
    const sure = rows.filter(({ probability }) => probability >= SURE);
    print(`${readings.length} pictures, ${readings.filter(isRight).length} right in text and author`);
    print(
      `cross-validated, from ${SURE}: ${sure.length}, right ${sure.filter(({ isTrue }) => isTrue).length}`,
    );
    for (const { stated, right, count } of calibrationTable(rows))
      print(`stated ${stated.toFixed(3)}, right ${right.toFixed(3)}, ${count} pictures`);
    return Object.fromEntries(
      PARTS.map((part) => {
        const file = namedModelFile(fitOn(readings, part, names), names);
        return [`screenshot-certainty-${part}.json`, modelText(file)];
      }),
    );
  },
};

/** Every feature except the share can only count against a reading: those with a positive weight are dropped. */
function fitOn(readings: readonly JudgedReading[], part: Part, names: readonly string[]): LinearModel {
  const model = fitAll(readings, part, names);
  const kept = names.filter((name, i) => name === SHARE || itemAt(model.weights, i) < 0);
  return kept.length === names.length ? model : widened(fitOn(readings, part, kept), kept, names);
}

function widened(model: LinearModel, kept: readonly string[], names: readonly string[]): LinearModel {
  const weights = Float64Array.from(names, (name) => {
    const place = kept.indexOf(name);
    return place < 0 ? 0 : itemAt(model.weights, place);
  });
  return { ...model, weights };
}

function fitAll(readings: readonly JudgedReading[], part: Part, names: readonly string[]): LinearModel {
  const space = namedFeatures(names);
  const examples = readings.map((reading) => ({
    vector: vectorOf(space, reading.signs),
    outcome: Number(!reading[part]),
    weight: reading.isMadeUp ? 1 : USUAL_WEIGHT,
  }));
  return fitLinear(examples, { outcomes: ['right'], size: names.length, ridge: RIDGE });
}

function probabilityOf(model: LinearModel, { signs }: JudgedReading, names: readonly string[]): number {
  return 1 / (1 + Math.exp(-itemAt(logOddsOf(model, vectorOf(namedFeatures(names), signs)), 0)));
}
