/** Decides whether a page contains an article. */
import type { FailureCause } from '@earshot/schema/failures';
import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { PageWarning } from '@earshot/schema/warnings';
import { splitSentences } from '../../text/sentences.ts';
import {
  type ArticleProbability,
  type ArticleSigns,
  articleProbability,
  articleSigns,
} from './article-signs.ts';
import { isBotChallenge, isScriptShell } from './challenge.ts';
import { type Evidence, gatherEvidence, type PageSources } from './evidence.ts';
import { listReasons } from './list-kinds.ts';
import { commentReasons, formReasons, galleryReasons, noticeReasons, videoReasons } from './media-kinds.ts';
import type { Reason } from './reasons.ts';

import { jobReasons, movedHome, statedThing, statusReasons } from './status-kinds.ts';
import { consentReasons, isBeginning, isTeaser, loginReasons } from './wall-kinds.ts';

export interface Judgment {
  /** Why the page is rejected. Null if it is read as an article. */
  readonly refusal: FailureCause | null;
  /** Doubts shown in the report. */
  readonly warnings: readonly PageWarning[];
  /** Probability that the page is an article. Null if it was rejected before the evidence was weighed. */
  readonly article: ArticleProbability | null;
  /** Evidence for specific kinds of pages, for tests and debugging. */
  readonly reasons: readonly Reason[];
}

/**
 * Pages with a lower probability are rejected, except plain prose (`isPlainProse`). For pages below these limits, see
 * `fit/cards/article.md`. Wrongly rejecting a long text is worse than reporting on a short message, so the limit for long
 * texts is lower.
 */
const MIN_PROBABILITY = { short: 0.22, long: 0.05 };
const LONG_TEXT_WORDS = 250;
/** Below this probability, the report says that the page may not be an article. */
const SURE_PROBABILITY = 0.6;
/** Minimum total weight of a kind's reasons for it to be named in the rejection. */
const MIN_KIND_WEIGHT = 2;
/** Challenges and empty shells show almost no text. */
const MAX_WALL_WORDS = 100;
const MAX_SHELL_WORDS = 40;

const LISTS: ReadonlySet<FailureCause | null> = new Set(['story-list', 'home-page', 'search-results']);

/**
 * Rejects bot challenges, teasers and pages without text. For other pages, the probability that the page is an article
 * (`articleProbability`) decides: an unlikely page is rejected, and a doubtful page is read with a warning. Phrases, URLs
 * and stated types determine which reason is given for a rejection.
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
    isEmpty ||
    (article.probability < bound &&
      !(
        kind === null &&
        isPlainProse(signs, evidence) &&
        (article.probability >= MIN_TIMELESS || isOfAnEvent(signs))
      ));
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

/** Minimum number of words for plain prose to be a report. Shorter texts are messages. */
const MIN_PROSE_WORDS = 35;
/** Minimum number of words for plain prose on a page that states a date and declares itself an article. */
const MIN_STATED_PROSE_WORDS = 20;
const MIN_PROSE_SENTENCES = 2;
/** Minimum share of words in long sentences for a text with a price. In calendars and offers it is lower. */
const MIN_PRICED_PROSE_SHARE = 0.5;
const MAX_PROSE_CHARACTERS = 4_000;
/** Below this probability, prose must report an event (`isOfAnEvent`). */
const MIN_TIMELESS = 0.025;
/**
 * Highest values of the features that messages, shops and forms have and reports do not. The rates of 0.12 allow a price,
 * or a word that means something else in the language of the page, in a text of at least 54 words, and one more for about
 * every 83 further words.
 */
const MOST_OF_OTHERS = {
  'addresses the reader': 0.12,
  'talks about the website': 0.12,
  'dated lines': 0.1,
  buttons: 0,
  fields: 0,
  prices: 0.12,
};

/**
 * Minimum rate of "we" and "our" for undated prose to be an offer or a presentation. Letters to the editor also reach it,
 * but they have a date.
 */
const MIN_OFFER = 0.3;

/**
 * Whether the page contains plain prose that neither addresses the reader nor speaks as an organization: a report on a page
 * of bare markup, or a news brief. It is read with a warning.
 */
function isPlainProse(signs: ArticleSigns, { page, ownWords }: Evidence): boolean {
  const isPlain = Object.entries(MOST_OF_OTHERS).every(([name, most]) => (signs[name] ?? 0) <= most);
  const isStated = signs['stated date'] === 1 && (signs['og article'] === 1 || signs['stated article'] === 1);
  const isOffer = signs['stated date'] !== 1 && (signs['speaks as an organization'] ?? 0) >= MIN_OFFER;
  const isPriceList = (signs.prices ?? 0) > 0 && (signs['share in sentences'] ?? 0) < MIN_PRICED_PROSE_SHARE;
  const minWords = isStated ? MIN_STATED_PROSE_WORDS : MIN_PROSE_WORDS;
  if (!isPlain || isOffer || isPriceList || ownWords < minWords) return false;
  return splitSentences(page.text.slice(0, MAX_PROSE_CHARACTERS)).length >= MIN_PROSE_SENTENCES;
}

/**
 * Whether the page states a date, or its text has a past form or a quote. Offers, rules, forecasts and instructions often
 * have none of them.
 */
const isOfAnEvent = (signs: ArticleSigns): boolean =>
  signs['stated date'] === 1 || (signs['past tense'] ?? 0) > 0 || (signs.quotes ?? 0) > 0;

/**
 * Returns the kind of page named in the rejection: what the page says it is, or the kind with the most points. Null if there
 * is none.
 */
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

/** Returns the evidence for each kind of page that is not an article. Among kinds with equal weight, the first is named. */
export function kindReasons(evidence: Evidence): Reason[] {
  return [
    ...statusReasons(evidence),
    ...consentReasons(evidence),
    ...loginReasons(evidence),
    ...formReasons(evidence),
    ...listReasons(evidence),
    ...videoReasons(evidence),
    ...galleryReasons(evidence),
    ...commentReasons(evidence),
    ...noticeReasons(evidence),
    ...jobReasons(evidence),
  ];
}
