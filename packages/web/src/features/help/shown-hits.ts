import type { BestHit, HelpSearchResult } from '@earshot/schema/help/model';

/** Maximum number of other entries listed below the answer. */
const MAX_OTHERS = 4;

/** Returns the entries shown above the tabs: the answer and the next best. Empty if the library has no answer. */
export function shownHits({ best = [], isAnswered }: HelpSearchResult): readonly BestHit[] {
  return isAnswered === true ? best.slice(0, 1 + MAX_OTHERS) : [];
}

/** Returns the number of results on screen. Quizzes and exercises have no tab, so those above the tabs are added. */
export function resultCount(result: HelpSearchResult): number {
  const untabbed = shownHits(result).filter(({ kind }) => kind === 'quizzes' || kind === 'exercises');
  return result.frameworks.length + result.glossary.length + result.playbooks.length + untabbed.length;
}
