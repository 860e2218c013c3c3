/**
 * Chooses the last row of a text by the sum of its features times fitted weights. The weights were fitted on the same
 * images as those in `choose-post.ts`.
 */
import WEIGHTS from '../../../content/screenshot/end-weights.json' with { type: 'json' };
import { weighed } from '../rows/feature-values.ts';
import type { OpenText, Page, TextBlock } from '../rows/text-block.ts';
import { endFeatures } from './row-features.ts';

const WEIGHT_OF: ReadonlyMap<string, number> = new Map(Object.entries(WEIGHTS));

export function chooseEnd(page: Page, { rows, ends, cutAfter }: OpenText): TextBlock {
  let [best, highest] = [rows.length, Number.NEGATIVE_INFINITY];
  for (const end of ends) {
    const score = ends.length === 1 ? 0 : weighed(endFeatures(page, rows, end), WEIGHT_OF);
    if (score <= highest) continue;
    best = end;
    highest = score;
  }
  return cutAfter(best);
}
