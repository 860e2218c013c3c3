import { itemAt } from '@earshot/schema/item-at';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import orders from '../../../content/models/list-layout-orders.json' with { type: 'json' };
import { findUrl } from '../lines/read-url.ts';
import { areAddressesAbove } from './correct-roles.ts';
import { countsOf, mostFrequent } from './counts.ts';
import { fieldOf, fragmentKind, LAYOUT_TERMS, META_KINDS } from './fragment-kind.ts';
import { FIELD_ROLES, type LayoutRole } from './layout-role.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';
import { readFields, type TeaserFacts, teaserFacts } from './read-fields.ts';
import { dayOf, isSender, outletOf, outletOfByline } from './record-facts.ts';
import { outletsInPlace, type PlacedOutlet } from './settle-titles.ts';

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
interface Chunk {
  readonly headline: number | null;
  readonly lines: readonly number[];
}

type RecordLines = Chunk & { readonly headline: number };

const BETWEEN: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['heading', 'frame']);
/** Gaps are mostly between records. */
const GAP_WEIGHT = 0.5;
const ORDER_WEIGHT = 0.5;
const FACTS: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'date']);
const RECORD_STARTS: readonly LayoutRole[] = ['headline', 'outlet', 'date', 'byline', 'count'];

/** All records start with the same role: the one with which most have the same structure and every outlet and date a headline. */
export function findRecords(written: readonly LayoutRole[]): RecordLines[] {
  const roles = withAuthors(written);
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

function bestChunks(written: readonly LayoutRole[], areCutAtGaps: boolean): Chunk[] {
  const readings = [written, withInnerHeadings(written)].flatMap((roles) =>
    RECORD_STARTS.filter((start) => roles.includes(start)).map((start) => {
      const chunks = cut(roles, start, areCutAtGaps);
      return { chunks, score: scoreOf(chunks, roles) };
    }),
  );
  return readings.sort((a, b) => b.score - a.score)[0]?.chunks ?? [];
}

/** A flair or a section may come between a headline and its outlet or day. */
function withInnerHeadings(roles: readonly LayoutRole[]): LayoutRole[] {
  return roles.map((role, line) =>
    role === 'heading' && roles[line - 1] === 'headline' && FACTS.has(roles[line + 1] ?? 'gap')
      ? 'button'
      : role,
  );
}

function withAuthors(roles: readonly LayoutRole[]): LayoutRole[] {
  const count = (wanted: LayoutRole) => roles.filter((role) => role === wanted).length;
  const author = 2 * count('outlet') >= count('author') ? 'byline' : 'outlet';
  return roles.map((role) => (role === 'author' ? author : role));
}

function recordsOf(chunks: readonly Chunk[]): RecordLines[] {
  return chunks.filter((chunk): chunk is RecordLines => chunk.headline !== null);
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

/** A label and a colon, or a tag of a reference manager: "TI  - Ferry runs aground". */
const LABELED = /^(?:([A-Z][A-Z\d])\s+-\s+|([^:：\d]{1,25}?)\s*[:：](?!\/\/)\s*)(?=\S)/u;
const MIN_RECORDS = 2;
const MIN_SHARE = 0.5;

type LabeledLines = NonNullable<ReturnType<typeof findLabels>>;

/**
 * Most lines have a label; one label has long values, and another, about as frequent, values that are never headlines.
 * `labels`: in lowercase, empty for a line without one.
 */
export function findLabels(lines: readonly string[]) {
  const fronts = lines.map((line) => {
    const [front = '', tag, label = ''] = LABELED.exec(line) ?? [];
    return { front, label: tag ?? label };
  });
  const values = lines.map((line, i) => line.slice(itemAt(fronts, i).front.length));
  const lowered = fronts.map(({ label }) => label.toLowerCase());
  const byLabel = new Map<string, string[]>();
  lowered.forEach((label, i) => {
    const sameLabel = byLabel.get(label) ?? [];
    sameLabel.push(itemAt(values, i));
    if (label !== '') byLabel.set(label, sameLabel);
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
  const labels = lowered.map((label) => (names.has(label) ? label : ''));
  return { values: values.map((value, i) => (labels[i] === '' ? itemAt(lines, i) : value)), labels, title };
}

const isLong = (values: readonly string[]) =>
  values.reduce((sum, value) => sum + wordsIn(value), 0) >= LONG_WORDS * values.length;

const areFacts = (values: readonly string[]) =>
  values.filter((value) => META_KINDS.has(fragmentKind(value))).length >= MIN_SHARE * values.length;

export function withLabeledRoles(roles: readonly LayoutRole[], { labels, title }: LabeledLines) {
  const votes = new Map<string, Map<LayoutRole, number>>();
  labels.forEach((label, i) => {
    const role = itemAt(roles, i) === 'headline' ? 'teaser' : itemAt(roles, i);
    const roleVotes = votes.get(label) ?? new Map<LayoutRole, number>();
    votes.set(label, roleVotes.set(role, (roleVotes.get(role) ?? 0) + 1));
  });
  return roles.map((role, i): LayoutRole => {
    const label = itemAt(labels, i);
    if (label === '') return role;
    if (label === title) return 'headline';
    const field = fieldOf(label);
    if (field === 'outlet' || field === 'date') return field;
    return mostFrequent(votes.get(label) ?? new Map<LayoutRole, number>(), role)[0];
  });
}

/** `line` is its 1-based number in the input. */
export interface NumberedLine {
  readonly text: string;
  readonly line: number;
}

export interface LaidOutLine extends NumberedLine {
  readonly outlet: string | null;
  readonly dayLine: string | null;
  readonly url: string | null;
}

interface RolesOfLines {
  readonly lines: readonly (NumberedLine | null)[];
  readonly texts: readonly string[];
  readonly roles: readonly LayoutRole[];
  readonly fields: ReturnType<typeof fieldsByLine>;
  readonly options: DateOptions;
}

export function fieldsByLine(texts: readonly string[], roles: readonly LayoutRole[]) {
  const fields = texts.map((): TeaserFacts | undefined => undefined);
  for (const role of FIELD_ROLES) {
    if (role === 'headline') continue;
    const linesOfRole = [...roles.keys()].filter((line) => roles[line] === role);
    const written = linesOfRole.map((line) => itemAt(texts, line));
    const read = role === 'teaser' ? teaserFacts(written) : readFields(written, role);
    linesOfRole.forEach((line, i) => {
      fields[line] = read[i];
    });
  }
  return fields;
}

const INTRODUCING: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author', 'byline']);
const MIN_AUTHORS = 3;
const MIN_INTRODUCED_SHARE = 0.5;

/** "Ana Ruiz / Coast Times:" */
const AUTHOR_AND_OUTLET = /\S \/ \S.*:$/u;

/** "Ferry runs aground off the north coast — Forty people are safe": the author and the outlet are on the line above. */
function withoutLead(text: string): string {
  const title = text.replace(/\s—\s(?:- )?["“„«]?\p{Lu}.*$/u, '');
  return wordsIn(title) >= LONG_WORDS ? title : text;
}

export function toLaidOut(
  records: readonly RecordLines[],
  { lines, texts, roles, fields, options }: RolesOfLines,
): LaidOutLine[] {
  const linesIn = (among: readonly number[], ...wanted: readonly LayoutRole[]) =>
    among.filter((line) => wanted.includes(itemAt(roles, line)));
  const textOf = (line: number) => itemAt(texts, line);
  const areAbove = areAddressesAbove(roles, texts);
  const outletIn = (line: number) => nameOf(fields[line], options) ?? outletOf(textOf(line), options);
  const outlets = outletsInPlace(
    records.map(({ headline, lines: inside }) =>
      placedOutlets(headline, linesIn(inside, 'outlet'), outletIn),
    ),
  );
  const isIntroduced = ({ headline }: RecordLines) =>
    headline > 0 && INTRODUCING.has(itemAt(roles, headline - 1)) && textOf(headline - 1).endsWith(':');
  const introduced = records.filter(isIntroduced);
  const areIntroduced =
    introduced.length >= MIN_INTRODUCED_SHARE * records.length &&
    introduced.filter(({ headline }) => AUTHOR_AND_OUTLET.test(textOf(headline - 1))).length >= MIN_AUTHORS;
  const isReply = (line: number) =>
    [...LAYOUT_TERMS.replyStarts].some((start) => textOf(line).toLowerCase().startsWith(start));
  return records.flatMap(({ headline, lines: inside }, record) => {
    const written = textOf(headline);
    const bare = areIntroduced && isIntroduced(itemAt(records, record)) ? withoutLead(written) : written;
    const row = lines[headline];
    if (!row || !/\p{L}/u.test(row.text)) return [];
    const beside = first(
      linesIn(inside, 'byline', 'teaser').filter((line) => !isSender(textOf(line))),
      (line) =>
        nameOf(fields[line], options) ??
        outletOfByline(textOf(line)) ??
        (fragmentKind(textOf(line)) === 'outlet' ? outletOf(textOf(line), options) : null),
    );
    const author = first(linesIn(inside, 'author'), outletIn);
    const days = linesIn(inside, 'date', 'outlet', 'author', 'byline', 'teaser', 'count').flatMap((line) => {
      if (isReply(line)) return [];
      const days = (fields[line]?.days ?? []).filter((day) => dayOf(day, options) !== null);
      return days.length > 0 || roles[line] === 'teaser' || dayOf(textOf(line), options) === null
        ? days
        : [textOf(line)];
    });
    // "24 min" may be a duration.
    const dayLine = days.find((text) => dayOf(text, options)?.ageHours === null) ?? days[0];
    // In a chat, the address is directly above the outlet, and the next one is that of the next headline.
    const addressed = areAbove
      ? [headline - 2, headline - 1].filter((line) => roles[line] === 'frame' || roles[line] === 'outlet')
      : linesIn(inside, 'frame', 'outlet');
    const url = first(addressed, (line) => findUrl(textOf(line), false)?.text ?? null);
    return [
      {
        line: row.line,
        text: bare,
        outlet: outlets[record] ?? beside ?? author ?? null,
        dayLine: dayLine ?? null,
        url,
      },
    ];
  });
}

function nameOf(fields: TeaserFacts | undefined, options: DateOptions): string | null {
  const name = fields?.outlet ?? null;
  return name === null ? null : outletOf(name, options);
}

function placedOutlets(
  headline: number,
  named: readonly number[],
  nameIn: (line: number) => string | null,
): PlacedOutlet[] {
  const above = named.filter((line) => line < headline).length;
  return named.flatMap((line, n) => {
    const name = nameIn(line);
    const place = n < above ? `above ${above - n}` : `below ${n - above + 1}`;
    return name === null ? [] : [{ name, place }];
  });
}

function first(lines: readonly number[], read: (line: number) => string | null): string | null {
  return lines.map(read).find((found) => found !== null) ?? null;
}
