import { itemAt } from '@earshot/schema/item-at';
import { namedFeatures, vectorOf } from '../../src/core/model/linear-model.ts';
import { type FieldFeatures, fieldFeatures } from '../../src/core/trending/layout/field-features.ts';
import {
  FIELD_LABELS,
  FIELD_ROLES,
  type FieldLabel,
  type LayoutRole,
} from '../../src/core/trending/layout/layout-role.ts';
import { type FieldPiece, splitFields } from '../../src/core/trending/layout/split-fields.ts';
import { cleanLine, numberLines } from '../../src/core/trending/lines/number-lines.ts';
import { type FittedChain, fitChain } from '../fit-chain.ts';
import type { FitTask } from '../fit-task.ts';
import { type FieldValue, fieldLists, frequentNames, type LabeledFields } from '../labeled-layouts.ts';
import { chainModelFile, modelText } from '../write-model.ts';

const RIDGE = 1;
const MAX_ROUNDS = 45;
const MIN_PIECES = 12;

interface Sequence {
  readonly items: readonly FieldFeatures[];
  readonly labels: readonly number[];
}

export const listFields: FitTask = {
  name: 'list-fields',
  fit(print) {
    const sequences = fieldLists().flatMap((list) => FIELD_ROLES.flatMap((role) => toSequence(list, role)));
    const pieces = sequences.flatMap(({ items }) => items.map(({ features }) => features));
    const names = frequentNames(pieces, MIN_PIECES);
    print(`${sequences.length} groups of lines, ${pieces.length} pieces, ${names.length} features`);
    return { 'list-fields.json': modelText(chainModelFile(fitOn(sequences, names), names)) };
  },
};

function toSequence(list: LabeledFields, role: LayoutRole): Sequence[] {
  const rows = numberLines(list.text).lines.filter(({ line }) => list.roles[line - 1] === role);
  const isPlain = rows.every(({ line }) => itemAt(list.fields, line - 1).length < 2);
  if (rows.length === 0 || (role === 'teaser' && isPlain)) return [];
  const pieces = rows.map(({ text }) => splitFields(text));
  const labels = rows.flatMap(({ text, line }, i) => [
    ...labelsOf(text, itemAt(pieces, i), itemAt(list.fields, line - 1)),
    'end' as const,
  ]);
  return [
    { items: [...fieldFeatures(pieces, role)], labels: labels.map((label) => FIELD_LABELS.indexOf(label)) },
  ];
}

function labelsOf(text: string, pieces: readonly FieldPiece[], fields: readonly FieldValue[]): FieldLabel[] {
  let from = 0;
  const spans = fields.flatMap(({ name, value }) => {
    const own = cleanLine(value);
    const start = own === '' ? -1 : text.indexOf(own, from);
    if (start < 0) return [];
    from = start + own.length;
    return [{ start, end: from, label: labelOf(name, fields) }];
  });
  return pieces.map(({ start, end }) => {
    const middle = (start + end) / 2;
    return spans.find((span) => span.start <= middle && middle <= span.end)?.label ?? 'other';
  });
}

function labelOf(name: string, fields: readonly FieldValue[]): FieldLabel {
  if (/^(?:title|short|post|teaser|cut|wrap)/.test(name)) {
    const hasTitle = fields.some((field) => field.name === 'title' || field.name === 'post');
    return hasTitle && name !== 'title' && name !== 'post' ? 'other' : 'title';
  }
  if (/^(?:outlet|rare|OUTLET)$/.test(name)) return 'outlet';
  if (name === 'domain')
    return fields.some((field) => /^(?:outlet|rare|OUTLET|slug)$/.test(field.name)) ? 'other' : 'outlet';
  if (/^(?:date|ago|rfc)/.test(name)) return 'date';
  return name === 'person' ? 'person' : 'other';
}

function fitOn(sequences: readonly Sequence[], names: readonly string[]): FittedChain {
  const space = namedFeatures(names);
  const data = sequences.map(({ items, labels }) => ({
    vectors: items.map(({ features }) => vectorOf(space, features)),
    labels,
    weight: 20 / Math.max(20, labels.length),
  }));
  return fitChain(data, {
    labels: FIELD_LABELS,
    size: names.length,
    ridge: RIDGE,
    maxRounds: MAX_ROUNDS,
    tolerance: 1e-5,
  });
}
