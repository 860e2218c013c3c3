/** Evidence for and against a text and a header being the post, as numbers. */
import { type Features, rowsOf, wordsIn } from '../rows/feature-values.ts';
import type { Page, TextBlock } from '../rows/text-block.ts';
import type { Segment } from '../words/segments.ts';
import { headerFeatures } from './header-features.ts';
import type { HeaderCandidate, PostCandidate } from './post-candidates.ts';
import { type PageFigures, textFeatures } from './text-features.ts';
import { titleFeatures } from './title-above.ts';

/**
 * Returns the features of each candidate of a page in three parts: those of its text, those of its header above the first
 * row of the text, and those of a title above the header. Parts shared by several candidates are computed once.
 */
export function candidateFeatures(
  page: Page,
  candidates: readonly PostCandidate[],
): (readonly [text: Features, header: Features, title: Features])[] {
  const figures = pageFigures(page, new Set(candidates.map(({ text }) => text)));
  const ofText = new Map<TextBlock, Features>();
  const ofHeader = new Map<HeaderCandidate, Map<Segment, Features>>();
  return candidates.map(({ header, text, titleAbove }) => {
    const known = ofText.get(text) ?? textFeatures(page, figures, text);
    ofText.set(text, known);
    const [first] = rowsOf(text);
    const title = titleFeatures(titleAbove, header, text);
    if (!header || !first) return [known, NO_HEADER, title];
    const firsts = ofHeader.get(header) ?? new Map<Segment, Features>();
    ofHeader.set(header, firsts);
    const above = firsts.get(first) ?? headerFeatures(page, figures, header, first);
    firsts.set(first, above);
    return [known, above, title];
  });
}

const NO_HEADER: Features = { 'header: none': 1 };

function pageFigures(page: Page, texts: ReadonlySet<TextBlock>): PageFigures {
  let [main, longest]: [TextBlock | undefined, number] = [undefined, 1];
  for (const text of texts) {
    const count = wordsIn(rowsOf(text)).length;
    if (main && count <= longest) continue;
    main = text;
    longest = count;
  }
  const lefts = page.proved.map(({ segments }) => segments[0]?.box.left ?? 0);
  return { sizeOfText: main?.rows[0]?.size ?? 1, longest, lefts };
}
