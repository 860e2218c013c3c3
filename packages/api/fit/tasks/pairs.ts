/**
 * Fits the models that group headlines into stories: the likelihood that two headlines belong together, whether one event
 * dominates a list, and which headlines belong to that event. `cards/pairs.md` has the data and figures.
 */
import { at } from '@earshot/schema/at';
import type { LinearModel } from '../../src/core/model/linear-model.ts';
import { logOddsOf } from '../../src/core/model/linear-model.ts';
import { isDatedList } from '../../src/core/trending/grouping/day-evidence.ts';
import {
  type DominanceFeatures,
  dominanceFeatures,
} from '../../src/core/trending/grouping/dominant-event.ts';
import type { DominanceInput, MeasuredPairs } from '../../src/core/trending/grouping/dominant-lines.ts';
import { CLIENT_FEATURES, PAIR_FEATURES } from '../../src/core/trending/grouping/pair-weights.ts';
import { prepareTitles } from '../../src/core/trending/grouping/prepare-titles.ts';
import { type DenseExamples, fitScaled, type ScaledTask } from '../fit-scaled.ts';
import type { FitTask } from '../fit-task.ts';
import { type TrainingList, trainingLists, variantsOf } from '../labeled-lists.ts';
import { modelText, namedModelFile } from '../write-model.ts';

const SIZE = CLIENT_FEATURES.length;
const PLACES = CLIENT_FEATURES.map((name) => PAIR_FEATURES.indexOf(name));
/** Minimum number and share of titles for a story to dominate its list. */
const DOMINANT_TITLES = 10;
const DOMINANT_SHARE = 0.2;
const RIDGE = { pairs: 10, list: 15, lines: 200 } as const;
/** Minimum number of lists with a feature of headlines, such as a word. */
const MIN_LISTS = 8;
const MIN_DEVIATION = 0.2;
/** The weight of a list is its number of pairs to the power of one minus this. */
const PAIR_EXPONENT = 0.3;
const USUAL_PAIRS = 1_000;
/** The weight of a list in the fit of its lines is that of this number of lines. */
const USUAL_LINES = 40;
const COPY_WEIGHT = { pairs: 0.7, list: 0.5, lines: 0.6 } as const;

interface ReadList {
  readonly list: TrainingList;
  readonly prepared: DominanceInput;
  /** Story of each distinct title. */
  readonly stories: readonly string[];
  /** The story that dominates the list, or null. */
  readonly dominant: string | null;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Rows of `CLIENT_FEATURES`. */
  readonly features: Float64Array;
  readonly isSame: Uint8Array;
}

export const pairs: FitTask = {
  name: 'pairs',
  fit(print) {
    const lists = trainingLists().flatMap(variantsOf).flatMap(readList);
    const pairModel = fitScaled(
      lists.filter(({ list }) => !list.isOfFewDays && !list.isCrisis).map(pairExamples),
      {
        outcome: 'one story',
        size: SIZE,
        ridge: RIDGE.pairs,
      },
    );
    const evidence = lists.map((list) => ({
      list,
      features: dominanceFeatures(list.prepared, measured(list, pairModel)),
    }));
    const dominated = evidence.filter(({ list }) => list.dominant !== null);
    print(`${lists.length} lists and variants, ${dominated.length} with a dominant event`);
    const listModel = fitNamed(
      inBalance(
        evidence.map(({ list, features }) => ({
          rows: [features.list],
          isTrue: [Number(list.dominant !== null)],
          weight: list.list.isCopy ? COPY_WEIGHT.list : 1,
        })),
      ),
      Object.keys(evidence[0]?.features.list ?? {}),
      { outcome: 'a dominant event', ridge: RIDGE.list },
    );
    const lineModel = (isDated: boolean) => {
      const own = dominated.filter(({ list }) => isDatedList(list.prepared.days) === isDated);
      return fitNamed(
        own.map(({ list, features }) => ({
          rows: features.lines,
          isTrue: list.stories.map((story) => Number(story === list.dominant)),
          weight: (USUAL_LINES / list.stories.length) * (list.list.isCopy ? COPY_WEIGHT.lines : 1),
        })),
        frequentNames(own),
        { outcome: 'of the dominant event', ridge: RIDGE.lines, minDeviation: MIN_DEVIATION },
      );
    };
    return {
      'pairs.json': modelText(namedModelFile(pairModel, CLIENT_FEATURES)),
      'pairs-dominant-dated.json': lineModel(true),
      'pairs-dominant-list.json': listModel,
      'pairs-dominant-undated.json': lineModel(false),
    };
  },
};

/** Returns the features of headlines that differ from zero in enough lists, not counting variants of a list twice. */
function frequentNames(
  lists: readonly { readonly list: ReadList; readonly features: DominanceFeatures }[],
): string[] {
  const listsWith = new Map<string, Set<string>>();
  for (const { list, features } of lists)
    for (const row of features.lines)
      for (const [name, value] of Object.entries(row))
        if (value !== 0) {
          const known = listsWith.get(name) ?? new Set();
          listsWith.set(name, known.add(list.list.original));
        }
  return [...listsWith].flatMap(([name, known]) => (known.size >= MIN_LISTS ? name : [])).sort();
}

/** Reads the pairs of a list. Empty for a list that is too short for the words of a client list. */
function readList(list: TrainingList): ReadList[] {
  const prepared = prepareTitles(list.titles);
  const { alignment } = prepared;
  if (!alignment) return [];
  const stories: string[] = [];
  list.titles.forEach(({ story }, line) => {
    stories[at(prepared.numberOfLine, line)] = story;
  });
  const titles = stories.length;
  const count = (titles * (titles - 1)) / 2;
  const [first, second, isSame] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  const features = new Float64Array(count * SIZE);
  const row = new Float64Array(PAIR_FEATURES.length);
  let pair = 0;
  for (let a = 0; a < titles; a++)
    for (let b = 0; b < a; b++) {
      prepared.evidence.measure(a, b, row);
      PLACES.forEach((place, i) => {
        features[pair * SIZE + i] = at(row, place);
      });
      first[pair] = a;
      second[pair] = b;
      isSame[pair++] = Number(stories[a] === stories[b]);
    }
  return [
    {
      list,
      prepared: { ...prepared, alignment },
      stories,
      dominant: dominantStory(stories),
      first,
      second,
      features,
      isSame,
    },
  ];
}

function dominantStory(stories: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const story of stories) counts.set(story, (counts.get(story) ?? 0) + 1);
  const [top] = [...counts].sort(([, a], [, b]) => b - a);
  return top && top[1] >= DOMINANT_TITLES && top[1] >= DOMINANT_SHARE * stories.length ? top[0] : null;
}

function pairExamples({ list, first, features, isSame }: ReadList): DenseExamples {
  return {
    values: features,
    isTrue: isSame,
    weight: (USUAL_PAIRS / first.length) ** PAIR_EXPONENT * (list.isCopy ? COPY_WEIGHT.pairs : 1),
  };
}

function measured({ first, second, features }: ReadList, model: LinearModel): MeasuredPairs {
  const indices = CLIENT_FEATURES.map((_, i) => i);
  return {
    first,
    second,
    likelihood: Float64Array.from(first, (_, pair) => {
      const values = features.subarray(pair * SIZE, (pair + 1) * SIZE);
      return 1 / (1 + Math.exp(-at(logOddsOf(model, { indices, values }), 0)));
    }),
  };
}

interface NamedRows {
  readonly rows: readonly DominanceFeatures['list'][];
  readonly isTrue: readonly number[];
  readonly weight: number;
}

/** Scales the weights so that those that are true weigh as much in total as the others, however many there are. */
function inBalance(sets: readonly NamedRows[]): NamedRows[] {
  const total = (outcome: number) =>
    sets.reduce((sum, { isTrue, weight }) => sum + (isTrue[0] === outcome ? weight : 0), 0);
  const factor = total(0) / total(1);
  return sets.map((set) => (set.isTrue[0] === 1 ? { ...set, weight: set.weight * factor } : set));
}

function fitNamed(
  sets: readonly NamedRows[],
  names: readonly string[],
  task: Omit<ScaledTask, 'size'>,
): string {
  const dense = sets.map(({ rows, isTrue, weight }) => ({
    values: Float64Array.from(rows.flatMap((row) => names.map((name) => row[name] ?? 0))),
    isTrue,
    weight,
  }));
  return modelText(namedModelFile(fitScaled(dense, { ...task, size: names.length }), names));
}
