/** What speaks for and against a text and a header being the post, as numbers of the order of one. */
import { type Features, rowsOf, wordsIn } from './feature-values.ts';
import { headerFeatures } from './header-features.ts';
import type { PostCandidate } from './post-candidates.ts';
import type { Page, TextBlock } from './text-block.ts';
import { type PageFigures, textFeatures } from './text-features.ts';

export function pageFigures(page: Page, texts: readonly TextBlock[]): PageFigures {
  const counts = texts.map((text) => wordsIn(rowsOf(text)).length);
  const longest = Math.max(1, ...counts);
  const main = texts[counts.indexOf(longest)];
  const lefts = page.proved.map(({ segments }) => segments[0]?.box.left ?? 0);
  return { sizeOfText: main?.rows[0]?.size ?? 1, longest, lefts };
}

export function featuresOf(page: Page, figures: PageFigures, candidate: PostCandidate): Features {
  return { ...textFeatures(page, figures, candidate.text), ...headerFeatures(page, figures, candidate) };
}
