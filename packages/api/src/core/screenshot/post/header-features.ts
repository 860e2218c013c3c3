/** Evidence for and against a header belonging to a text. */
import { looksLikeName, USER_NAME } from '../headers/author-name.ts';
import { FEELING_ROW } from '../headers/header-patterns.ts';
import { type Features, flag, isTextRow, mean, topOf } from '../rows/feature-values.ts';
import type { Page } from '../rows/text-block.ts';
import { isRightAbove, type Segment, sharedWidth } from '../words/segments.ts';
import { COMPLETE_DATE, FOLLOWER_ROW } from '../words/vocabulary.ts';
import type { HeaderCandidate } from './post-candidates.ts';
import { isProvedBelow } from './rows-nearby.ts';
import type { PageFigures } from './text-features.ts';

/** @param first first row of the text */
export function headerFeatures(
  page: Page,
  figures: PageFigures,
  header: HeaderCandidate,
  first: Segment,
): Features {
  const [name] = header.segments;
  if (!name) return { 'header: none': 1 };
  const bottom = Math.max(...header.segments.map(({ box }) => box.bottom));
  const top = Math.min(...header.segments.map(({ box }) => box.top));
  const gap = header.kind === 'caption' ? 0 : (first.box.top - bottom) / first.height;
  const shift = (first.box.left - name.box.left) / first.height;
  const column = {
    ...first.box,
    left: Math.min(name.box.left, first.box.left),
    right: Math.max(name.box.right, first.box.right),
  };
  const between = page.segments.filter(
    (segment) =>
      sharedWidth(segment.box, column) > 0 &&
      segment.box.top >= bottom - 0.3 * name.height &&
      segment.box.bottom <= first.box.top + 0.3 * first.height &&
      !header.segments.includes(segment) &&
      segment !== first,
  );
  const author = header.author ?? '';
  const isAccount = header.kind === 'bare-name' && USER_NAME.test(author) && hasProvedBelow(page, name);
  const isAligned = (left: number) => Math.abs(left - name.box.left) < name.height;
  return {
    ...proofFeatures(page, header, name),
    'header: at most a row away': flag(gap < 1.5),
    'header: gap': Math.min(gap, 14) / 5,
    'header: far': flag(gap > 5),
    'header: text below the name': flag(Math.abs(shift) < 0.6),
    'header: text below the avatar': flag(shift <= -1.2 && shift > -8),
    'header: text far left': flag(shift <= -8),
    'header: rows of text between': Math.min(3, between.filter((row) => isTextRow(page, row)).length),
    'header: other header between': flag(!isAccount && between.some((row) => page.headers.has(row))),
    ...nameFeatures(author, name),
    'header: name above the name': flag(hasNameAbove(page, name, top)),
    'header: account over its display name': flag(isAccount),
    'header: rows of a feed': Math.min(2, figures.lefts.filter(isAligned).length - 1),
    'header: place among headers': Math.min(
      3,
      // A channel shows its name at the top of the page and again in each message.
      page.proved.filter((other) => topOf(other.segments) < top && other.author !== header.author).length,
    ),
    ...againFeatures(page, header, top),
    'header: not text over text': flag(header.kind === 'bare-name' && page.kindOf(name) === 'icons'),
  };
}

/** A profile shows its name without a time above its posts. A further header of the same account belongs to a later post. */
function againFeatures(page: Page, { author, handle, time }: HeaderCandidate, top: number): Features {
  const start = handle?.replace(/(?:\.{2,3}|…)$/, '');
  const tops = page.proved.flatMap((other) => {
    const isSame = other.author === author || (start !== undefined && other.handle?.startsWith(start));
    return isSame && other.time !== null ? topOf(other.segments) : [];
  });
  const below = time === null ? tops.find((other) => other > top) : undefined;
  const isFollowed = ({ box, text }: Segment) =>
    below !== undefined && box.top > top && box.top < below && FOLLOWER_ROW.test(text);
  return {
    'header: again below, with a time': flag(below !== undefined),
    'header: of a profile': flag(page.segments.some(isFollowed)),
    'header: again above, with a time': flag(tops.some((other) => other < top)),
  };
}

function nameFeatures(author: string, name: Segment): Features {
  return {
    'header: name of capitals': flag(looksLikeName(author)),
    'header: user name': flag(USER_NAME.test(author)),
    'header: words of the name': author.split(' ').length / 4,
    'header: confidence': mean(name.words.map(({ confidence }) => confidence)) / 100,
  };
}

function proofFeatures(page: Page, header: HeaderCandidate, name: Segment): Features {
  return {
    'header: complete date': flag(header.time !== null && COMPLETE_DATE.test(header.time)),
    'header: feeling': flag(FEELING_ROW.test(name.text)),
    'header: caption': flag(header.kind === 'caption'),
    'header: height of a caption': header.kind === 'caption' ? name.box.top / page.heightPx : 0,
    'header: bare name': flag(header.kind === 'bare-name'),
    'header: bare name above a proof': flag(header.kind === 'bare-name' && isProvedBelow(page, name)),
  };
}

/** Whether an account name is above a display name with a time next to it. */
function hasProvedBelow(page: Page, name: Segment): boolean {
  return page.proved.some(
    ({ segments: [row], handle }) => handle === null && row !== undefined && isRightAbove(name, row, 1.2, 1),
  );
}

/** Whether another name is right above at the same edge. Then this one is a job, a place or a second name. */
function hasNameAbove(page: Page, name: Segment, top: number): boolean {
  return page.segments.some(
    (row) =>
      row !== name &&
      row.box.bottom <= top + 0.3 * name.height &&
      top - row.box.bottom < 1.2 * name.height &&
      Math.abs(row.box.left - name.box.left) < name.height &&
      row.size > 0.85 * name.size &&
      page.kindOf(row) === null &&
      row.words.length < 8,
  );
}
