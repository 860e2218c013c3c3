import type { ReadBlock } from '@earshot/schema/analysis-result';
import type { PlatformId } from '../social/platforms.ts';
import { countUnread } from './certainty/certainty.ts';
import { countsOfPost, iconsOf, type PostCounts, printedFigures } from './counts/counts.ts';
import { type Foot, footOf, isOfPost, timeOf } from './counts/post-foot.ts';
import { accountOf, type PostHeader } from './headers/author-name.ts';
import { CAPTION_ROW, detectNetwork, HEADER_ROW, networkEvidence } from './network/detect-network.ts';
import { choosePost, type PostChoice } from './post/choose-post.ts';
import { type PostCandidate, wholeText } from './post/post-candidates.ts';
import { pageOf } from './rows/page-of.ts';
import { mean, type Page } from './rows/text-block.ts';
import { type ReadText, textOfRows } from './rows/text-of-rows.ts';
import { type ImageText, isSameRow, type PixelBox, type Segment } from './words/segments.ts';

export interface ScreenshotPost extends ReadText, PostCounts {
  readonly platform: PlatformId | null;
  /** 0 to 1. */
  readonly platformShare: number;
  readonly author: string | null;
  /** As printed, with `@` or `u/`, perhaps cut with an ellipsis. */
  readonly handle: string | null;
  /** As printed, such as `2h` or `9:14 AM · Nov 3, 2026`. */
  readonly time: string | null;
  readonly title: string | null;
  readonly unreadCharacters: number;
  /** Header and text. Null without text. */
  readonly area: PixelBox | null;
  readonly foot: Foot | null;
  /** Probability of this text and author among all candidates, 0 to 1. */
  readonly share: number;
  /** OCR confidence of the row with the author, in percent. */
  readonly nameConfidence: number | null;
  readonly blocks: readonly ReadBlock[];
}

/** The text begins with the title. */
export function readScreenshotPost(image: ImageText): ScreenshotPost {
  return describePost(findPost(image), image);
}

export interface FoundPost {
  readonly page: Page;
  readonly choice: PostChoice | null;
}

export type ImageMarks = Pick<ImageText, 'counters' | 'accents'>;

export function findPost(image: ImageText): FoundPost {
  const page = pageOf(image);
  return { page, choice: choosePost(page) };
}

export function describePost({ page, choice }: FoundPost, marks: ImageMarks = {}): ScreenshotPost {
  const chrome = chromeOf(page, choice);
  const header = choice?.candidate.header ?? null;
  const [name] = header?.segments ?? [];
  const { platform, probability } = detectNetwork(evidenceOf(marks, page, chrome, choice));
  return {
    ...textOf(choice?.candidate ?? null),
    ...accountOf(header, platform, page.segments),
    platform,
    platformShare: probability,
    time: timeOf(page, chrome, choice),
    ...countsOfPost(
      (choice && marks.counters) ?? [],
      choice ? rowTexts(chrome.filter(isOfPost(page, choice.candidate)), printedFigures) : [],
      platform,
    ),
    unreadCharacters: countUnread(page.segments, choice ? wholeText(choice.candidate).used : new Set()),
    area: choice && areaOf(choice.candidate),
    foot: choice && footOf(page, choice.candidate),
    share: choice?.share ?? 0,
    nameConfidence: name ? mean(name.words.map((word) => word.confidence)) : null,
    blocks: (choice?.texts ?? []).map((candidate, i) => blockOf(page, candidate, platform, i === 0)),
  };
}

function evidenceOf(marks: ImageMarks, page: Page, chrome: readonly Segment[], choice: PostChoice | null) {
  const { counters = [], accents = [] } = marks;
  const header = choice?.candidate.header ?? null;
  const signs = [
    ...new Set([...rowTexts(chrome, ({ text }) => text), ...chrome.map(({ text }) => text)]),
    ...(header?.kind === 'caption' ? [CAPTION_ROW] : []),
    ...(header ? [[HEADER_ROW, ...headerRows(page, header)].join(' ')] : []),
  ];
  const { author = null, handle = null } = header ?? {};
  return networkEvidence(signs, { author: author ?? handle, handle }, { icons: iconsOf(counters), accents });
}

function headerRows(page: Page, { segments: [name, ...others] }: PostHeader): string[] {
  const same = page.proved.filter(({ segments: [row] }) => row === name).flatMap(({ segments }) => segments);
  const rows = new Set([...(name ? [name] : []), ...others, ...same]);
  return [...rows].sort((a, b) => a.box.top - b.box.top).map(({ text }) => text);
}

function textOf(candidate: PostCandidate | null): ReadText & { readonly title: string | null } {
  const whole = candidate && wholeText(candidate);
  const title = textOfRows(whole?.title ?? []);
  const body = textOfRows(whole?.rows ?? []);
  return { ...joinTexts(title, body), title: title.text === '' ? null : title.text };
}

function blockOf(
  { segments, widthPx, heightPx }: Page,
  candidate: PostCandidate,
  platform: PlatformId | null,
  isChosen: boolean,
): ReadBlock {
  const { title, rows } = wholeText(candidate);
  const box = aroundAll([...title, ...rows]);
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const left = share(box.left, widthPx);
  const top = share(box.top, heightPx);
  return {
    text: textOf(candidate).text,
    ...accountOf(candidate.header, platform, segments),
    isChosen,
    box: {
      left,
      top,
      width: share(box.right, widthPx) - left,
      height: share(box.bottom, heightPx) - top,
    },
  };
}

function areaOf(candidate: PostCandidate): PixelBox {
  const { title, rows } = wholeText(candidate);
  const box = aroundAll([...(candidate.header?.segments ?? []), ...title, ...rows]);
  return { ...box, top: Math.max(0, box.top - ROOM_ABOVE_HEIGHTS * (rows[0]?.height ?? 0)) };
}

/** A name may have been missed above the header. */
const ROOM_ABOVE_HEIGHTS = 4;

function aroundAll(rows: readonly Segment[]): PixelBox {
  return {
    left: Math.min(...rows.map(({ box }) => box.left)),
    top: Math.min(...rows.map(({ box }) => box.top)),
    right: Math.max(...rows.map(({ box }) => box.right)),
    bottom: Math.max(...rows.map(({ box }) => box.bottom)),
  };
}

function chromeOf({ segments }: Page, choice: PostChoice | null): Segment[] {
  const used = choice ? wholeText(choice.candidate).used : null;
  return segments.filter((segment) => !used?.has(segment));
}

function rowTexts(segments: readonly Segment[], textOf: (segment: Segment) => string): string[] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const row = rows.find((other) => other.some(({ box }) => isSameRow(box, segment.box)));
    if (row) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) =>
    row
      .sort((a, b) => a.box.left - b.box.left)
      .map(textOf)
      .join(' '),
  );
}

function joinTexts(title: ReadText, body: ReadText): ReadText {
  if (title.text === '') return body;
  if (body.text === '') return title;
  const length = title.text.length + body.text.length;
  return {
    text: `${title.text}\n\n${body.text}`,
    confidence: (title.confidence * title.text.length + body.confidence * body.text.length) / length,
    doubtfulWords: title.doubtfulWords + body.doubtfulWords,
  };
}
