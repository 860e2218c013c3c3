/** The one judgment on whether a page holds an article. */
import type { FailureCause } from '@earshot/schema/failures';
import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { PageWarning } from '@earshot/schema/warnings';
import { splitSentences } from '../../text/sentences.ts';
import { type ArticleProbability, articleProbability } from './article-probability.ts';
import { type ArticleSigns, articleSigns } from './article-signs.ts';
import { isBotChallenge } from './challenge.ts';
import { type Evidence, gatherEvidence, type PageSources } from './evidence.ts';
import { kindReasons } from './kind-reasons.ts';
import type { Reason } from './reasons.ts';
import { isScriptShell } from './script-shell.ts';
import { movedHome } from './status-kinds.ts';
import { statedThing } from './thing-kinds.ts';
import { isBeginning, isTeaser } from './wall-kinds.ts';

export interface Judgment {
  /** Why the page is refused; null when it is read as an article. */
  readonly refusal: FailureCause | null;
  /** Doubts that the report shows. */
  readonly warnings: readonly PageWarning[];
  /** Probability that the page is an article; null when it was refused before anything was weighed. */
  readonly article: ArticleProbability | null;
  /** What speaks for single kinds of pages, for tests and debugging. */
  readonly reasons: readonly Reason[];
}

/**
 * A page that is less likely an article is refused; real pages below the bounds: docs/benchmarks.md. To refuse a long text
 * wrongly costs more than to report on a short message, so that a long text needs less.
 */
const MIN_PROBABILITY = { short: 0.2, long: 0.05 };
const LONG_TEXT_WORDS = 250;
/** Below it, the report says that the page may not be an article. */
const SURE_PROBABILITY = 0.6;
/** Fewer points for a kind do not name it. */
const MIN_KIND_WEIGHT = 2;
/** Challenges and empty shells show almost no text. */
const MAX_WALL_WORDS = 100;
const MAX_SHELL_WORDS = 40;

const LISTS: ReadonlySet<FailureCause | null> = new Set(['story-list', 'home-page', 'search-results']);

/**
 * Asks how likely the page is an article (`articleProbability`). An unlikely page is refused, a doubtful one is read with a
 * warning. Phrases and addresses only choose the sentence of the refusal.
 */
export function judgePage(sources: PageSources): Judgment {
  const { page, html } = sources;
  const { wordsInArticle } = page.signals;
  if (wordsInArticle <= MAX_WALL_WORDS && isBotChallenge(html, page.signals))
    return { refusal: 'bot-challenge', warnings: [], article: null, reasons: [] };
  const evidence = gatherEvidence(sources);
  const reasons = kindReasons(evidence);
  const signs = articleSigns(evidence, reasons);
  const article = articleProbability(signs);
  const refused = (refusal: FailureCause): Judgment => ({ refusal, warnings: [], article, reasons });
  const kind = kindOf(evidence, reasons);
  const isEmpty = page.text.trim().length < MIN_ARTICLE_CHARACTERS;
  const bound = evidence.ownWords < LONG_TEXT_WORDS ? MIN_PROBABILITY.short : MIN_PROBABILITY.long;
  const isUnlikely =
    isEmpty || (article.probability < bound && !(kind === null && isPlainProse(signs, evidence)));
  if (isTeaser(evidence))
    return refused(isUnlikely && kind !== null && kind !== 'login-wall' ? kind : 'paywall-teaser');
  if (isUnlikely && kind === null && wordsInArticle <= MAX_SHELL_WORDS && isScriptShell(page, html))
    return refused('js-only');
  if (isUnlikely) return refused(kind ?? 'no-text');
  const warnings: PageWarning[] = [];
  if (article.probability < SURE_PROBABILITY)
    warnings.push(LISTS.has(kind) ? 'story-list' : 'not-an-article');
  if (isBeginning(evidence)) warnings.push('beginning-only');
  return { refusal: null, warnings, article, reasons };
}

/** Words of a text that is long enough to be a report rather than a message. */
const MIN_PROSE_WORDS = 35;
/** The same when the page states a day and calls itself an article. */
const MIN_STATED_PROSE_WORDS = 20;
const MIN_PROSE_SENTENCES = 2;
const MAX_PROSE_CHARACTERS = 4_000;
/** Signs that a message, a shop or a form has and a report lacks. */
const SIGNS_OF_OTHERS = [
  'addresses the reader',
  'talks about the website',
  'buttons',
  'fields',
  'prices',
  'dated lines',
];

/**
 * Whether the page holds plain prose that addresses nobody: a report on a page of bare markup, or a brief. It is read with a warning.
 */
function isPlainProse(signs: ArticleSigns, { page, ownWords }: Evidence): boolean {
  const isPlain = SIGNS_OF_OTHERS.every((name) => signs[name] === 0);
  const isStated = signs['stated date'] === 1 && (signs['og article'] === 1 || signs['stated article'] === 1);
  if (!isPlain || ownWords < (isStated ? MIN_STATED_PROSE_WORDS : MIN_PROSE_WORDS)) return false;
  return splitSentences(page.text.slice(0, MAX_PROSE_CHARACTERS)).length >= MIN_PROSE_SENTENCES;
}

/** The kind of page that the refusal names: what the page says it is, or the kind with the most points; null for none. */
function kindOf(evidence: Evidence, reasons: readonly Reason[]): FailureCause | null {
  const thing = statedThing(evidence.nodes);
  if (thing) return thing;
  const totals = new Map<FailureCause, number>();
  for (const { kind, weight } of reasons) totals.set(kind, (totals.get(kind) ?? 0) + weight);
  let best: [FailureCause | null, number] = [null, 0];
  for (const entry of totals) if (entry[1] > best[1]) best = entry;
  const [kind, weight] = best;
  if (weight < MIN_KIND_WEIGHT) return null;
  return kind === 'home-page' && movedHome(evidence) ? 'gone' : kind;
}
