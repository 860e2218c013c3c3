/** The models of parties: one of each party by itself, and one of a party in the light of the others in its sentence. */
import { at } from '@earshot/schema/at';
import { namedFeatures, vectorOf } from '../../src/core/model/feature-space.ts';
import { type LinearModel, logOddsOf } from '../../src/core/model/linear-model.ts';
import { linkFeatures, type PartyOdds } from '../../src/core/tone/party/links.ts';
import { PARTY_OUTCOMES } from '../../src/core/tone/party/party-model.ts';
import { fitLinear } from '../fit-linear.ts';
import { fitOnline } from '../fit-online.ts';
import type { FitTask } from '../fit-task.ts';
import { splitByGroup } from '../folds.ts';
import { hashedModelFile, modelText, namedModelFile } from '../write-model.ts';
import { FIRST_SIGHT } from './labeled-headlines.ts';
import { type LabeledSentence, readParties } from './labeled-parties.ts';

const BITS = 17;
const EPOCHS = 12;
const LEARNING_RATE = 0.05;
const FOLDS = 4;
const RIDGE = 3;
/** Sentences made by patterns have the same words again and again: each counts less than one that somebody wrote. */
const PATTERNS = 'patterns.txt';
const PATTERN_WEIGHT = 0.3;

const weightOf = ({ file }: LabeledSentence) => (file === PATTERNS ? PATTERN_WEIGHT : 1);

function fitAlone(sentences: readonly LabeledSentence[]): LinearModel {
  const examples = sentences.flatMap((one) =>
    [...one.outcomes].flatMap(([item, outcome]) => {
      const vector = one.vectors.get(item);
      return vector ? [{ vector, outcome, weight: weightOf(one) }] : [];
    }),
  );
  return fitOnline(examples, {
    outcomes: PARTY_OUTCOMES,
    size: 2 ** BITS,
    epochs: EPOCHS,
    learningRate: LEARNING_RATE,
  });
}

/** A labeled party with its features in the light of the others. */
interface Linked {
  readonly features: Readonly<Record<string, number>>;
  readonly outcome: number;
  readonly group: string;
  readonly weight: number;
}

function linkedBy(model: LinearModel, one: LabeledSentence): Linked[] {
  const oddsOf = (item: number): PartyOdds => {
    const vector = one.vectors.get(item);
    const [good = 0, bad = 0] = vector ? logOddsOf(model, vector) : [];
    return [good, bad];
  };
  return [...one.outcomes].map(([item, outcome]) => ({
    features: linkFeatures(one.sentence, item, oddsOf),
    outcome,
    group: one.group,
    weight: weightOf(one),
  }));
}

function fitLinks(linked: readonly Linked[], names: readonly string[]): LinearModel {
  const space = namedFeatures(names);
  const examples = linked.map(({ features, ...one }) => ({ ...one, vector: vectorOf(space, features) }));
  return fitLinear(examples, { outcomes: PARTY_OUTCOMES, size: names.length, ridge: RIDGE });
}

interface Judged {
  readonly outcome: number;
  readonly said: number;
  readonly group: string;
}

function judge(model: LinearModel, names: readonly string[], { features, outcome, group }: Linked): Judged {
  const odds = logOddsOf(model, vectorOf(namedFeatures(names), features));
  const [good, bad] = [at(odds, 0), at(odds, 1)];
  return { outcome, group, said: Math.max(good, bad) <= 0 ? 2 : good > bad ? 0 : 1 };
}

function figures(judged: readonly Judged[]): string {
  const count = (test: (one: Judged) => boolean) => judged.filter(test).length;
  const f1 = [0, 1, 2].map(
    (label) =>
      (2 * count(({ outcome, said }) => outcome === label && said === label)) /
      Math.max(1, count(({ outcome }) => outcome === label) + count(({ said }) => said === label)),
  );
  const mean = f1.reduce((sum, one) => sum + one, 0) / f1.length;
  const right = count(({ outcome, said }) => outcome === said) / judged.length;
  return `${judged.length} parties, accuracy ${right.toFixed(3)}, macro-F1 ${mean.toFixed(3)}`;
}

export const partiesTask: FitTask = {
  name: 'parties',
  fit(print) {
    const all = readParties(BITS);
    const sentences = all.filter(({ file }) => file !== FIRST_SIGHT);
    const groupOf = ({ group }: { group: string }) => group;
    // What a party shows by itself is judged by models that did not see it, as it will be in the product.
    const linked = splitByGroup(sentences, groupOf, FOLDS).flatMap(({ fitted, scored }) => {
      const model = fitAlone(fitted);
      return scored.flatMap((one) => linkedBy(model, one));
    });
    const names = [...new Set(linked.flatMap(({ features }) => Object.keys(features)))].sort();
    const judged = splitByGroup(linked, groupOf, FOLDS).flatMap(({ fitted, scored }) => {
      const model = fitLinks(fitted, names);
      return scored.map((one) => judge(model, names, one));
    });
    print(`cross-validated: ${figures(judged)}`);
    print(`  without patterns: ${figures(judged.filter(({ group }) => !group.startsWith(PATTERNS)))}`);
    const [alone, links] = [fitAlone(sentences), fitLinks(linked, names)];
    const held = all.filter(({ file }) => file === FIRST_SIGHT).flatMap((one) => linkedBy(alone, one));
    print(`at first sight: ${figures(held.map((one) => judge(links, names, one)))}`);
    return {
      'parties-en.json': modelText(hashedModelFile(alone, BITS)),
      'parties-links-en.json': modelText(namedModelFile(links, names)),
    };
  },
};
