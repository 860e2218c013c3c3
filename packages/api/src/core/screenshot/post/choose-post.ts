/** Chooses the post with a conditional logit over all candidates (McFadden 1974), fitted on synthetic images. */
import WEIGHTS from '../../../content/screenshot/choice-weights.json' with { type: 'json' };
import { looksLikeName, USER_NAME } from '../headers/author-name.ts';
import {
  bottomOf,
  type Features,
  flag,
  isTextRow,
  mean,
  type Page,
  rowsOf,
  type TextBlock,
  topOf,
  total,
  weighed,
  wordsIn,
} from '../rows/text-block.ts';
import { isRightAbove, type Segment, sharedWidth } from '../words/segments.ts';
import { type HeaderCandidate, type PostCandidate, postCandidates, wholeText } from './post-candidates.ts';

/** Chosen by trial on synthetic images: 0.3 to 1 and 0 to 0.2 are not worse. */
const TEXT_WEIGHT = 0.5;
const HEADER_WEIGHT = 0.2;
/** Higher odds do not count, because the row above a sure one may also belong to the text. */
const MOST_TEXT_ODDS = 1;
const WEIGHT_OF: ReadonlyMap<string, number> = new Map(Object.entries(WEIGHTS));

export interface PostChoice {
  readonly candidate: PostCandidate;
  /** Probability of all candidates with the same author and start of the text, 0 to 1. */
  readonly share: number;
  readonly texts: readonly PostCandidate[];
}

export function choosePost(page: Page): PostChoice | null {
  const candidates = postCandidates(page);
  const features = candidateFeatures(page, candidates);
  const scored = candidates.map((candidate, i) => ({
    candidate,
    score: weighed(features[i] ?? {}, WEIGHT_OF) + oddsOfRows(page, candidate),
  }));
  const byScore = scored.toSorted((a, b) => b.score - a.score);
  const [best] = byScore;
  if (!best) return null;
  const weightOf = (score: number) => Math.exp(score - best.score);
  const own = identityOf(page, best.candidate);
  const same = scored.filter(({ candidate }) => identityOf(page, candidate) === own);
  return {
    candidate: best.candidate,
    share:
      total(same.map(({ score }) => weightOf(score))) / total(scored.map(({ score }) => weightOf(score))),
    texts: apart(byScore.map(({ candidate }) => candidate)),
  };
}

function oddsOfRows({ oddsOf }: Page, { header, text }: PostCandidate): number {
  if (!oddsOf) return 0;
  const odds = [...text.title, ...text.rows].map((row) => Math.min(MOST_TEXT_ODDS, oddsOf(row).text));
  const name = header?.kind === 'caption' ? undefined : header?.segments[0];
  return TEXT_WEIGHT * mean(odds) + (name ? HEADER_WEIGHT * oddsOf(name).header : 0);
}

function apart(candidates: readonly PostCandidate[]): PostCandidate[] {
  const distinct: PostCandidate[] = [];
  const taken = new Set<unknown>();
  for (const candidate of candidates) {
    const { used } = wholeText(candidate);
    if ([...used].some((segment) => taken.has(segment))) continue;
    for (const segment of used) taken.add(segment);
    for (const segment of candidate.header?.segments ?? []) taken.add(segment);
    distinct.push(candidate);
    if (distinct.length === MAX_TEXTS) break;
  }
  return distinct;
}

const MAX_TEXTS = 12;

function identityOf(page: Page, { header, text }: PostCandidate): string {
  const [first] = [...text.title, ...text.rows];
  const row = first ? `${Math.round(first.box.top)} ${Math.round((first.box.left / page.widthPx) * 10)}` : '';
  return `${header?.author ?? ''}\n${row}`;
}

const MAX_PARAGRAPH_GAP_HEIGHTS = 3.2;
const SAME_SIZE_LOG = 0.1;
const NO_HEADER: Features = { 'header: none': 1 };

interface PageFigures {
  readonly sizeOfText: number;
  readonly longest: number;
  readonly lefts: readonly number[];
}

export function candidateFeatures(page: Page, candidates: readonly PostCandidate[]): Features[] {
  const figures = pageFigures(page, new Set(candidates.map(({ text }) => text)));
  const ofTexts = new Map<TextBlock, Features>();
  return candidates.map((candidate) => {
    const { header, text } = candidate;
    const ofText = ofTexts.get(text) ?? textFeatures(page, figures, text);
    ofTexts.set(text, ofText);
    const [first] = rowsOf(text);
    const ofHeader = header && first ? headerFeatures(page, figures, header, first) : NO_HEADER;
    return { ...ofText, ...ofHeader, ...titleFeatures(candidate) };
  });
}

function pageFigures(page: Page, texts: ReadonlySet<TextBlock>): PageFigures {
  let [main, longest]: [TextBlock | undefined, number] = [undefined, 1];
  for (const text of texts) {
    const count = wordsIn(rowsOf(text)).length;
    if (main && count <= longest) continue;
    main = text;
    longest = count;
  }
  const lefts = page.proved.flatMap(({ segments: [name] }) => (name ? [name.box.left] : []));
  return { sizeOfText: main?.rows[0]?.size ?? 1, longest, lefts };
}

function textFeatures(page: Page, figures: PageFigures, text: TextBlock): Features {
  const rows = rowsOf(text);
  const [first] = rows;
  if (!first) return {};
  const words = wordsIn(rows).length;
  const left = Math.min(...rows.map(({ box }) => box.left));
  const body = text.rows[0] ?? first;
  const above = neighborAbove(page, body, left);
  return {
    'text: words (log)': Math.log(words) / 3,
    'text: share of the longest text': words / figures.longest,
    'text: type size against the longest text (log)': Math.log(first.size / figures.sizeOfText),
    'text: height on the page': first.box.top / page.heightPx,
    'text: begins small': flag(/^\p{Ll}/u.test(first.text)),
    'text: goes on above': flag(above !== undefined && isTextRow(page, above)),
    'text: paragraph above': flag(hasParagraphAbove(page, body, left)),
  };
}

function neighborAbove(page: Page, first: Segment, left: number): Segment | undefined {
  return page.segments.findLast((row) => {
    const gap = (first.box.top - row.box.bottom) / first.height;
    const ratio = row.size / first.size;
    const isAligned = Math.abs(row.box.left - left) < first.height;
    return gap >= -0.2 && gap < 1.3 && isAligned && ratio > 0.85 && ratio < 1.2;
  });
}

function hasParagraphAbove(page: Page, first: Segment, left: number): boolean {
  return page.segments.some((row) => {
    const gap = (first.box.top - row.box.bottom) / first.height;
    const isAligned = Math.abs(row.box.left - left) < 0.6 * first.height;
    const isAlike = Math.abs(Math.log(row.size / first.size)) < SAME_SIZE_LOG;
    return gap >= 1.3 && gap < MAX_PARAGRAPH_GAP_HEIGHTS && isTextRow(page, row) && isAligned && isAlike;
  });
}

function headerFeatures(page: Page, figures: PageFigures, header: HeaderCandidate, first: Segment): Features {
  const [name] = header.segments;
  if (!name) return NO_HEADER;
  const isAccount = header.kind === 'bare-name' && isOverDisplayName(page, name, header.author);
  const isCaption = header.kind === 'caption';
  const author = header.author ?? '';
  const top = topOf(header.segments);
  const gap = isCaption ? 0 : (first.box.top - bottomOf(header.segments)) / first.height;
  const shift = (first.box.left - name.box.left) / first.height;
  const between = rowsBetween(page, header, name, first);
  const isAligned = (left: number) => Math.abs(left - name.box.left) < name.height;
  const above = page.proved.filter((other) => topOf(other.segments) < top && other.author !== header.author);
  return {
    'header: caption': flag(isCaption),
    'header: bare name': flag(header.kind === 'bare-name'),
    'header: gap': Math.min(gap, 14) / 5,
    'header: text below the name': flag(Math.abs(shift) < 0.6),
    'header: text below the avatar': flag(shift <= -1.2 && shift > -8),
    'header: text far left': flag(shift <= -8),
    'header: rows of text between': Math.min(3, between.filter((row) => isTextRow(page, row)).length),
    'header: other header between': flag(!isAccount && between.some((row) => page.headers.has(row))),
    'header: name of capitals': flag(looksLikeName(author)),
    'header: confidence': mean(name.words.map(({ confidence }) => confidence)) / 100,
    'header: name above the name': flag(hasNameAbove(page, name, top)),
    'header: rows of a feed': Math.min(2, figures.lefts.filter(isAligned).length - 1),
    'header: place among headers': Math.min(3, above.length),
  };
}

function rowsBetween(page: Page, header: HeaderCandidate, name: Segment, first: Segment): Segment[] {
  const bottom = bottomOf(header.segments);
  const column = {
    ...first.box,
    left: Math.min(name.box.left, first.box.left),
    right: Math.max(name.box.right, first.box.right),
  };
  return page.segments.filter((row) => {
    const isBelow = row.box.top >= bottom - 0.3 * name.height;
    const isAbove = row.box.bottom <= first.box.top + 0.3 * first.height;
    return (
      isBelow &&
      isAbove &&
      sharedWidth(row.box, column) > 0 &&
      !header.segments.includes(row) &&
      row !== first
    );
  });
}

function isOverDisplayName(page: Page, name: Segment, author: string | null): boolean {
  if (author === null || !USER_NAME.test(author)) return false;
  return page.proved.some(
    ({ segments: [row], handle }) => row && handle === null && isRightAbove(name, row, 1.2, 1),
  );
}

/** If a name is above, this one is a job, a place or a second name. */
function hasNameAbove(page: Page, name: Segment, top: number): boolean {
  return page.segments.some((row) => {
    const gap = (top - row.box.bottom) / name.height;
    const isAligned = Math.abs(row.box.left - name.box.left) < name.height;
    const isName = row.size > 0.85 * name.size && page.kindOf(row) === null && row.words.length < 8;
    return row !== name && gap >= -0.3 && gap < 1.2 && isAligned && isName;
  });
}

function titleFeatures({ titleAbove, header, text }: PostCandidate): Features {
  const [row] = titleAbove?.rows ?? [];
  const [first] = text.rows;
  if (!titleAbove || !row || !first || !header) return {};
  if (!titleAbove.isUsed) return { 'title: left out': 1 };
  return {
    'title: above the header': 1,
    'title: type size against the text (log)': Math.log(row.size / first.size),
    'title: gap': (topOf(header.segments) - bottomOf(titleAbove.rows)) / row.height / 3,
    'title: words (log)': Math.log(wordsIn(titleAbove.rows).length) / 3,
    'title: at the edge of the text': flag(Math.abs(row.box.left - first.box.left) < row.height),
  };
}
