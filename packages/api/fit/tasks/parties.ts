import { type LinearModel, logOddsOf, probabilitiesOf } from '../../src/core/model/linear-model.ts';
import { OUTCOMES } from '../../src/core/tone/headline/features.ts';
import { TONE_LANGUAGES } from '../../src/core/tone/line/line-language.ts';
import sample from '../data/feature-sample.json' with { type: 'json' };
import { featurePrint } from '../feature-prints.ts';
import { figures, type JudgedOutcome } from '../figures.ts';
import { fitOnline } from '../fit-online.ts';
import type { FitTask } from '../fit-task.ts';
import { hashedModelFile, modelText } from '../write-model.ts';
import { type LabeledSentence, readMarked, readParties } from './labeled-parties.ts';

const BITS = 17;
const EPOCHS = 12;
const LEARNING_RATE = 0.05;
/** Sentences made from patterns repeat the same words. */
const PATTERNS = 'patterns.txt';
const PATTERN_WEIGHT = 0.3;

const CLEAR_VALUES = [0.4, 0.5, 0.6, 0.7, 0.8];
/** A sentence whose first name is not marked repeats one in which it is. */
const PARTLY_WEIGHT = 0.5;

const weightOf = ({ file, isPartly }: LabeledSentence) =>
  (file === PATTERNS ? PATTERN_WEIGHT : 1) * (isPartly ? PARTLY_WEIGHT : 1);

function fitAll(sentences: readonly LabeledSentence[]): LinearModel {
  const examples = sentences.flatMap((one) =>
    [...one.outcomes].flatMap(([item, outcome]) => {
      const vector = one.vectors.get(item);
      return vector ? [{ vector, outcome, weight: weightOf(one) }] : [];
    }),
  );
  return fitOnline(examples, {
    outcomes: OUTCOMES,
    size: 2 ** BITS,
    epochs: EPOCHS,
    learningRate: LEARNING_RATE,
  });
}

interface Judged extends JudgedOutcome {
  /** In [-1, 1]. */
  readonly balance: number;
}

function judge(model: LinearModel, one: LabeledSentence): Judged[] {
  return [...one.outcomes].flatMap(([item, outcome]) => {
    const vector = one.vectors.get(item);
    if (!vector) return [];
    const [good = 0, bad = 0] = logOddsOf(model, vector);
    const [forGood = 0, forBad = 0] = probabilitiesOf([good, bad]);
    const said = Math.max(good, bad) <= 0 ? 2 : good > bad ? 0 : 1;
    return [{ outcome, said, balance: forGood - forBad }];
  });
}

/** For each value: how many tones at least as strong are right, and how many are opposite. */
function clearFigures(judged: readonly Judged[]): string {
  return CLEAR_VALUES.map((least) => {
    const shown = judged.filter(({ balance }) => Math.abs(balance) >= least);
    const share = (sign: number) =>
      shown.filter(({ outcome, balance }) => outcome === (sign * balance > 0 ? 0 : 1)).length / shown.length;
    return `${least}: ${shown.length} shown, ${share(1).toFixed(3)} right, ${share(-1).toFixed(3)} opposite`;
  }).join('; ');
}

export const partiesTask: FitTask = {
  name: 'parties',
  print: () =>
    featurePrint(
      TONE_LANGUAGES.flatMap((language) =>
        sample[language].flatMap((marked) => [...readMarked(marked, language, BITS).vectors.values()]),
      ),
    ),
  fit(print) {
    const all = readParties(BITS);
    const sentences = all.filter((one) => !one.isHeldOut);
    const model = fitAll(sentences);
    for (const language of TONE_LANGUAGES) {
      const held = all.filter((one) => one.isHeldOut && !one.isPartly && one.language === language);
      for (const file of new Set(held.map((one) => one.file))) {
        const own = held.filter((one) => one.file === file);
        const found = own.flatMap((one) => judge(model, one));
        print(`${language}, ${file} at first sight: ${figures(found, 'parties')}; ${clearFigures(found)}`);
      }
    }
    return { 'parties.json': modelText(hashedModelFile(model, BITS)) };
  },
};
