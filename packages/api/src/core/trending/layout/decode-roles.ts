import { at } from '@earshot/schema/at';
import layoutModel from '../../../content/models/list-layout.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { bestLabels, type ChainModel, sumOverLabels } from '../../model/linear-chain.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readChainModel } from '../../model/model-file.ts';
import type { LayoutRole } from './layout-role.ts';
import { lineFeatures } from './line-features.ts';

const stored = readChainModel(layoutModel);
const ROLES = stored.chain.labels as readonly LayoutRole[];

const HEADLINE = ROLES.indexOf('headline');
/**
 * Added to a headline's score, so that a line needs evidence to be omitted: omitting a headline is worse than ranking a
 * label.
 */
const HEADLINE_BIAS = 1;
/**
 * Added instead of `HEADLINE_BIAS` for a line without a distinguishing feature, if the list has few outlets and dates on
 * separate lines.
 */
const PLAIN_LINE_BIAS = 4;
const LONG_LINE_BIAS = 6;
const MAX_FACTS_SHARE = 0.3;
const FACTS = (['outlet', 'author', 'date'] as const).map((role) => ROLES.indexOf(role));
/** Number of rounds in which the chain learns the list's own template. */
const ROUNDS = 2;
/** Weight of the list's own template relative to the general one. */
const TEMPLATE_WEIGHT = 0.5;
/** Number of assumed prior lines, which keep a template learned from few lines close to the general one. */
const PRIOR_LINES = 4;
const MAX_PULL = 2;
/**
 * Minimum number of identical lines for all of them to get the same role. Lines longer than `MAX_REPEATED_CHARACTERS` are
 * not compared.
 */
const MIN_REPEATS = 3;
const MAX_REPEATED_CHARACTERS = 60;
/** A template repeats, so the first lines of a long list are enough to learn it. */
const TEMPLATE_LINES = 2000;

/**
 * Returns the role of every line of a list: the best sequence of a linear chain that first learns from the list itself which
 * kinds of lines have which role, and which roles follow each other. A list repeats one template.
 * @param lines texts in the order of the list. An empty text is a gap between blocks.
 */
export function decodeRoles(lines: readonly string[]): LayoutRole[] {
  const { scores, kinds, biases } = scoreLines(lines);
  const template = learnTemplate(scores, kinds);
  const adapted = addPulls(scores, kinds, template.pulls);
  const facts = FACTS.reduce((sum, role) => sum + at(template.shares, role), 0);
  const isOneLine = facts < MAX_FACTS_SHARE * at(template.shares, HEADLINE);
  biases.forEach((bias, line) => {
    const score = line * ROLES.length + HEADLINE;
    adapted[score] = at(adapted, score) + (isOneLine ? bias : Math.min(bias, HEADLINE_BIAS));
  });
  const roles = Array.from(bestLabels(template.chain, adapted), (label) => at(ROLES, label));
  return withRepeatedRoles(roles, lines);
}

/** Gives identical short lines the role that most of them have. */
function withRepeatedRoles(roles: readonly LayoutRole[], lines: readonly string[]): LayoutRole[] {
  const counts = new Map<string, Map<LayoutRole, number>>();
  lines.forEach((text, i) => {
    if (text.length > MAX_REPEATED_CHARACTERS) return;
    const own = counts.get(text) ?? new Map<LayoutRole, number>();
    counts.set(text, own.set(at(roles, i), (own.get(at(roles, i)) ?? 0) + 1));
  });
  return roles.map((role, i) => {
    const own = counts.get(at(lines, i));
    if (!own || own.size < 2) return role;
    const total = [...own.values()].reduce((sum, count) => sum + count, 0);
    const [most, count] = [...own].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (total >= MIN_REPEATS && count > total / 2) return most;
    // The first line of a list may look like the name of the page.
    return role === 'frame' && own.has('outlet') ? 'outlet' : role;
  });
}

interface ScoredLines {
  readonly scores: Float64Array;
  readonly kinds: readonly string[];
  /** By line: added to its headline score. Capped at `HEADLINE_BIAS` unless the list has one line per headline. */
  readonly biases: readonly number[];
}

function scoreLines(lines: readonly string[]): ScoredLines {
  const size = ROLES.length;
  const biases: number[] = [];
  const scores = new Float64Array(lines.length * size);
  const kinds: string[] = [];
  for (const { features, kind } of lineFeatures(lines)) {
    scores.set(logOddsOf(stored.model, vectorOf(stored.space, features)), kinds.length * size);
    kinds.push(kind);
    biases.push(biasOf(features));
  }
  return { scores, kinds, biases };
}

/** Features that distinguish a line from a headline. */
const SET_APART = [
  'lacks the mark',
  'heads a block',
  'capitals',
  'all meta',
  'end colon',
  'end sentence and bracket',
  'has footer',
  'mark hash',
  'gap',
];
/** Features that occur on headings and hardly ever on headlines. */
const OF_HEADINGS = ['heads a block', 'short and lacks the mark'];

/** Features that distinguish a long line from a headline: greetings and footers are sentences or address the reader. */
const OF_NOTES = [
  'lacks a list mark',
  'all meta',
  'has footer',
  'has mail',
  'end period',
  'end exclamation',
  'end colon',
  'end sentence and bracket',
  'mark hash',
  'capitals',
];

/** Returns what to add to the headline score of a line with these features. */
function biasOf(features: Readonly<Record<string, number>>): number {
  const isRepeatedName = !('long' in features) && !('not repeated' in features) && !('gap' in features);
  if (isRepeatedName || OF_HEADINGS.some((name) => name in features)) return -PLAIN_LINE_BIAS;
  if ('long' in features && !OF_NOTES.some((name) => name in features)) return LONG_LINE_BIAS;
  if ('lacks a list mark' in features && 'from start 1' in features) return -HEADLINE_BIAS;
  return SET_APART.some((name) => name in features) ? HEADLINE_BIAS : PLAIN_LINE_BIAS;
}

/** A list's template, inferred from the list itself. */
interface Template {
  /** Share of the lines with each role. */
  readonly shares: Float64Array;
  readonly chain: ChainModel;
  /** By kind of line: what it adds to the score of each role. */
  readonly pulls: ReadonlyMap<string, Float64Array>;
}

function learnTemplate(scores: Float64Array, kinds: readonly string[]): Template {
  const size = ROLES.length;
  const own = scores.subarray(0, TEMPLATE_LINES * size);
  const ownKinds = kinds.slice(0, TEMPLATE_LINES);
  let template: Template = { shares: new Float64Array(size), chain: stored.chain, pulls: new Map() };
  for (let round = 0; round < ROUNDS && own.length > 0; round++) {
    const { marginals } = sumOverLabels(template.chain, addPulls(own, ownKinds, template.pulls));
    template = templateOf(marginals, ownKinds);
  }
  return template;
}

function templateOf(marginals: Float64Array, kinds: readonly string[]): Template {
  const size = ROLES.length;
  const roles = new Float64Array(size);
  const pairs = new Float64Array(size * size);
  const byKind = new Map<string, Float64Array>();
  kinds.forEach((kind, line) => {
    const counts = byKind.get(kind) ?? new Float64Array(size);
    byKind.set(kind, counts);
    for (let role = 0; role < size; role++) {
      const share = at(marginals, line * size + role);
      roles[role] = at(roles, role) + share;
      counts[role] = at(counts, role) + share;
      if (line + 1 < kinds.length)
        for (let next = 0; next < size; next++)
          pairs[role * size + next] =
            at(pairs, role * size + next) + share * at(marginals, (line + 1) * size + next);
    }
  });
  const shares = roles.map((count) => (count + 1 / size) / (kinds.length + 1));
  const transitions = Float64Array.from(stored.chain.transitions);
  for (let role = 0; role < size; role++)
    addTo(transitions, role * size, pullOf(pairs.subarray(role * size, (role + 1) * size), shares));
  return {
    shares,
    chain: { ...stored.chain, transitions },
    pulls: new Map([...byKind].map(([kind, counts]) => [kind, pullOf(counts, shares)])),
  };
}

/** Returns how much more often each role occurs here than in the whole list, as a capped and weighted log ratio. */
function pullOf(counts: Float64Array, shares: Float64Array): Float64Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, role) => {
    const share = at(shares, role);
    const gain = Math.log((count + PRIOR_LINES * share) / ((total + PRIOR_LINES) * share));
    return TEMPLATE_WEIGHT * Math.min(MAX_PULL, Math.max(-MAX_PULL, gain));
  });
}

function addPulls(
  scores: Float64Array,
  kinds: readonly string[],
  pulls: ReadonlyMap<string, Float64Array>,
): Float64Array {
  const adapted = Float64Array.from(scores);
  kinds.forEach((kind, line) => {
    const pull = pulls.get(kind);
    if (pull) addTo(adapted, line * ROLES.length, pull);
  });
  return adapted;
}

function addTo(target: Float64Array, start: number, added: Float64Array): void {
  for (let i = 0; i < added.length; i++) target[start + i] = at(target, start + i) + at(added, i);
}
