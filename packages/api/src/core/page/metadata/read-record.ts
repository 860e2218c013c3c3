/** Reads the fields of the analyst's record that the page states: section, access, sponsorship and tags. */

import type { AnalystRecord, PageAccess } from '@earshot/schema/analyst-record';
import sponsoredLabels from '../../../content/pages/sponsored-labels.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { collapse, type PageElement } from '../html/page-element.ts';
import { isInMasthead, type PageScan } from '../html/scan-page.ts';
import { isLabelLine } from '../lines/line-classes.ts';
import { isPersonName } from '../statements/names.ts';
import { isObject, type LinkedNode, linkedNames, linkedText } from './json-ld.ts';
import type { Found } from './page-facts.ts';
import { loose } from './title-parts.ts';

const MAX_SECTION_CHARACTERS = 60;

/** Reads the section: `article:section`, JSON-LD, the last breadcrumb before the article, or the linked kicker. */
function readSection({ scan, article, nodes, blocks, headlineAt }: RecordSources): Found | null {
  const [linked] = linkedNames(article?.values.articleSection);
  const candidates: (readonly [string | undefined, string])[] = [
    [scan.metas.get('article:section')?.[0], 'article:section'],
    [linked, 'JSON-LD'],
    [breadcrumb(nodes), 'breadcrumbs'],
    [shownBreadcrumb(blocks, headlineAt), 'breadcrumbs'],
    [kicker(blocks, headlineAt), 'kicker'],
  ];
  for (const [stated, from] of candidates) {
    const value = collapse(stated ?? '');
    if (value !== '' && value.length <= MAX_SECTION_CHARACTERS && !/^https?:/i.test(value))
      return { value, from };
  }
  return null;
}

/** Returns the second-to-last breadcrumb (the last one is the article). Undefined if there are fewer than three. */
function breadcrumb(nodes: readonly LinkedNode[]): string | undefined {
  const list = nodes.find(({ types }) => types.includes('BreadcrumbList'))?.values.itemListElement;
  if (!Array.isArray(list) || list.length < 3) return undefined;
  const item: unknown = list.at(-2);
  if (!isObject(item)) return undefined;
  return linkedText(item.name) ?? linkedText(item.item) ?? undefined;
}

const BREADCRUMB = /breadcrumb/i;
const BREADCRUMB_LEVELS = 5;
const HOME = /^(?:home|start|startseite|inicio|início|accueil|trang chủ)$/iu;
const MAX_SECTION_WORDS = 4;

const isLinked = ({ words, linkWords }: Block) =>
  words > 0 && words <= MAX_SECTION_WORDS && linkWords === words;
const leadsToSection = ({ firstLink }: Block) =>
  /[^/]\/?$/.test((firstLink ?? '').replace(/^https?:\/\/[^/]*/i, ''));

/** Returns the last linked item of a visible breadcrumb above the headline, except the link to the home page. */
function shownBreadcrumb(blocks: readonly Block[], headlineAt: number): string | undefined {
  const items = blocks.filter((block) => isLinked(block) && leadsToSection(block) && isBreadcrumb(block));
  const last = items
    .findLast(({ index }) => index < headlineAt)
    ?.text.replace(/^[\s/›»>|]+|[\s/›»>|]+$/gu, '');
  return last && !HOME.test(last) ? last : undefined;
}

function isBreadcrumb({ element }: Block): boolean {
  let at: PageElement | null = element;
  for (let level = 0; at && level < BREADCRUMB_LEVELS; level += 1, at = at.parent)
    if (BREADCRUMB.test(`${at.attribute('class')} ${at.attribute('id')} ${at.attribute('aria-label')}`))
      return true;
  return false;
}

const KICKER_LEVELS = 3;

/** Returns the linked line directly above the headline, in the same box. */
function kicker(blocks: readonly Block[], headlineAt: number): string | undefined {
  const above = blocks[headlineAt - 1];
  const headline = blocks[headlineAt]?.element;
  if (!above || !headline || !isLinked(above) || !leadsToSection(above) || /\d/.test(above.text))
    return undefined;
  if (isPersonName(above.text) || isLabelLine(above.text) || /author|autor/i.test(above.firstLink ?? ''))
    return undefined;
  let box: PageElement | null = headline;
  for (let level = 0; box && level < KICKER_LEVELS; level += 1, box = box.parent) {
    if (/^(?:body|main|#root)$/.test(box.tag)) return undefined;
    if (holds(box, above.element)) return isInMasthead(above.element) ? undefined : above.text;
  }
  return undefined;
}

function holds(box: PageElement, element: PageElement): boolean {
  let at: PageElement | null = element;
  while (at && at.depth > box.depth) at = at.parent;
  return at === box;
}

export interface FoundAccess {
  readonly value: PageAccess;
  readonly from: string;
}

const TIER_METAS = ['article:content_tier', 'content_tier', 'og:content_tier', 'article:opinion_tier'];
const TIERS: readonly (readonly [RegExp, PageAccess])[] = [
  [/^metered/i, 'metered'],
  [/^(?:locked|paid|premium|subscriber)/i, 'paid'],
  [/^free/i, 'free'],
];

/** Reads whether the page says that it is free, metered or paid: content tiers, then `isAccessibleForFree` in JSON-LD. */
export function readAccess(scan: PageScan, nodes: readonly LinkedNode[]): FoundAccess | null {
  for (const name of TIER_METAS) {
    for (const stated of scan.metas.get(name) ?? []) {
      const tier = TIERS.find(([pattern]) => pattern.test(stated));
      if (tier) return { value: tier[1], from: name };
    }
  }
  const stated = nodes.flatMap(({ values }) => freeOrPaid(values.isAccessibleForFree) ?? []);
  const [first] = stated;
  if (first === undefined) return null;
  return { value: stated.includes('paid') ? 'paid' : first, from: 'JSON-LD' };
}

/**
 * Reads booleans, the words "true", "false", "yes" and "no", and schema.org URLs that end in one of them. Null for anything
 * else.
 */
function freeOrPaid(value: unknown): 'free' | 'paid' | null {
  const text = typeof value === 'boolean' ? String(value) : (linkedText(value) ?? '');
  if (/(?:^|\/)(?:false|no)$/i.test(text)) return 'paid';
  return /(?:^|\/)(?:true|yes)$/i.test(text) ? 'free' : null;
}

/** Words that also label banners. They count only as the kicker directly above the headline. */
const ALONE = new Set(sponsoredLabels.alone.map(loose));
const BEGINNINGS = sponsoredLabels.beginnings.map((label) => label.toLowerCase());
const MAX_LABEL_WORDS = 12;
const BLOCKS_ABOVE = 4;
const BLOCKS_BELOW = 6;
const SPONSORED_PATH =
  /\/(?:sponsored|advertorials?|brand-?studio|paid-?post|partner-?content|publireportages?)(?:\/|$)/i;

/** Returns the words that mark the article as paid content, with their source. Null if there are none. */
function readSponsored(
  blocks: readonly Block[],
  headlineAt: number,
  article: LinkedNode | null,
  url: string,
): Found | null {
  const label = headlineAt < 0 ? null : labelNear(blocks, headlineAt);
  if (label) return { value: label, from: 'label near the headline' };
  if (article?.types.includes('AdvertiserContentArticle'))
    return { value: 'AdvertiserContentArticle', from: 'JSON-LD' };
  const path = URL.canParse(url) ? SPONSORED_PATH.exec(new URL(url).pathname) : null;
  return path ? { value: path[0].replaceAll('/', ''), from: 'address' } : null;
}

function labelNear(blocks: readonly Block[], headlineAt: number): string | null {
  const kicker = blocks[headlineAt - 1];
  if (kicker && ALONE.has(loose(kicker.text))) return kicker.text;
  for (const block of blocks.slice(Math.max(0, headlineAt - BLOCKS_ABOVE), headlineAt + BLOCKS_BELOW + 1)) {
    if (block.words > MAX_LABEL_WORDS || block.index === headlineAt) continue;
    const text = block.text.toLowerCase();
    if (BEGINNINGS.some((beginning) => text.startsWith(beginning))) return block.text;
  }
  return null;
}

interface FoundTags {
  readonly value: readonly string[];
  readonly from: string;
}

const MAX_TAGS = 30;
const MAX_TAG_CHARACTERS = 60;
const LIST_METAS = ['news_keywords', 'parsely-tags', 'sailthru.tags', 'keywords'];

/** Reads the page's own tags from the first source that has any: `article:tag`, JSON-LD keywords, then keyword metas. */
function readTags(scan: PageScan, article: LinkedNode | null): FoundTags | null {
  const candidates: (readonly [readonly string[], string])[] = [
    [scan.metas.get('article:tag') ?? [], 'article:tag'],
    [article ? linkedKeywords(article.values.keywords) : [], 'JSON-LD'],
    ...LIST_METAS.map((name) => [scan.metas.get(name)?.slice(0, 1) ?? [], name] as const),
  ];
  for (const [stated, from] of candidates) {
    const value = tidyTags(stated);
    if (value.length > 0) return { value, from };
  }
  return null;
}

function linkedKeywords(value: unknown): string[] {
  if (!Array.isArray(value)) return linkedText(value) === null ? [] : [linkedText(value) ?? ''];
  return value.slice(0, MAX_TAGS).flatMap((each) => linkedText(isObject(each) ? each.name : each) ?? []);
}

/**
 * Splits statements with several tags at commas and semicolons. Tags that differ only in case or punctuation count once.
 */
function tidyTags(stated: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const part of stated.flatMap((text) => text.split(/[,;、，]/))) {
    const tag = collapse(part);
    if (tag === '' || tag.length > MAX_TAG_CHARACTERS || tags.size >= MAX_TAGS) continue;
    if (!tags.has(loose(tag))) tags.set(loose(tag), tag);
  }
  tags.delete('');
  return [...tags.values()];
}

export interface RecordSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly article: LinkedNode | null;
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  readonly url: string;
}

export interface FoundRecord {
  readonly record: Pick<AnalystRecord, 'section' | 'access' | 'sponsored' | 'tags'>;
  readonly provenance: Readonly<Record<string, string>>;
}

export function readRecord(sources: RecordSources): FoundRecord {
  const { scan, nodes, article, blocks, headlineAt, url } = sources;
  const section = readSection(sources);
  const access = readAccess(scan, nodes);
  const sponsored = readSponsored(blocks, headlineAt, article, url);
  const tags = readTags(scan, article);
  return {
    record: {
      ...(section && { section: section.value }),
      ...(access && { access: access.value }),
      ...(sponsored && { sponsored: sponsored.value }),
      ...(tags && { tags: [...tags.value] }),
    },
    provenance: {
      ...(section && { section: section.from }),
      ...(access && { access: access.from }),
      ...(sponsored && { sponsored: sponsored.from }),
      ...(tags && { tags: tags.from }),
    },
  };
}
