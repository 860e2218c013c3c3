import { type Block, countWords } from '../html/blocks.ts';
import { closest, descendants, type PageElement, textOf } from '../html/page-element.ts';
import { h1Texts, isInMasthead, type PageScan } from '../html/scan-page.ts';
import { phraseAtStart } from '../lines/article-lines.ts';
import { isStatementLine } from './bylines.ts';
import { cutNames, domainLabel, isOneOf, isSectionName, titleParts } from './site-name.ts';
import { absoluteAddress, type Found, linkedText, loose, type PageSources } from './stated-values.ts';

/** An h1 that shares few words with og:title is a logo or slogan, one that is a small part of it a section label. */
function chooseHeadline(
  { scan, article, titles, blocks, url }: PageSources,
  names: readonly string[],
): Found | null {
  const isName = isOneOf(names);
  const cut = (title: string | null) => {
    const bare = title && cutNames(title, names);
    return bare && !isName(bare) && !isSectionName(bare) ? bare : null;
  };
  const og = cut(titles.ogTitle);
  const title = cut(titles.titleText);
  const linked = cut(article && linkedText(article.values.headline));
  const isText = (text: string | null) => text !== null;
  const metaTitles = [og, linked].filter(isText);
  const best = og ? { value: og, from: 'og:title' } : linked ? { value: linked, from: 'JSON-LD' } : null;
  const others = [title, cut(titles.twitterTitle)].filter(isText);
  const candidates = h1Candidates(scan, blocks, url, isName);
  const h1s = candidates.filter((h1) => !isName(h1));
  for (const h1 of h1s) {
    if (isConfirmed(h1, metaTitles, others)) return withoutKicker(h1, best);
  }
  const [only] = h1s;
  const isRelated =
    only && (best ? !isLabelIn(best.value, only) && sharedWords(best.value, only) >= 0.3 : only.length > 15);
  if (h1s.length === 1 && only && (isRelated || headsText(only, blocks, titles.ogTitle ?? '', url)))
    return { value: only, from: 'h1 element' };
  if (best) return best;
  const line = h1s.length === 0 ? lineAboveText(title, blocks, scan.h1s.length > 0) : null;
  if (line !== null && !isName(line)) return { value: line, from: 'line above the text' };
  if (title) {
    const isWhole = title !== titles.titleText && !LABELED.test(title);
    return { value: isWhole ? title : mainPart(title, shownLines(blocks)), from: 'title element' };
  }
  const [twitterTitle] = others;
  if (twitterTitle) return { value: twitterTitle, from: 'twitter:title' };
  const last = only ?? candidates[0];
  return last ? { value: last, from: 'h1 element' } : null;
}

/** Headings that are marked as a title count if no h1 is more than the name of the site. */
function h1Candidates(
  scan: PageScan,
  blocks: readonly Block[],
  url: string,
  isName: (text: string) => boolean,
): readonly string[] {
  const h1s = h1Texts(scan.h1s);
  const marked = h1s.every(isName) ? markedTitles(blocks, url) : [];
  return marked.length > 0 ? marked : h1s;
}

function lineAboveText(title: string | null, blocks: readonly Block[], hasH1: boolean): string | null {
  const isHeadline =
    title !== null && (countWords(title) >= MIN_HEADLINE_WORDS || shownLines(blocks).has(loose(title)));
  return isHeadline ? null : setOffLine(blocks, hasH1);
}

const MAX_TITLE_WORDS = 40;

const shownLines = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.filter(({ words }) => words <= MAX_TITLE_WORDS).map(({ text }) => loose(text)));

/** Parts of the title element and twitter:title may be a label or a logo: they confirm an h1 only if nothing else is stated. */
function isConfirmed(h1: string, metaTitles: readonly string[], others: readonly string[]): boolean {
  if (metaTitles.some((title) => agree(title, h1) && !isLabelIn(title, h1))) return true;
  const isWhole = (title: string) => loose(title) === loose(h1) && loose(h1) !== '';
  return others.some((title) => (metaTitles.length > 0 ? isWhole(title) : agree(title, h1)));
}

const MIN_CONTAINED_LETTERS = 12;
/** An h1 shorter than this fraction of the stated title is a section label, such as "Opinion" in "Opinion: …". */
const MIN_TITLE_SHARE = 1 / 3;

const isLabelIn = (reference: string, h1: string) =>
  loose(h1).length < MIN_TITLE_SHARE * loose(reference).length;

function agree(reference: string, h1: string): boolean {
  const a = loose(reference);
  const b = loose(h1);
  if (a === b) return a !== '';
  if (b.length >= MIN_CONTAINED_LETTERS && a.includes(b)) return true;
  if (a.length >= MIN_CONTAINED_LETTERS && b.includes(a)) return true;
  return b.length >= 4 && ` ${reference} `.toLowerCase().includes(` ${h1.toLowerCase()} `);
}

function withoutKicker(h1: string, best: Found | null): Found {
  const asIs = { value: h1, from: 'h1 element' };
  if (!best || /(?:…|\.\.\.)$/.test(best.value)) return asIs;
  const reference = best.value;
  const whole = loose(h1);
  const part = loose(reference);
  if (part.length < MIN_CONTAINED_LETTERS || part === whole) return asIs;
  const dated =
    whole.startsWith(part) && /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}/.test(h1.slice(reference.length));
  return whole.endsWith(part) || dated ? best : asIs;
}

function sharedWords(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const [first, second] = [words(a), words(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

/** A title with these separators contains a section, unlike one with a dash or a colon. */
const LABELED = /\s[|·•»«›‹/\\~*]\s|::/u;

/** Returns the parts of a title, from its start or its end, that the page shows as one line. Otherwise the longest part. */
function mainPart(title: string, shown: ReadonlySet<string>): string {
  const parts = titleParts(title);
  const spans = parts.flatMap((part) => [title.slice(0, part.end), title.slice(part.start)]);
  const line = spans.sort((a, b) => b.length - a.length).find((span) => shown.has(loose(span)));
  if (line !== undefined) return line.trim();
  return parts.reduce((best, part) => (part.text.length > best.length ? part.text : best), '').trim();
}

/** An h1 with that text, else another heading, any block that is not only a link, or the only h1. Otherwise -1. */
export function headlineIndex(
  blocks: readonly Block[],
  headline: string | null,
  titles: readonly string[],
): number {
  const forms = [headline ?? '', ...titles];
  const keys = new Set(forms.map(loose).filter((key) => key.length >= 4));
  const mostCharacters = Math.min(400, 2 * Math.max(...forms.map(({ length }) => length)));
  let heading = -1;
  let any = -1;
  const h1s: number[] = [];
  for (const block of blocks) {
    const isH1 = isInH1(block);
    if (isH1) h1s.push(block.index);
    if (block.text.length > mostCharacters || !keys.has(loose(block.text))) continue;
    if (isH1) return block.index;
    if (heading < 0 && block.kind === 'heading') heading = block.index;
    if (any < 0 && block.linkWords < block.words) any = block.index;
  }
  if (heading >= 0) return heading;
  if (any >= 0) return any;
  return h1s.length === 1 ? (h1s[0] ?? -1) : -1;
}

const isInH1 = (block: Block) => block.element.tag === 'h1' || block.element.parent?.tag === 'h1';

const TITLE_NAME = /(?:^|[\s_-])(?:(?:post|entry|article|story|news|page)[_-]?title|headline)(?:$|[\s_-])/i;

function markedTitles(blocks: readonly Block[], url: string): string[] {
  const marked = blocks.filter(
    ({ kind, element, linkWords, firstLink }) =>
      kind === 'heading' &&
      [element, element.parent].some(
        (each) => each && TITLE_NAME.test(`${each.attribute('class')} ${each.attribute('itemprop')}`),
      ) &&
      (linkWords === 0 || absoluteAddress(firstLink, url, null) === url),
  );
  return marked.length === 1 ? marked.map(({ text }) => text) : [];
}

const MIN_HEADLINE_WORDS = 4;
const BLOCKS_BELOW = 8;
const PARAGRAPH_WORDS = 20;

/** Whether a heading with this text is directly above the article and resembles the address at least as much as og:title. */
function headsText(h1: string, blocks: readonly Block[], ogTitle: string, url: string): boolean {
  const index = blocks.findIndex((block) => isInH1(block) && loose(block.text) === loose(h1));
  const heading = blocks[index];
  if (!heading || heading.words < MIN_HEADLINE_WORDS || isInMasthead(heading.element)) return false;
  const below = blocks.slice(index + 1, index + 1 + BLOCKS_BELOW);
  const paragraphs = below.filter(
    ({ words, linkWords }) => words >= PARAGRAPH_WORDS && linkWords < words / 2,
  );
  const slug = url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? '';
  const isLikelier = sharedWords(h1, slug) >= sharedWords(ogTitle, slug);
  return isLikelier && paragraphs.length > 1 && below.some(({ text }) => isStatementLine(text));
}

const BLOCKS_ABOVE = 4;
const SET_OFF = /^(?:b|strong|big|font|h[2-6])$/;
const SET_OFF_NAME = /(?:^|[\s_-])(?:title|titel|titre|headline)/i;

/**
 * Returns the bold or large line above the first paragraph, above a byline or, if an h1 names the site, in a table cell. Of
 * several such lines, the one that is marked as a heading: the others may be standfirsts or kickers.
 */
function setOffLine(blocks: readonly Block[], hasH1: boolean): string | null {
  const text = blocks.findIndex(({ words, linkWords }) => words >= PARAGRAPH_WORDS && linkWords < words / 2);
  let hasByline = false;
  const found: { readonly line: string; readonly isMarked: boolean }[] = [];
  for (const { element, linkWords, text: lines } of blocks
    .slice(Math.max(0, text - BLOCKS_ABOVE), text)
    .reverse()) {
    if (isStatementLine(lines)) {
      hasByline = true;
      continue;
    }
    if (phraseAtStart(lines) !== null) continue;
    const [line = '', ...below] = lines.split('\n');
    const isLine =
      linkWords === 0 &&
      countWords(line) >= MIN_HEADLINE_WORDS &&
      !/[.:]$/.test(line) &&
      below.every(isStatementLine);
    const isPlaced = hasByline || below.length > 0 || (hasH1 && isInCell(element));
    if (!isLine || !isPlaced || isInMasthead(element) || !isSetOff(element, line)) break;
    const isMarked = /^h\d$/.test(element.tag) || SET_OFF_NAME.test(element.attribute('class'));
    found.push({ line, isMarked });
  }
  const [only, ...others] = found.length > 1 ? found.filter(({ isMarked }) => isMarked) : found;
  return only && others.length === 0 ? only.line : null;
}

const isInCell = (element: PageElement) => closest(element, ({ tag }) => tag === 'td') !== null;
const isSetOff = (element: PageElement, line: string) =>
  [element, ...descendants(element)].some(
    (each) =>
      (SET_OFF.test(each.tag) || SET_OFF_NAME.test(each.attribute('class'))) && textOf(each, 1_000) === line,
  );

/** `text` is the headline as displayed on the page if it is among the blocks. `index` is -1 if it is not. */
export function readHeadline(sources: PageSources, sourceName: string | null) {
  const { scan, article, titles, blocks, url } = sources;
  const names = [sourceName, domainLabel(url), scan.metaText('og:site_name')].filter((name) => name !== null);
  const found = chooseHeadline(sources, names);
  const linkedHeadline = article && linkedText(article.values.headline);
  const value = found?.value ?? null;
  const otherForms = [titles.ogTitle, linkedHeadline, titles.twitterTitle].filter((title) => title !== null);
  const index = headlineIndex(blocks, value, otherForms);
  const shown = blocks[index]?.text ?? '';
  return { text: value !== null && loose(shown) === loose(value) ? shown : value, found, index };
}
