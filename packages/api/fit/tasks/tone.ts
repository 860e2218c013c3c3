/**
 * Fits the headline models, one per language: words, pairs, letter n-grams and the figures of the tables. In English a network
 * of windows is fitted to the same headlines, and its log odds are added.
 */
import type { SparseVector } from '../../src/core/model/feature-space.ts';
import { type LinearModel, logOddsOf, probabilitiesOf } from '../../src/core/model/linear-model.ts';
import { FeatureList } from '../../src/core/tone/headline/feature-list.ts';
import { addFeatures, OUTCOMES } from '../../src/core/tone/headline/features.ts';
import { INPUTS, type WindowNet } from '../../src/core/tone/headline/window-net.ts';
import { TONE_LANGUAGES, type ToneLanguage } from '../../src/core/tone/language/line-language.ts';
import { lexicalTone } from '../../src/core/tone/lexicon/lexical-tone.ts';
import { readLine } from '../../src/core/tone/line/read-line.ts';
import sample from '../data/feature-sample.json' with { type: 'json' };
import { featurePrint } from '../feature-prints.ts';
import { fitCalibration } from '../fit-calibration.ts';
import type { Example } from '../fit-linear.ts';
import { fitOnline } from '../fit-online.ts';
import type { FitTask } from '../fit-task.ts';
import { fitWindows, windowLogOdds } from '../fit-windows.ts';
import { splitByGroup } from '../folds.ts';
import type { WindowExample } from '../window-inputs.ts';
import { hashedModelFile, modelText, windowNetFile } from '../write-model.ts';
import { type LabeledHeadline, readHeadlines, type ToneLabel } from './labeled-headlines.ts';
import { windowExample } from './window-example.ts';

/** Number of weights of a model, as a power of two. Smaller for languages with fewer headlines. */
const BITS: Readonly<Record<ToneLanguage, number>> = { en: 18, de: 16, fr: 16, es: 16 };
const FOLDS = 3;
/** Matches the marks of parties in the sample sentences, which the party model also uses. */
const PARTY_MARKS = /\[[+0-]|\]/g;
const EPOCHS = 12;
const LEARNING_RATE = 0.06;
/** Share of each label that is divided among all outcomes, so that the fit becomes less certain of single headlines. */
const SMOOTHING = 0.05;
/** The network alone is less accurate, so its log odds are multiplied by `WINDOW_SHARE`. Its labels are not smoothed. */
const WINDOWS = {
  filters: 32,
  inputs: INPUTS,
  rows: 4096,
  epochs: 5,
  learningRate: 0.003,
  rowRate: 0.05,
  poolDropout: 0.3,
  wordDropout: 0.1,
};
const WINDOW_SHARE = 0.4;
/** Weight of each label of a headline on which two readers differ. */
const DIFFERING_SHARE = 0.5;
/**
 * Weight of a headline of another language in the German, French and Spanish models, which share the tags of words and the
 * shapes of headlines. It helps with writers that the fit has not seen. English headlines do not help.
 */
const OTHER_LANGUAGE_SHARE = 0.3;

interface ReadHeadline extends LabeledHeadline {
  readonly vector: SparseVector;
  /** Inputs of the network. Only set for English. */
  readonly windows: WindowExample | undefined;
}

interface ToneModel {
  readonly linear: LinearModel;
  readonly net: WindowNet | undefined;
}

const FOREIGN = TONE_LANGUAGES.filter((language) => language !== 'en');

function readAll(language: ToneLanguage): ReadHeadline[] {
  return readHeadlines(language).map((one) => readForFit(one, language));
}

function headlinesToFit(language: ToneLanguage): ReadHeadline[] {
  return readAll(language).filter((one) => !one.isHeldOut);
}

function readForFit(headline: LabeledHeadline, language: ToneLanguage): ReadHeadline {
  const { vector, windowsOf } = featuresOf(headline.text, language);
  return { ...headline, vector, windows: language === 'en' ? windowsOf(sharesOf(headline)) : undefined };
}

/** Returns the features of a headline as the product computes them. Posts never reach the model. */
function featuresOf(text: string, language: ToneLanguage) {
  const line = readLine({ text, language, names: [], mayBePost: false });
  const lexical = lexicalTone(line);
  const mask = 2 ** BITS[language] - 1;
  const features = new FeatureList();
  const items = addFeatures(line, lexical, features);
  const { hashes, sizes, length } = features;
  const vector: SparseVector = {
    indices: hashes.slice(0, length).map((hash) => hash & mask),
    values: sizes.slice(0, length),
  };
  return {
    vector,
    windowsOf: (shares: readonly number[]) => windowExample(line, items, lexical, shares, WINDOWS.rows),
  };
}

/** Returns the shares of good, bad and neutral among the readers of a headline. */
function sharesOf({ label, second = label }: LabeledHeadline): number[] {
  return [0, 1, 2].map((one) => (Number(one === label) + Number(one === second)) / 2);
}

/** @param others headlines in other languages, whose models have the same number of rows. */
function fitHeadlines(
  headlines: readonly ReadHeadline[],
  others: readonly ReadHeadline[],
  language: ToneLanguage,
): ToneModel {
  const examples = [
    ...examplesOf(headlines),
    ...others.map(({ vector, label }) => ({ vector, outcome: label, weight: OTHER_LANGUAGE_SHARE })),
  ];
  const linear = fitOnline(examples, {
    outcomes: OUTCOMES,
    size: 2 ** BITS[language],
    epochs: EPOCHS,
    learningRate: LEARNING_RATE,
    smoothing: SMOOTHING,
  });
  const windows = headlines.flatMap((one) => one.windows ?? []);
  return { linear, net: windows.length > 0 ? fitWindows(windows, WINDOWS) : undefined };
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

function judge({ linear, net }: ToneModel, headline: ReadHeadline): Judged {
  const added = net && headline.windows ? windowLogOdds(net, headline.windows) : [0, 0];
  const odds = logOddsOf(linear, headline.vector);
  const shares = probabilitiesOf(odds.map((value, outcome) => value + WINDOW_SHARE * (added[outcome] ?? 0)));
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
          Array.from(featuresOf(text.replaceAll(PARTY_MARKS, ''), language).vector.indices),
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
      files[`tone-${language}.json`] = modelText(hashedModelFile(model.linear, BITS[language], calibration));
      if (model.net)
        files[`tone-${language}-windows.json`] = modelText(windowNetFile(model.net, WINDOW_SHARE));
    }
    return files;
  },
};
