import { itemAt } from '@earshot/schema/item-at';
import orders from '../../../content/models/list-layout-orders.json' with { type: 'json' };
import { countsOf } from './counts.ts';
import { fieldOf, fragmentKind, META_KINDS } from './fragment-kind.ts';
import type { LayoutRole } from './layout-role.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';

const STEPS = new Map<string, number>(Object.entries(orders.steps));
const RECORDS = new Map<string, number>(Object.entries(orders.records));
/** Log probability of a sequence of roles that no fitted layout has. */
const UNKNOWN_STEP = -6;
const LEFT_OUT: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['gap', 'frame', 'heading']);

/** An author counts as an outlet. */
export function makeUpOf(roles: readonly LayoutRole[]): LayoutRole[] {
  return roles
    .filter((role) => !LEFT_OUT.has(role))
    .map((role) => (role === 'author' ? 'outlet' : role))
    .filter((role, i, all) => role !== all[i - 1]);
}

/** Log probability of the order of roles in a record. */
export function orderLikelihood(roles: readonly LayoutRole[]): number {
  const makeUp = makeUpOf(roles);
  const cached = RECORDS.get(makeUp.join(' '));
  if (cached !== undefined) return cached;
  const order = ['start', ...makeUp, 'end'];
  return order
    .slice(1)
    .reduce(
      (sum, role, i) => sum + (STEPS.get(`${order[i]} ${role}`) ?? UNKNOWN_STEP),
      orders.records.unseen,
    );
}

/** Indexes into the list. */
export interface RecordLines {
  readonly headline: number;
  readonly lines: readonly number[];
}

const BETWEEN: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['heading', 'frame']);
/** Gaps are mostly between records. */
const GAP_WEIGHT = 0.5;
const ORDER_WEIGHT = 0.5;
const FACTS: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'date']);
const RECORD_STARTS = [
  'headline',
  'outlet',
  'date',
  'byline',
  'count',
] as const satisfies readonly LayoutRole[];

/** All records start with the same role: the one with which most have the same structure and every outlet and date a headline. */
export function findRecords(written: readonly LayoutRole[], areHeadlinesFirst = false): RecordLines[] {
  const roles = withAuthors(written);
  if (areHeadlinesFirst)
    return recordsOf(cut(roles, 'headline')).map(({ headline, lines }) => ({
      headline,
      lines: lines.filter((line) => line >= headline),
    }));
  if (!roles.some((role) => FACTS.has(role))) return recordsOf(cut(roles, 'headline'));
  const chunks = bestChunks(roles, true);
  const hasOutlet = ({ lines }: Chunk) => lines.some((line) => roles[line] === 'outlet');
  const isUnnamed = (chunk: Chunk | undefined) =>
    chunk !== undefined && chunk.headline !== null && !hasOutlet(chunk);
  const alone = chunks.filter(
    (chunk, i) => chunk.headline === null && hasOutlet(chunk) && isUnnamed(chunks[i - 1]),
  ).length;
  const isCutApart = alone >= MIN_CUT_APART && 2 * alone >= chunks.filter(isUnnamed).length;
  return recordsOf(isCutApart ? bestChunks(roles, false) : chunks);
}

/** With fewer outlets on their own below a record, they may be headings. */
const MIN_CUT_APART = 2;

function bestChunks(roles: readonly LayoutRole[], areCutAtGaps: boolean): Chunk[] {
  const readings = RECORD_STARTS.filter((start) => roles.includes(start)).map((start) => {
    const chunks = cut(roles, start, areCutAtGaps);
    return { chunks, score: scoreOf(chunks, roles) };
  });
  return readings.sort((a, b) => b.score - a.score)[0]?.chunks ?? [];
}

function withAuthors(roles: readonly LayoutRole[]): LayoutRole[] {
  const count = (wanted: LayoutRole) => roles.filter((role) => role === wanted).length;
  const author = 2 * count('outlet') >= count('author') ? 'byline' : 'outlet';
  return roles.map((role) => (role === 'author' ? author : role));
}

function recordsOf(chunks: readonly Chunk[]): RecordLines[] {
  return chunks.filter((chunk): chunk is Chunk & RecordLines => chunk.headline !== null);
}

interface Chunk {
  readonly headline: number | null;
  readonly lines: readonly number[];
}

/** Cuts at headings and page text, at gaps after a complete record, before a second headline, and before the starting role. */
function cut(roles: readonly LayoutRole[], start: LayoutRole, areCutAtGaps = true): Chunk[] {
  const chunks: Chunk[] = [];
  let lines: number[] = [];
  const close = () => {
    const headline = lines.find((line) => roles[line] === 'headline') ?? null;
    if (lines.length > 0) chunks.push({ headline, lines });
    lines = [];
  };
  const has = (role: LayoutRole) => lines.some((line) => roles[line] === role);
  for (const [line, role] of roles.entries()) {
    if (BETWEEN.has(role)) {
      close();
      continue;
    }
    if (role === 'gap') {
      if (areCutAtGaps && has('headline') && lines.some((index) => FACTS.has(itemAt(roles, index)))) close();
      continue;
    }
    const isStart = role === start && (has('headline') || (has(start) && roles[line - 1] !== start));
    if (isStart || (role === 'headline' && has('headline'))) close();
    lines.push(line);
  }
  close();
  return chunks;
}

/** The order of roles counts once, as a mean: a list has one template. */
function scoreOf(chunks: readonly Chunk[], roles: readonly LayoutRole[]): number {
  const rolesIn = chunks.map(({ lines }) => lines.map((line) => itemAt(roles, line)));
  const makeUps = rolesIn.map((inRecord) => makeUpOf(inRecord.filter((role) => role !== 'button')).join(' '));
  const counts = countsOf(makeUps.filter((_, i) => itemAt(chunks, i).headline !== null));
  const records = chunks.filter(({ headline }) => headline !== null).length;
  let score = 0;
  let order = 0;
  chunks.forEach(({ headline, lines }, i) => {
    const facts = lines.filter((line) => FACTS.has(itemAt(roles, line))).length;
    score -= GAP_WEIGHT * lines.filter((line, n) => n > 0 && line > itemAt(lines, n - 1) + 1).length;
    if (headline === null) score -= facts;
    else {
      score += (counts.get(itemAt(makeUps, i)) ?? 0) / chunks.length + (facts > 0 ? 1 : 0);
      order += orderLikelihood(itemAt(rolesIn, i));
    }
  });
  return score + (ORDER_WEIGHT * order) / Math.max(1, records);
}

export interface LabeledLines {
  readonly values: readonly string[];
  /** The label of each line in lowercase. Empty if it has none. */
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
