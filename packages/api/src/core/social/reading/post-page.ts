import type { TitleValidation } from '@earshot/schema/analysis-result';
import { Failure } from '@earshot/schema/failures';
import { networks } from '../../../content/links/links.data.ts';
import { MAX_JSON_LD_CHARACTERS } from '../../limits.ts';
import { type PageElement, textOf } from '../../page/html/page-element.ts';
import { parseHtml } from '../../page/html/parse-html.ts';
import { PageScan } from '../../page/html/scan-page.ts';
import { type LinkedNode, linkedText, linkedUrl, readJsonLd } from '../../page/metadata/stated-values.ts';
import { hasChallengeMark } from '../../page/refusal/challenge.ts';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { assertAnswered, momentOf, type PostAnswer } from './answer.ts';

export interface PostPage {
  readonly titles: TitleValidation;
  readonly ogDescription: string | null;
  readonly siteName: string | null;
  readonly image: DerivedUrl | null;
  readonly date: string | null;
  readonly linked: readonly LinkedNode[];
  readonly meta: (...names: string[]) => string | null;
}

/** Names of the networks on their login pages. Pages of X are never read, and its name could be the title of a post. */
const NETWORK = `(?:${networks
  .filter(({ id, addresses }) => id !== 'x' && addresses.post.length > 0)
  .map(({ name }) => name.replace(/ (?:Notes|channel)$/, ''))
  .join('|')})`;
const SIGN_IN = '(?:log ?in(?:to)?|sign ?(?:in|up))';
/** The name of a network, or a prompt such as `LinkedIn Login, Sign in | LinkedIn`. */
const WALL_TITLE = new RegExp(
  `^(?:${NETWORK}\\W*|(?=.*\\b${SIGN_IN}\\b)(?:(?:${NETWORK}|${SIGN_IN}|or|and|to|view|continue)\\b\\W*)+)$`,
  'i',
);

/** Throws `social-no-public-text` for a login, a consent form or a bot check. */
export function readPostPage(answer: PostAnswer): PostPage {
  assertAnswered(answer);
  const scan = new PageScan(parseHtml(answer.text));
  const meta = (...names: string[]) => textMeta(scan, names);
  const ogTitle = meta('og:title');
  const titles = {
    h1Text: scan.h1s[0] ? textOf(scan.h1s[0]) || null : null,
    ogTitle,
    twitterTitle: meta('twitter:title'),
    titleText: scan.titleText,
  };
  const isWall =
    WALL_TITLE.test(ogTitle ?? scan.titleText ?? '') || (ogTitle === null && hasChallengeMark(answer.text));
  if (isWall) throw new Failure('social-no-public-text');
  const linked = readJsonLd(scan.jsonLdScripts);
  return {
    titles,
    ogDescription: textOrNull(meta('og:description')),
    siteName: meta('og:site_name'),
    image: absolute(meta('og:image', 'og:image:url', 'twitter:image'), answer.url),
    date: momentOf(meta('article:published_time', 'og:published_time', 'datepublished', 'uploaddate') ?? ''),
    linked,
    meta,
  };
}

export function linkedPost(page: PostPage, type: RegExp) {
  const values = page.linked.find(({ types }) => types.some((name) => type.test(name)))?.values ?? {};
  return {
    text: (name: string) => textOrNull(linkedText(values[name], MAX_JSON_LD_CHARACTERS)),
    date: (name: string) => momentOf(linkedText(values[name]) ?? ''),
    image: (name: string) => absolute(linkedUrl(values[name]), ''),
  };
}

function textMeta(scan: PageScan, names: readonly string[]): string | null {
  return names.map((name) => scan.metaText(name)).find((text) => text !== null) ?? null;
}

function absolute(address: string | null, base: string): DerivedUrl | null {
  return address === null ? null : (deriveUrl(address, base)?.url ?? null);
}

const UNSEEN = /^(?:script|style|template|noscript|svg|iframe|head|title|rt|rp)$/;
const PARAGRAPH = /^(?:p|div|blockquote|ul|ol|pre|h[1-6]|table|section|article)$/;
const LINE = /^(?:br|li|tr)$/;
const MAX_CHARACTERS = 200_000;

/** A paragraph ends with an empty line, `<br>` is a line break, other white space is one space. */
export function postTextOf(
  source: string | PageElement,
  isLeftOut: (element: PageElement) => boolean = () => false,
): string {
  const stack: (PageElement | string | typeof END)[] = [
    typeof source === 'string' ? parseHtml(source) : source,
  ];
  let text = '';
  for (let node = stack.pop(); node !== undefined && text.length < MAX_CHARACTERS; node = stack.pop()) {
    if (typeof node === 'string') {
      text += node.replace(/\s+/g, ' ');
      continue;
    }
    if (node !== END && (UNSEEN.test(node.tag) || isLeftOut(node))) continue;
    text += node === END || PARAGRAPH.test(node.tag) ? PARAGRAPH_BREAK : LINE.test(node.tag) ? '\n' : '';
    if (node === END) continue;
    if (PARAGRAPH.test(node.tag)) stack.push(END);
    for (const child of node.children.toReversed()) stack.push(child);
  }
  return tidyText(text);
}

function tidyText(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060\uFEFF\u2028\u2029\0]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function textOrNull(text: string | null): string | null {
  const tidy = text === null ? '' : tidyText(text);
  return tidy === '' ? null : tidy;
}

export function hasClass(element: PageElement, name: string): boolean {
  return element.attribute('class').split(/\s+/).includes(name);
}

const PARAGRAPH_BREAK = '\n\n';
const END = Symbol('end of a paragraph');
