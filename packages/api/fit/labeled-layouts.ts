/** Labeled lists, generated once from layouts of pages, mails, feeds, chats and exports in about twenty languages. */
import { readFileSync } from 'node:fs';
import type { ColumnRole } from '../src/core/trending/layout/columns.ts';
import { countsOf } from '../src/core/trending/layout/counts.ts';
import { LAYOUT_ROLES, type LayoutRole } from '../src/core/trending/layout/layout-role.ts';
import { readPacked } from './data-files.ts';

export interface FieldValue {
  readonly name: string;
  readonly value: string;
}

export interface LabeledLayout {
  /** Lists of one layout are never split between folds. */
  readonly layout: string;
  readonly text: string;
  /** One role for each line of the text. */
  readonly roles: readonly LayoutRole[];
  readonly weight?: number;
}

export interface LabeledFields extends LabeledLayout {
  readonly fields: readonly (readonly FieldValue[])[];
}

export interface LabeledColumn {
  readonly table: string;
  readonly role: ColumnRole;
  readonly header: string | null;
  readonly cells: readonly string[];
}

/** As stored: a letter for each role, and pairs of kind and value. */
interface StoredList {
  readonly layout: string;
  readonly text: string;
  readonly roles: string;
  readonly fields?: readonly (readonly (readonly [string, string])[])[];
}

const ROLE_OF = new Map<string, LayoutRole>(LAYOUT_ROLES.map(({ role, letter }) => [letter, role]));

/** Hand-labeled pages are few, and each shows furniture that generated layouts lack. */
const HAND_WEIGHT = 3;

export const layoutLists = (): LabeledLayout[] => [
  ...readPacked<StoredList>('lists/layouts').map(withRoles),
  ...handPages(),
];

/** `== name`, then lines with the letter of their role in front. */
function handPages(): LabeledLayout[] {
  const [, ...pages] = readText('hand-pages.txt').split(/^== /m);
  return pages.map((page) => {
    const [layout = '', ...lines] = page.trimEnd().split('\n');
    const text = lines.map((line) => line.slice(2)).join('\n');
    const roles = lines.map((line) => line.charAt(0) || '_').join('');
    return { ...withRoles({ layout, text, roles }), weight: HAND_WEIGHT };
  });
}

export const fieldLists = (): LabeledFields[] =>
  readPacked<StoredList>('lists/fields').map((list) => ({
    ...withRoles(list),
    fields: (list.fields ?? []).map((line) => line.map(([name, value]) => ({ name, value }))),
  }));

export const labeledColumns = (): LabeledColumn[] => readPacked<LabeledColumn>('lists/columns');

/** The order of roles in a record, with and without each optional line. */
export function recordOrders(): string[][] {
  return readText('record-orders.txt')
    .trimEnd()
    .split('\n')
    .map((order) => order.split(' '));
}

function readText(name: string): string {
  return readFileSync(new URL(`./data/lists/${name}`, import.meta.url), 'utf8');
}

function withRoles({ layout, text, roles }: StoredList): LabeledLayout {
  return {
    layout,
    text,
    roles: [...roles].map((letter) => {
      const role = ROLE_OF.get(letter);
      if (role === undefined) throw new Error(`The list ${layout} has a line without a role: ${letter}`);
      return role;
    }),
  };
}

/** Sorted names of features that at least this many lines or pieces have. */
export function frequentNames(features: Iterable<ReadonlySet<string>>, min: number): string[] {
  const counts = countsOf([...features].flatMap((names) => [...names]));
  return [...counts].flatMap(([name, count]) => (count >= min ? [name] : [])).sort();
}
