/** Finds the blocks of the article among all blocks of the page. */
import type { Block } from './blocks.ts';
import { hasBodyHint } from './boilerplate.ts';
import { BoilerplateMap, goodTextScore, nearScores, subtreeSums } from './content-score.ts';
import type { PageElement } from './page-element.ts';

export interface Content {
  readonly container: PageElement;
  /** Blocks inside the container that no boilerplate element holds, in document order. */
  readonly blocks: readonly Block[];
  /** Good-text score per block of the page, by index; 0 inside boilerplate. */
  readonly good: readonly number[];
}

/**
 * Starts from the element with the most good text near it and climbs while the parent brings more of the same
 * article. `isHeadline` tells headings that repeat the page's title.
 */
export function chooseContent(root: PageElement, blocks: readonly Block[]): Content {
  const all = subtreeSums(blocks, goodTextScore);
  const boilerplate = new BoilerplateMap(all, root);
  const good = blocks.map((block) => (boilerplate.has(block.element) ? 0 : goodTextScore(block)));
  const container = climb(
    start(root, nearScores(blocks, good)),
    subtreeSums(blocks, (b) => good[b.index] ?? 0),
  );
  const inside = new Map<PageElement, boolean>();
  return {
    container,
    good,
    blocks: blocks.filter(
      (block) => isInside(block.element, container, inside) && !boilerplate.has(block.element),
    ),
  };
}

function start(root: PageElement, scores: ReadonlyMap<PageElement, number>): PageElement {
  let best = root;
  let bestScore = 0;
  for (const [element, score] of scores) {
    if (score > bestScore) {
      best = element;
      bestScore = score;
    }
  }
  return best;
}

function climb(from: PageElement, sums: ReadonlyMap<PageElement, number>): PageElement {
  let chosen = from;
  for (let at = from.parent; at && at.tag !== 'html'; at = at.parent) {
    const before = sums.get(chosen) ?? 0;
    const after = sums.get(at) ?? 0;
    const gain = after - before;
    if (gain <= 0) continue;
    if (hasBodyHint(chosen) && gain < 0.5 * before) break;
    if (gain < 0.02 * before) continue;
    if (gain > 1.5 * before && !hasBodyHint(at)) break;
    chosen = at;
  }
  return chosen;
}

/** Whether `element` is `container` or stands below it; answers are kept in `known`. */
export function isInside(
  element: PageElement,
  container: PageElement,
  known: Map<PageElement, boolean>,
): boolean {
  const path: PageElement[] = [];
  let inside = false;
  for (let at: PageElement | null = element; at; at = at.parent) {
    const answer = at === container ? true : known.get(at);
    if (answer !== undefined) {
      inside = answer;
      break;
    }
    path.push(at);
  }
  for (const each of path) known.set(each, inside);
  return inside;
}
