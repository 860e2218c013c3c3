import { itemAt } from '@earshot/schema/item-at';
import { namedFeatures, vectorOf } from '../../src/core/model/linear-model.ts';
import { LAYOUT_ROLES, type LayoutRole } from '../../src/core/trending/layout/layout-role.ts';
import { lineFeatures } from '../../src/core/trending/layout/line-features.ts';
import { numberLines } from '../../src/core/trending/lines/number-lines.ts';
import { type FittedChain, fitChain } from '../fit-chain.ts';
import type { FitTask } from '../fit-task.ts';
import { frequentNames, type LabeledLayout, layoutLists, recordOrders } from '../labeled-layouts.ts';
import { chainModelFile, modelText } from '../write-model.ts';
import { orderFigures } from './record-orders.ts';

const RIDGE = 1;
const MAX_ROUNDS = 60;
const MIN_LINES = 12;
const MAX_PASTE_LINES = 9;
const PASTE_STEP = 7;
const LABELS = LAYOUT_ROLES.map(({ role }) => role);

interface Sequence {
  readonly list: LabeledLayout;
  readonly features: readonly Set<string>[];
  readonly labels: readonly number[];
}

export const listLayout: FitTask = {
  name: 'list-layout',
  fit(print) {
    const lists = layoutLists();
    const sequences = [...lists, ...lists.map(shortPaste)].map(toSequence);
    const lines = sequences.flatMap(({ features }) => features);
    const names = frequentNames(lines, MIN_LINES);
    print(`${sequences.length} lists, ${lines.length} lines, ${names.length} features`);
    return {
      'list-layout.json': modelText(chainModelFile(fitOn(sequences, names), names)),
      'list-layout-orders.json': modelText(orderFigures(recordOrders())),
    };
  },
};

/** A few lines of a list, from anywhere in it, as people paste them. */
function shortPaste(list: LabeledLayout, i: number): LabeledLayout {
  const start = (PASTE_STEP * i) % list.roles.length;
  const end = start + 1 + (i % MAX_PASTE_LINES);
  return {
    ...list,
    text: list.text.split('\n').slice(start, end).join('\n'),
    roles: list.roles.slice(start, end),
  };
}

/** As the product sees them: cleaned, with one gap for each run of blank lines. */
function toSequence(list: LabeledLayout): Sequence {
  const texts: string[] = [];
  const roles: LayoutRole[] = [];
  const rows = numberLines(list.text).lines;
  rows.forEach(({ text, line }, i) => {
    if (i > 0 && line - itemAt(rows, i - 1).line > 1) {
      texts.push('');
      roles.push('gap');
    }
    texts.push(text);
    roles.push(itemAt(list.roles, line - 1));
  });
  const features = Array.from(lineFeatures(texts), ({ features: own }) => own);
  return { list, features, labels: roles.map((role) => LABELS.indexOf(role)) };
}

function fitOn(sequences: readonly Sequence[], names: readonly string[]): FittedChain {
  const space = namedFeatures(names);
  const data = sequences.map(({ list, features, labels }) => ({
    vectors: features.map((own) => vectorOf(space, own)),
    labels,
    weight: ((list.weight ?? 1) * 20) / Math.max(20, labels.length),
  }));
  return fitChain(data, {
    labels: LABELS,
    size: names.length,
    ridge: RIDGE,
    maxRounds: MAX_ROUNDS,
    tolerance: 1e-5,
  });
}
