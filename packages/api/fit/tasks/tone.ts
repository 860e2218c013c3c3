/** Fits the headline models, one per language: words, pairs, letter n-grams and the figures of the tables. */
import type { SparseVector } from '../../src/core/model/feature-space.ts';
import { type LinearModel, logOddsOf, probabilitiesOf } from '../../src/core/model/linear-model.ts';
import { FeatureList } from '../../src/core/tone/headline/feature-list.ts';
import { addFeatures, OUTCOMES } from '../../src/core/tone/headline/features.ts';
import { TONE_LANGUAGES, type ToneLanguage } from '../../src/core/tone/language/line-language.ts';
import { lexicalTone } from '../../src/core/tone/lexicon/lexical-tone.ts';
import { readLine } from '../../src/core/tone/line/read-line.ts';
import sample from '../data/feature-sample.json' with { type: 'json' };
import { featurePrint } from '../feature-prints.ts';
import { fitCalibration } from '../fit-calibration.ts';
import type { Example } from '../fit-linear.ts';
import { fitOnline } from '../fit-online.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { hashedModelFile, modelText } from '../write-model.ts';
import { type LabeledHeadline, readHeadlines, type ToneLabel } from './labeled-headlines.ts';

/** Number of weights of a model, as a power of two. Smaller for languages with fewer headlines. */
const BITS: Readonly<Record<ToneLanguage, number>> = { en: 18, de: 16, fr: 16, es: 16 };
const FOLDS = 3;
/** The marks of parties in the sample sentences, which are also those of the party model. */
const PARTY_MARKS = /\[[+0-]|\]/g;
const EPOCHS = 12;
const LEARNING_RATE = 0.06;
/** Weight of each label of a headline on which two readers differ. */
const DIFFERING_SHARE = 0.5;
/**
 * Weight of a headline of another language in the German, French and Spanish models, which share the tags of words and the
 * shapes of headlines. It helps with writers that the fit has not seen. English headlines do not help.
 */
const OTHER_LANGUAGE_SHARE = 0.3;

interface ReadHeadline extends LabeledHeadline {
  readonly vector: SparseVector;
}

const FOREIGN = TONE_LANGUAGES.filter((language) => language !== 'en');

function readAll(language: ToneLanguage): ReadHeadline[] {
  return readHeadlines(language).map((one) => readForFit(one, language));
}

function headlinesToFit(language: ToneLanguage): ReadHeadline[] {
  return readAll(language).filter((one) => !one.isHeldOut);
}

function readForFit(headline: LabeledHeadline, language: ToneLanguage): ReadHeadline {
  return { ...headline, vector: vectorOfHeadline(headline.text, language) };
}

/** Returns the features of a headline as the product computes them, by row of the model. Posts never reach the model. */
function vectorOfHeadline(text: string, language: ToneLanguage): SparseVector {
  const line = readLine({ text, language, names: [], mayBePost: false });
  const mask = 2 ** BITS[language] - 1;
  const features = new FeatureList();
  addFeatures(line, lexicalTone(line), features);
  const { hashes, sizes, length } = features;
  return { indices: hashes.slice(0, length).map((hash) => hash & mask), values: sizes.slice(0, length) };
}

/** @param others headlines of other languages, in the rows of this one. */
function fitHeadlines(
  headlines: readonly ReadHeadline[],
  others: readonly ReadHeadline[],
  language: ToneLanguage,
): LinearModel {
  const examples = [
    ...examplesOf(headlines),
    ...others.map(({ vector, label }) => ({ vector, outcome: label, weight: OTHER_LANGUAGE_SHARE })),
  ];
  const size = 2 ** BITS[language];
  return fitOnline(examples, { outcomes: OUTCOMES, size, epochs: EPOCHS, learningRate: LEARNING_RATE });
}

function examplesOf(headlines: readonly ReadHeadline[]): Example[] {
  return headlines.flatMap(({ vector, label, second }): Example[] =>
    second === undefined
      ? [{ vector, outcome: label }]
      : [label, second].map((outcome) => ({ vector, outcome, weight: DIFFERING_SHARE })),
  );
}

interface Judged {
  readonly headline: ReadHeadline;
  readonly label: ToneLabel;
  readonly logOdds: number;
}

function judge(model: LinearModel, headline: ReadHeadline): Judged {
  const shares = probabilitiesOf(logOddsOf(model, headline.vector));
  const most = shares.reduce((a, b) => Math.max(a, b));
  const label = shares.indexOf(most) as ToneLabel;
  return { headline, label, logOdds: Math.log(most / Math.max(1e-9, 1 - most)) };
}

function figures(judged: readonly Judged[]): string {
  const right = judged.filter(({ headline, label }) => headline.label === label).length;
  const opposite = judged.filter(({ headline, label }) => headline.label + label === 1).length;
  const f1 = [0, 1, 2].map((label) => {
    const both = judged.filter((one) => one.label === label && one.headline.label === label).length;
    const said = judged.filter((one) => one.label === label).length;
    const there = judged.filter((one) => one.headline.label === label).length;
    return (2 * both) / Math.max(1, said + there);
  });
  const mean = f1.reduce((sum, one) => sum + one, 0) / f1.length;
  const share = (count: number) => (count / judged.length).toFixed(3);
  return `${judged.length} headlines, accuracy ${share(right)}, macro-F1 ${mean.toFixed(3)}, opposite ${share(opposite)}`;
}

export const toneTask: FitTask = {
  name: 'tone',
  print: () =>
    featurePrint(
      TONE_LANGUAGES.flatMap((language) =>
        sample[language].flatMap((text) =>
          Array.from(vectorOfHeadline(text.replaceAll(PARTY_MARKS, ''), language).indices),
        ),
      ),
    ),
  fit(print) {
    const files: Record<string, string> = {};
    for (const language of TONE_LANGUAGES) {
      const all = readAll(language);
      const headlines = all.filter((one) => !one.isHeldOut);
      const others =
        language === 'en' ? [] : FOREIGN.filter((one) => one !== language).flatMap(headlinesToFit);
      const judged = splitByGroup(headlines, ({ group }) => group, FOLDS).flatMap(({ fitted, scored }) => {
        const model = fitHeadlines(fitted, others, language);
        return scored.map((headline) => judge(model, headline));
      });
      print(`${language}, cross-validated: ${figures(judged)}`);
      for (const file of new Set(judged.map(({ headline }) => headline.file)))
        print(`  ${file}: ${figures(judged.filter(({ headline }) => headline.file === file))}`);
      const calibration = fitCalibration(
        judged.map(({ headline, label, logOdds }) => ({ logOdds, isTrue: headline.label === label })),
      );
      const model = fitHeadlines(headlines, others, language);
      const held = all.filter((one) => one.isHeldOut).map((one) => judge(model, one));
      for (const file of new Set(held.map(({ headline }) => headline.file)))
        print(
          `${language}, ${file} at first sight: ${figures(held.filter(({ headline }) => headline.file === file))}`,
        );
      files[`tone-${language}.json`] = modelText(hashedModelFile(model, BITS[language], calibration));
    }
    return files;
  },
};
