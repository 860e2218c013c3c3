import type { ReadBlock } from '@earshot/schema/analysis-result';
import type { PlatformId } from '../social/platforms.ts';
import { countUnread } from './certainty/certainty.ts';
import { countsOfPost, iconsOf, type PostCounts, printedFigures } from './counts/counts.ts';
import { type Foot, footOf, isOfPost, timeOf } from './counts/post-foot.ts';
import { type Account, accountOf, agreedAccount, handleElsewhere } from './headers/account.ts';
import type { PostHeader } from './headers/header-patterns.ts';
import { detectNetwork, networkEvidence } from './network/detect-network.ts';
import { headerLayout } from './network/header-layout.ts';
import { CAPTION_ROW, HEADER_ROW } from './network/network-signs.ts';
import { choosePost, type PostChoice } from './post/choose-post.ts';
import { type PostCandidate, wholeText } from './post/post-candidates.ts';
import { mean } from './rows/feature-values.ts';
import { pageOf } from './rows/page-of.ts';
import type { Page } from './rows/text-block.ts';
import { type ReadText, textOfRows } from './rows/text-of-rows.ts';
import type { ImageText, PixelBox } from './words/image-text.ts';
import { isSameRow, type Segment } from './words/segments.ts';

/** A post as read from an image. Fields that could not be read are null. */
export interface ScreenshotPost extends ReadText, PostCounts {
  readonly platform: PlatformId | null;
  /** Probability of the network that best matches the evidence, 0 to 1. */
  readonly platformShare: number;
  readonly author: string | null;
  /** As printed, with `@` or `u/` if the network prints it. May be truncated by the network with an ellipsis. */
  readonly handle: string | null;
  /** As printed, such as `2h` or `9:14 AM · Nov 3, 2026`. */
  readonly time: string | null;
  readonly title: string | null;
  /** Number of characters in rows of the image that OCR could not read. */
  readonly unreadCharacters: number;
  /** Area of its header and text. Null if it has no text. */
  readonly area: PixelBox | null;
  /** Areas that may contain its rows of buttons. Null if it has no text. */
  readonly foot: Foot | null;
  /** Area of the author's name. Null for account names, which have no accents. */
  readonly nameArea: PixelBox | null;
  /** Share of this text with this author among all candidates, 0 to 1. */
  readonly share: number;
  /** Mean log odds that its rows are text, according to the row model. 0 if it has no text. */
  readonly textOdds: number;
  /** Mean confidence of the row with the author's name, in percent. Null if there is no such row. */
  readonly nameConfidence: number | null;
  /** All texts in the image that may be the post, for the user to choose from. */
  readonly blocks: readonly ReadBlock[];
  /** The second-best text, shown as a reason to doubt the first. Null if there is no other. */
  readonly rival: { readonly text: string; readonly author: string | null; readonly share: number } | null;
}

/**
 * Finds the post in a screenshot: of all texts and headers in it, the pair with the best evidence (`choose-post.ts`).
 * Everything around them belongs to the network's own page and identifies the network. `text` is the post's own text, with
 * its title first.
 */
export function readScreenshotPost(image: ImageText): ScreenshotPost {
  return describePost(findPost(image), image);
}

/** The rows of an image and the post among them. */
export interface FoundPost {
  readonly page: Page;
  readonly choice: PostChoice | null;
}

/** What an image shows besides its words. */
export type ImageMarks = Pick<ImageText, 'counters' | 'accents'>;

export function findPost(image: ImageText): FoundPost {
  const page = pageOf(image);
  return { page, choice: choosePost(page) };
}

/** Describes the post that was found, with its network and counts according to the marks. */
export function describePost({ page, choice }: FoundPost, marks: ImageMarks = {}): ScreenshotPost {
  const chrome = chromeOf(page, choice);
  const header = choice?.candidate.header ?? null;
  const evidence = evidenceOf(marks, page, chrome, choice);
  const { platform, probability } = detectNetwork(evidence);
  const account = agreedAccount(completed(accountOf(header, platform), page, header));
  return {
    ...textOf(choice?.candidate ?? null),
    ...account,
    platform,
    platformShare: probability,
    time: timeOf(page, chrome, choice),
    ...(choice
      ? countsOfPost(
          marks.counters ?? [],
          rowTexts(chrome.filter(isOfPost(page, choice.candidate)), printedFigures),
          platform,
        )
      : NO_COUNTS),
    unreadCharacters: countUnread(page.segments, choice ? wholeText(choice.candidate).used : new Set()),
    area: choice && areaOf(choice.candidate),
    foot: choice && footOf(page, choice.candidate),
    nameArea: account.author === account.handle ? null : (header?.segments[0]?.box ?? null),
    share: choice?.share ?? 0,
    textOdds: choice ? mean(choice.candidate.text.rows.map((row) => page.oddsOf?.(row).text ?? 0)) : 0,
    nameConfidence: header?.segments[0]
      ? mean(header.segments[0].words.map((word) => word.confidence))
      : null,
    rival: rivalOf(choice),
    blocks: (choice?.texts ?? []).map((candidate, i) => blockOf(page, candidate, platform, i === 0)),
  };
}

const NO_COUNTS: PostCounts = { counts: {}, unreadFigures: 0 };

function evidenceOf(marks: ImageMarks, page: Page, chrome: readonly Segment[], choice: PostChoice | null) {
  const { counters = [], accents = [] } = marks;
  const header = choice?.candidate.header ?? null;
  const signs = [
    ...new Set([...rowTexts(chrome, ({ text }) => text), ...chrome.map(({ text }) => text)]),
    ...(header?.kind === 'caption' ? [CAPTION_ROW] : []),
    ...(header ? [[HEADER_ROW, ...headerRows(page, header)].join(' ')] : []),
  ];
  const account = {
    author: header?.author ?? header?.handle ?? null,
    handle: header?.handle ?? null,
  };
  return networkEvidence(signs, account, {
    icons: iconsOf(counters),
    layout: headerLayout(page, header, choice?.candidate.text.rows[0] ?? null),
    accents,
  });
}

/** Returns the rows of a header from top to bottom, including those from another header of the same name. */
function headerRows(page: Page, { segments: [name, ...others] }: PostHeader): string[] {
  const same = page.proved.filter(({ segments: [row] }) => row === name).flatMap(({ segments }) => segments);
  const rows = new Set([...(name ? [name] : []), ...others, ...same]);
  return [...rows].sort((a, b) => a.box.top - b.box.top).map(({ text }) => text);
}

/** Completes an account with the handle found elsewhere on the page, if its header shows none. */
function completed(account: Account, page: Page, header: PostHeader | null): Account {
  return account.handle === null ? { ...account, handle: handleElsewhere(page.segments, header) } : account;
}

function textOf(candidate: PostChoice['candidate'] | null): ReadText & { readonly title: string | null } {
  const whole = candidate && wholeText(candidate);
  const title = textOfRows(whole?.title ?? []);
  const body = textOfRows(whole?.rows ?? []);
  return { ...joinTexts(title, body), title: title.text === '' ? null : title.text };
}

function rivalOf(choice: PostChoice | null): ScreenshotPost['rival'] {
  if (!choice?.next) return null;
  const { candidate, share } = choice.next;
  return { text: textOf(candidate).text, author: candidate.header?.author ?? null, share };
}

function blockOf(
  { widthPx, heightPx }: Page,
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
    ...accountOf(candidate.header, platform),
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

/** A name may have been missed above the row that was used as the header. */
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

/** Joins adjacent segments into one text, so that a row of buttons is read as one. */
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
