import { itemAt } from '@earshot/schema/item-at';
import { fieldOf, fragmentKind, META_KINDS } from './fragment-kind.ts';
import type { LayoutRole } from './layout-role.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';

export interface LabeledLines {
  readonly values: readonly string[];
  /** By line, in lowercase. Empty if it has none. */
  readonly labels: readonly string[];
  readonly title: string;
}

/** A label and a colon, or a tag of a reference manager: "TI  - Ferry runs aground". */
const LABELED = /^(?:([A-Z][A-Z\d])\s+-\s+|([^:：\d]{1,25}?)\s*[:：](?!\/\/)\s*)(?=\S)/u;
const MIN_RECORDS = 2;
const MIN_SHARE = 0.5;

/** Most lines have a label; one label has long values, and another, about as frequent, values that are never headlines. */
export function findLabels(lines: readonly string[]): LabeledLines | null {
  const fronts = lines.map((line) => {
    const [front = '', tag, label = ''] = LABELED.exec(line) ?? [];
    return [front, tag ?? label] as const;
  });
  const values = lines.map((line, i) => line.slice(itemAt(fronts, i)[0]?.length));
  const byLabel = new Map<string, string[]>();
  fronts.forEach(([, label = ''], i) => {
    if (label === '') return;
    const sameLabel = byLabel.get(label.toLowerCase()) ?? [];
    sameLabel.push(itemAt(values, i));
    byLabel.set(label.toLowerCase(), sameLabel);
  });
  const repeated = [...byLabel].filter(([, texts]) => texts.length >= MIN_RECORDS);
  const [title, titles] =
    repeated.find(([label]) => fieldOf(label) === 'title') ??
    repeated.find(([, texts]) => isLong(texts)) ??
    [];
  if (title === undefined || titles === undefined) return null;
  const hasFacts = repeated.some(([, texts]) => texts.length >= MIN_SHARE * titles.length && areFacts(texts));
  const labeled = repeated.reduce((sum, [, texts]) => sum + texts.length, 0);
  if (!hasFacts || labeled < MIN_SHARE * lines.filter((line) => line !== '').length) return null;
  const names = new Set(repeated.map(([label]) => label));
  const labels = fronts.map(([, label = '']) => (names.has(label.toLowerCase()) ? label.toLowerCase() : ''));
  return { values: values.map((value, i) => (labels[i] === '' ? itemAt(lines, i) : value)), labels, title };
}

function isLong(values: readonly string[]): boolean {
  return values.reduce((sum, value) => sum + wordsIn(value), 0) >= LONG_WORDS * values.length;
}

function areFacts(values: readonly string[]): boolean {
  return values.filter((value) => META_KINDS.has(fragmentKind(value))).length >= MIN_SHARE * values.length;
}

export function withLabeledRoles(
  roles: readonly LayoutRole[],
  { labels, title }: LabeledLines,
): LayoutRole[] {
  const votes = new Map<string, Map<LayoutRole, number>>();
  labels.forEach((label, i) => {
    const role = itemAt(roles, i) === 'headline' ? 'teaser' : itemAt(roles, i);
    const roleVotes = votes.get(label) ?? new Map<LayoutRole, number>();
    votes.set(label, roleVotes.set(role, (roleVotes.get(role) ?? 0) + 1));
  });
  return roles.map((role, i) => {
    const label = itemAt(labels, i);
    if (label === '') return role;
    if (label === title) return 'headline';
    const field = fieldOf(label);
    if (field === 'outlet' || field === 'date') return field;
    return [...(votes.get(label) ?? [])].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  });
}
