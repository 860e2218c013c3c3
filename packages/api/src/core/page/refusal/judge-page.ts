/** The one judgment on whether a page holds an article. */
import type { FailureCause } from '@earshot/schema/failures';
import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { PageWarning } from '@earshot/schema/warnings';
import { isBotChallenge } from './challenge.ts';
import { dataReasons } from './data-reasons.ts';
import { gatherEvidence, MAX_REFUSED_WORDS, type PageSources } from './evidence.ts';
import { listReasons } from './list-kinds.ts';
import { commentReasons, formReasons, galleryReasons, noticeReasons, videoReasons } from './media-kinds.ts';
import type { Reason } from './reasons.ts';
import { isScriptShell } from './script-shell.ts';
import { movedHome, statusReasons } from './status-kinds.ts';
import { consentReasons, isBeginning, loginReasons, paywallReasons } from './wall-kinds.ts';

export interface Judgment {
  /** Why the page is refused; null when it is read as an article. */
  readonly refusal: FailureCause | null;
  /** Doubts that the report shows. */
  readonly warnings: readonly PageWarning[];
  /** All reasons that were weighed, for tests and debugging. */
  readonly reasons: readonly Reason[];
}

/** A page is refused when the reasons for its kind outweigh those for an article by this much; the lowest such margin in test/pages is 2.5. */
const REFUSAL_MARGIN = 2.25;
const WARNING_MARGIN = 1;
/** Challenges and empty shells show next to no text of their own. */
const MAX_WALL_WORDS = 100;
const MAX_SHELL_WORDS = 40;

/**
 * Weighs what speaks for each kind of page that is no article against what speaks for one (`gatherEvidence`). A clear
 * case is refused by its kind, a doubtful one is read with a warning. Rates on real pages: docs/benchmarks.md.
 */
export function judgePage(sources: PageSources): Judgment {
  const { page, html } = sources;
  const { wordsInArticle } = page.signals;
  const plain = (refusal: FailureCause): Judgment => ({ refusal, warnings: [], reasons: [] });
  if (wordsInArticle <= MAX_WALL_WORDS && isBotChallenge(html, page.signals)) return plain('bot-challenge');
  const evidence = gatherEvidence(sources);
  const reasons = [
    ...paywallReasons(evidence),
    ...statusReasons(evidence),
    ...consentReasons(evidence),
    ...loginReasons(evidence),
    ...formReasons(evidence),
    ...listReasons(evidence),
    ...videoReasons(evidence),
    ...galleryReasons(evidence),
    ...commentReasons(evidence),
    ...noticeReasons(evidence),
  ];
  const [heavy, weight] = heaviest(reasons);
  const kind = heavy === 'home-page' && movedHome(evidence) ? 'gone' : heavy;
  const margin = weight - evidence.strength;
  if (kind && margin >= REFUSAL_MARGIN && evidence.ownWords < MAX_REFUSED_WORDS)
    return { refusal: kind, warnings: [], reasons };
  if (wordsInArticle <= MAX_SHELL_WORDS && isScriptShell(page, html)) return plain('js-only');
  const without = dataReasons(evidence);
  const isData = heaviest(without)[1] - evidence.strength >= REFUSAL_MARGIN;
  if (isData || page.text.trim().length < MIN_ARTICLE_CHARACTERS) {
    const refusal = kind && weight >= REFUSAL_MARGIN ? kind : 'no-text';
    return { refusal, warnings: [], reasons: [...reasons, ...without] };
  }
  const warnings: PageWarning[] = [];
  const isList = kind === 'story-list' || kind === 'home-page' || kind === 'search-results';
  if (kind && margin >= WARNING_MARGIN) warnings.push(isList ? 'story-list' : 'not-an-article');
  if (isBeginning(evidence)) warnings.push('beginning-only');
  return { refusal: null, warnings, reasons };
}

/** The kind with the most weight; the first of equals, in the order of the list. */
function heaviest(reasons: readonly Reason[]): [FailureCause | null, number] {
  const totals = new Map<FailureCause, number>();
  for (const { kind, weight } of reasons) totals.set(kind, (totals.get(kind) ?? 0) + weight);
  let best: [FailureCause | null, number] = [null, 0];
  for (const entry of totals) if (entry[1] > best[1]) best = entry;
  return best;
}
