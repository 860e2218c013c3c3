/** One model for English and one for German, French and Spanish. */
import {
  type LinearModel,
  logOddsOf,
  probabilitiesOf,
  type SparseVector,
} from '../../src/core/model/linear-model.ts';
import { addFeatures, FeatureList, OUTCOMES } from '../../src/core/tone/headline/features.ts';
import { TONE_LANGUAGES, type ToneLanguage } from '../../src/core/tone/line/line-language.ts';
import { readLine } from '../../src/core/tone/line/read-line.ts';
import sample from '../data/feature-sample.json' with { type: 'json' };
import { featurePrint } from '../feature-prints.ts';
import { figures, type JudgedOutcome } from '../figures.ts';
import type { Example } from '../fit-linear.ts';
import { fitOnline } from '../fit-online.ts';
import type { FitTask } from '../fit-task.ts';
import { hashedModelFile, modelText } from '../write-model.ts';
import { type LabeledHeadline, readHeadlines } from './labeled-headlines.ts';

/** Base-2 logarithms of the number of rows. The words of three languages need more. */
const BITS = { english: 17, foreign: 18 } as const;
const PARTY_MARKS = /\[[+0-]|\]/g;
const EPOCHS = 12;
const LEARNING_RATE = 0.06;
/** Keeps the fit from being too certain of single headlines. */
const SMOOTHING = 0.05;
/** Weight of each of the two labels of a headline on which two readers differ. */
const DIFFERING_SHARE = 0.5;
/** Weight of English headlines in the model of the other languages, which share tags and stems. */
const ENGLISH_SHARE = 0.2;

interface ReadHeadline extends LabeledHeadline {
  readonly language: ToneLanguage;
  readonly vector: SparseVector;
}

interface ToneModel {
  readonly english: LinearModel;
  readonly foreign: LinearModel;
}

function readAll(language: ToneLanguage): ReadHeadline[] {
  return readHeadlines(language).map((one) => readForFit(one, language));
}

function readForFit(headline: LabeledHeadline, language: ToneLanguage): ReadHeadline {
  return { ...headline, language, vector: featuresOf(headline.text, language) };
}

function featuresOf(text: string, language: ToneLanguage): SparseVector {
  const line = readLine({ text, language, names: [], mayBePost: false });
  const mask = 2 ** BITS.foreign - 1;
  const features = new FeatureList();
  addFeatures(line, features);
  const { hashes, sizes, length } = features;
  return {
    indices: hashes.slice(0, length).map((hash) => hash & mask),
    values: sizes.slice(0, length),
  };
}

function fitHeadlines(headlines: readonly ReadHeadline[]): ToneModel {
  const fitted = (examples: readonly Example[], bits: number) =>
    fitOnline(examples, {
      outcomes: OUTCOMES,
      size: 2 ** bits,
      epochs: EPOCHS,
      learningRate: LEARNING_RATE,
      smoothing: SMOOTHING,
    });
  const english = headlines.filter(({ language }) => language === 'en').flatMap(examplesOf);
  const foreign = headlines.filter(({ language }) => language !== 'en').flatMap(examplesOf);
  const lighter = english.map((one) => ({ ...one, weight: ENGLISH_SHARE * (one.weight ?? 1) }));
  return {
    english: fitted(
      english.map((one) => ({ ...one, vector: englishRows(one.vector) })),
      BITS.english,
    ),
    foreign: fitted([...foreign, ...lighter], BITS.foreign),
  };
}

function englishRows({ indices, values }: SparseVector): SparseVector {
  const mask = 2 ** BITS.english - 1;
  return { indices: Array.from(indices, (index) => index & mask), values };
}

function examplesOf({ vector, label, second }: ReadHeadline): Example[] {
  return second === undefined
    ? [{ vector, outcome: label }]
    : [label, second].map((outcome) => ({ vector, outcome, weight: DIFFERING_SHARE }));
}

interface Judged extends JudgedOutcome {
  readonly headline: ReadHeadline;
}

function judge({ english, foreign }: ToneModel, headline: ReadHeadline): Judged {
  const odds =
    headline.language === 'en'
      ? logOddsOf(english, englishRows(headline.vector))
      : logOddsOf(foreign, headline.vector);
  const shares = probabilitiesOf(odds);
  return { headline, outcome: headline.label, said: shares.indexOf(Math.max(...shares)) };
}

export const toneTask: FitTask = {
  name: 'tone',
  print: () =>
    featurePrint(
      TONE_LANGUAGES.flatMap((language) =>
        sample[language].map((text) => featuresOf(text.replaceAll(PARTY_MARKS, ''), language)),
      ),
    ),
  fit(print) {
    const all = TONE_LANGUAGES.flatMap(readAll);
    const model = fitHeadlines(all.filter((one) => !one.isHeldOut));
    const held = all.filter((one) => one.isHeldOut).map((one) => judge(model, one));
    for (const language of TONE_LANGUAGES)
      printByFile(
        held.filter(({ headline }) => headline.language === language),
        (file) => `${language}, ${file}`,
        print,
      );
    return {
      'tone-en.json': modelText(hashedModelFile(model.english, BITS.english)),
      'tone-foreign.json': modelText(hashedModelFile(model.foreign, BITS.foreign)),
    };
  },
};

function printByFile(
  judged: readonly Judged[],
  nameOf: (file: string) => string,
  print: (line: string) => void,
): void {
  for (const file of new Set(judged.map(({ headline }) => headline.file)))
    print(
      `${nameOf(file)}: ${figures(
        judged.filter(({ headline }) => headline.file === file),
        'headlines',
      )}`,
    );
}
