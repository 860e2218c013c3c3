import { itemAt } from '@earshot/schema/item-at';
import layoutModel from '../../../content/models/list-layout.json' with { type: 'json' };
import { bestLabels } from '../../model/linear-chain.ts';
import { logOddsOf, readChainModel, vectorOf } from '../../model/linear-model.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import { isLoneAddress } from './correct-roles.ts';
import { countsOf, mostFrequent } from './counts.ts';
import { fragmentKind, isImprint, LAYOUT_TERMS, NAME_AND_TIME } from './fragment-kind.ts';
import type { LayoutRole } from './layout-role.ts';
import { adaptToList } from './learn-template.ts';
import { lineFeatures } from './line-features.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';
import { isSender } from './record-facts.ts';

const stored = readChainModel(layoutModel);
const ROLES = stored.chain.labels as readonly LayoutRole[];

const HEADLINE = ROLES.indexOf('headline');
const FRAME = ROLES.indexOf('frame');
/** The score of a line that has its role whatever is around it. */
const CERTAIN = 100;
/** Omitting a headline is worse than ranking a label. */
const HEADLINE_BIAS = 1;
/** A list with fewer lines hardly shows its template. */
const MIN_TEMPLATE_LINES = 9;
const SHORT_LIST_BIAS = 3;
/** Bias of a line without a distinguishing feature, if the list has few outlets and dates on separate lines. */
const PLAIN_LINE_BIAS = 5;
const LONG_LINE_BIAS = 8;
const MAX_FACTS_SHARE = 0.3;
const FACTS = (['outlet', 'author', 'date'] as const).map((role) => ROLES.indexOf(role));
/** The chain first learns from the list itself, because a list repeats one template. An empty text is a gap between blocks. */
export function decodeRoles(lines: readonly string[]): LayoutRole[] {
  const { scores, kinds, biases } = scoreLines(lines);
  const { shares, chain, scores: adapted } = adaptToList(stored.chain, scores, [kinds, contextsOf(kinds)]);
  const facts = FACTS.reduce((sum, role) => sum + itemAt(shares, role), 0);
  const isOneLine = facts < MAX_FACTS_SHARE * itemAt(shares, HEADLINE);
  const maxBias = lines.length < MIN_TEMPLATE_LINES ? SHORT_LIST_BIAS : HEADLINE_BIAS;
  biases.forEach((bias, line) => {
    const score = line * ROLES.length + HEADLINE;
    adapted[score] = itemAt(adapted, score) + (isOneLine ? bias : Math.min(bias, maxBias));
  });
  const roles = Array.from(bestLabels(chain, adapted), (label) => itemAt(ROLES, label));
  return withoutPosters(withRepeated(roles, lines), lines, kinds);
}

const NAMED: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author', 'headline']);
/** "Chief Economist at Northwind" */
const JOB = /^(\p{L}+)(?:\s\S+){0,4}\s(?:at|bei|chez)(?:\s(?:\p{Lu}\S*|of|and|&))+$/u;

const SUBREDDIT = /^r\/\w+$/;

/** Who posted a message is neither its headline nor its outlet: "JV", "Fenwick, Ada 11/26/2026 9:10 AM". */
function withoutPosters(
  roles: readonly LayoutRole[],
  lines: readonly string[],
  kinds: readonly string[],
): LayoutRole[] {
  const isJob = (i: number) => {
    const job = JOB.exec(lines[i] ?? '')?.[1]?.toLowerCase() ?? '';
    return LAYOUT_TERMS.jobWords.has(job) && kinds[i - 1] === 'person';
  };
  const areLinked = lines.some((line) => SUBREDDIT.test(line)) && kinds.includes('domain');
  return roles.map((role, i) => {
    if (areLinked && SUBREDDIT.test(itemAt(lines, i))) return 'byline';
    if (areLinked && kinds[i] === 'domain' && roles[i - 1] === 'headline') return 'outlet';
    if (isJob(i) || isJob(i + 1)) return 'byline';
    if (!NAMED.has(role)) return role;
    if (kinds[i] === 'initials') return 'button';
    if (!isSender(itemAt(lines, i))) return role;
    if (kinds[i] !== 'name with a day') return 'byline';
    return roles.includes('outlet') ? 'button' : 'date';
  });
}

/** Lines with the same text have the role of most of them. A long one is a headline if any is, as in a list of the most read. */
function withRepeated(roles: readonly LayoutRole[], lines: readonly string[]): LayoutRole[] {
  const byText = new Map<string, LayoutRole[]>();
  lines.forEach((text, i) => {
    const rolesOfText = byText.get(text) ?? [];
    byText.set(text, rolesOfText);
    rolesOfText.push(itemAt(roles, i));
  });
  return lines.map((text, i) => {
    const rolesOfText = byText.get(text) ?? [];
    if (rolesOfText.includes('headline') && wordsIn(text) >= LONG_WORDS) return 'headline';
    const [usual, count] = mostFrequent(countsOf(rolesOfText), 'frame');
    return 2 * count > rolesOfText.length ? usual : itemAt(roles, i);
  });
}

function contextsOf(kinds: readonly string[]): string[] {
  return kinds.map((_, i) => `${kinds[i - 1] ?? 'none'}, ${kinds[i + 1] ?? 'none'}`);
}

interface ScoredLines {
  readonly scores: Float64Array;
  readonly kinds: readonly string[];
  readonly biases: readonly number[];
}

function scoreLines(lines: readonly string[]): ScoredLines {
  const size = ROLES.length;
  // Without links, the lines below names and times are headlines of programs: "Tagesschau 20:00".
  const isLink = (line: string) => isLoneAddress(line) || fragmentKind(line) === 'domain';
  const inChat = lines.filter(isMessageHead).length >= MIN_MESSAGES && lines.some(isLink);
  const biases: number[] = [];
  const scores = new Float64Array(lines.length * size);
  const kinds: string[] = [];
  for (const { features, kind } of lineFeatures(lines)) {
    scores.set(logOddsOf(stored.model, vectorOf(stored.space, features)), kinds.length * size);
    if (kind === 'furniture') {
      const role = isPieceAboveOutlet(kinds.length, lines) ? HEADLINE : FRAME;
      scores[kinds.length * size + role] = CERTAIN;
    }
    kinds.push(kind);
    const isRemark =
      inChat && SPOKEN.some((name) => features.has(name)) && !LINKED.some((name) => features.has(name));
    biases.push(isRemark ? -PLAIN_LINE_BIAS : biasOf(features));
  }
  return { scores, kinds, biases };
}

/** "Elaborado por mujeres rurales" in a list whose outlets are below their headlines. */
function isPieceAboveOutlet(line: number, lines: readonly string[]): boolean {
  const [text, below, last] = [itemAt(lines, line), lines[line + 1] ?? '', itemAt(lines, lines.length - 1)];
  return (
    isImprint(text) && !text.includes(':') && [below, last].every((name) => fragmentKind(name) === 'outlet')
  );
}

const MIN_MESSAGES = 2;

/** Whether a line says who sent the message below, and when: "Ada Fenwick 9:10 AM". */
function isMessageHead(line: string): boolean {
  const [, poster = ''] = NAME_AND_TIME.exec(line) ?? [];
  return poster !== '' && sourceEvidence(poster) !== 'strong';
}

/** Features of lines that speak to somebody, as in a chat. */
const SPOKEN = ['reader words', 'small unlike most'];
const LINKED = ['has an address', 'next url', 'next outlet', 'next domain'];
/** Features of remarks and headings, which are rarely headlines. */
const APART = [
  ...SPOKEN,
  'all meta',
  'capitals',
  'has footer',
  'end colon',
  'end sentence and bracket',
  'mark hash',
];
const SET_APART = [...APART, 'lacks the mark', 'heads a block', 'gap'];
const OF_HEADINGS = ['heads a block', 'short and lacks the mark'];
/** Greetings and footers are sentences or address the reader. */
const OF_NOTES = [...APART, 'lacks a list mark', 'has mail', 'end period', 'end exclamation'];
/** "812 points by ana | hide | 604 comments" */
const OF_PIECES = [0, 1, 2, 3].map((bucket) => `longest piece ${bucket}`);
const OF_DATA = ['has count', 'has button'];

function biasOf(features: ReadonlySet<string>): number {
  const isRepeatedName = !features.has('long') && !features.has('not repeated') && !features.has('gap');
  if (isRepeatedName || OF_HEADINGS.some((name) => features.has(name))) return -PLAIN_LINE_BIAS;
  if ([OF_PIECES, OF_DATA].every((names) => names.some((name) => features.has(name)))) return HEADLINE_BIAS;
  if (features.has('long') && !OF_NOTES.some((name) => features.has(name))) return LONG_LINE_BIAS;
  if (features.has('lacks a list mark') && features.has('from start 1')) return -HEADLINE_BIAS;
  return SET_APART.some((name) => features.has(name)) ? HEADLINE_BIAS : PLAIN_LINE_BIAS;
}
