/** Reads an author named without a label beside the day: `<span>Orla Fennick</span> <span>3 May 2026</span>`. */
import type { Author } from '@earshot/schema/analyst-record';
import { isCommonWord } from '../../text/background-rank.ts';
import type { Block } from '../html/blocks.ts';
import { BLOCK, PageElement, textOf } from '../html/page-element.ts';
import { isComment } from '../refusal/evidence.ts';
import { isPersonName } from './names.ts';

const BLOCKS_BELOW = 4;
const MAX_LINE_WORDS = 14;
const MAX_NAME_CHARACTERS = 60;
const MAX_BOX_CHARACTERS = 200;
/** Class of an element that names the section, topic or place of a story. */
const OTHER_CLASS = /categ|section|rubri|ressort|topic|tag|kicker|place|locat|region|dateline|outlet|source/i;
const AUTHOR_LINK =
  /\/@|\/[\w-]*(?:author|autor|auteur|profil|journalist|contributor|redact|redakt)|\/(?:people|person|staff|team|user|writers?|by)\//i;
/** A frequent Chinese or Korean surname and two characters, the last of which does not end the name of an office or a place. */
const UNCASED_NAME =
  /^[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩김이박최정강조윤장임한오서신권황안송류전홍][\p{sc=Han}\p{sc=Hangul}]{2}(?<![부팀국청시도군구部局厅市省县区社网报室])$/u;

/**
 * Returns the person whose name is the whole text of an element below the headline, if the day is the only other thing in
 * its line or beside it. What may be a place, an outlet or a section does not count.
 */
export function loneName(
  blocks: readonly Block[],
  headlineAt: number,
  isDay: (line: string) => boolean,
): readonly Author[] {
  const near = blocks.slice(headlineAt + 1, headlineAt + 1 + BLOCKS_BELOW);
  for (const block of near) {
    if (block.words > MAX_LINE_WORDS || isComment(block.element)) continue;
    const name = nameIn(block);
    if (name === null || !isBesideDay(name, block, isDay)) continue;
    if (isKnownOtherwise(name, blocks, headlineAt) || isRepeated(block, blocks, isDay)) return [];
    return [{ name, kind: 'person' }];
  }
  return [];
}

/** Returns the text of the first element in a line that is only a name. */
function nameIn(block: Block): string | null {
  const queue: PageElement[] = [block.element];
  for (const element of queue) {
    const text = textOf(element, MAX_NAME_CHARACTERS + 1);
    if (isName(text) && block.text.includes(text)) return isMarkedOtherwise(element) ? null : text;
    queue.push(...element.children.filter(isInline));
  }
  return null;
}

const isInline = (child: PageElement | string): child is PageElement =>
  child instanceof PageElement && !BLOCK.has(child.tag);

const isName = (text: string) => {
  if (UNCASED_NAME.test(text)) return true;
  const [first = ''] = text.toLowerCase().split(/[\s.]/, 1);
  return /\p{Lu}/u.test(text) && isPersonName(text) && !isCommonWord(first);
};

/** Whether the element is marked as a section or place, or is a link that leads to no author. */
function isMarkedOtherwise(element: PageElement): boolean {
  if (element.tag === 'h1' || OTHER_CLASS.test(element.attribute('class'))) return true;
  return element.has('href') && !AUTHOR_LINK.test(element.attribute('href'));
}

/** Whether the rest of the line, or of the box that has the line, is only the day. */
function isBesideDay(name: string, { text, element }: Block, isDay: (line: string) => boolean): boolean {
  const boxes = element.parent ? [text, textOf(element.parent, MAX_BOX_CHARACTERS)] : [text];
  return boxes.some((box) => isDay(box.replace(name, ' ').trim()));
}

/** Whether other lines of the same shape name other people and days, as in a forum or a list of stories. */
function isRepeated(
  { index, element }: Block,
  blocks: readonly Block[],
  isDay: (line: string) => boolean,
): boolean {
  return blocks.some((other) => {
    const isAlike =
      other.index > index &&
      other.words <= MAX_LINE_WORDS &&
      other.element.tag === element.tag &&
      other.element.attribute('class') === element.attribute('class');
    const name = isAlike ? nameIn(other) : null;
    return name !== null && isBesideDay(name, other, isDay);
  });
}

/** Whether the page names it above the headline, in the headline, or as a place: "in Hong Kong". */
function isKnownOtherwise(name: string, blocks: readonly Block[], headlineAt: number): boolean {
  return blocks.some(
    ({ text, index }) =>
      (index <= headlineAt && text.includes(name)) ||
      /(?:^|\s)(?:in|near|from|aus|nach|à|en|em)\s$/iu.test(text.slice(0, Math.max(0, text.indexOf(name)))),
  );
}
