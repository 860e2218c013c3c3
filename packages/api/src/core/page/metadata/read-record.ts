import type { PageAccess } from '@earshot/schema/analyst-record';
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import sponsoredLabels from '../../../content/pages/sponsored-labels.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { closest, collapse, type PageElement } from '../html/page-element.ts';
import { isInMasthead, type PageScan } from '../html/scan-page.ts';
import { isLabelLine } from '../lines/article-lines.ts';
import { isPersonName } from './bylines.ts';
import {
  type Candidate,
  type Found,
  firstFound,
  isObject,
  type LinkedNode,
  linkedNames,
  linkedText,
  loose,
  metasNamed,
  type PageSources,
} from './stated-values.ts';

const MAX_SECTION_CHARACTERS = 60;

function readSection({ scan, article, nodes, blocks }: PageSources, headlineAt: number): Found | null {
  const candidates: Candidate[] = [
    ...metasNamed(scan, ['article:section']),
    [linkedNames(article?.values.articleSection)[0], 'JSON-LD'],
    [breadcrumb(nodes), 'breadcrumbs'],
    [shownBreadcrumb(blocks, headlineAt), 'breadcrumbs'],
    [kicker(blocks, headlineAt), 'kicker'],
  ];
  return firstFound(candidates, (value) => {
    const section = collapse(value);
    const isName = section !== '' && section.length <= MAX_SECTION_CHARACTERS && !/^https?:/i.test(section);
    return isName ? section : null;
  });
}

/** Returns the second-to-last breadcrumb (the last one is the article). Null if there are fewer than three. */
function breadcrumb(nodes: readonly LinkedNode[]): string | null {
  const list = nodes.find(({ types }) => types.includes('BreadcrumbList'))?.values.itemListElement;
  const item: unknown = Array.isArray(list) && list.length >= 3 ? list.at(-2) : null;
  if (!isObject(item)) return null;
  return linkedText(item.name) ?? linkedText(item.item);
}

const BREADCRUMB = /breadcrumb/i;
const BREADCRUMB_LEVELS = 5;
const HOME = /^(?:home|start|startseite|inicio|início|accueil|trang chủ)$/iu;
const MAX_SECTION_WORDS = 4;

const isLinked = ({ words, linkWords }: Block) =>
  words > 0 && words <= MAX_SECTION_WORDS && linkWords === words;
const leadsToSection = ({ firstLink }: Block) =>
  /[^/]\/?$/.test((firstLink ?? '').replace(/^https?:\/\/[^/]*/i, ''));

function shownBreadcrumb(blocks: readonly Block[], headlineAt: number): string | undefined {
  const last = blocks
    .slice(0, Math.max(0, headlineAt))
    .findLast((block) => isLinked(block) && leadsToSection(block) && isBreadcrumb(block))
    ?.text.replace(/^[\s/›»>|]+|[\s/›»>|]+$/gu, '');
  return last && !HOME.test(last) ? last : undefined;
}

function isBreadcrumb({ element }: Block): boolean {
  const isMarked = (node: PageElement) =>
    BREADCRUMB.test(`${node.attribute('class')} ${node.attribute('id')} ${node.attribute('aria-label')}`);
  return closest(element, isMarked, BREADCRUMB_LEVELS) !== null;
}

const KICKER_LEVELS = 3;

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
    if (closest(above.element, (each) => each === box))
      return isInMasthead(above.element) ? undefined : above.text;
  }
  return undefined;
}

const TIERS: readonly (readonly [RegExp, PageAccess])[] = [
  [/^metered/i, 'metered'],
  [/^(?:locked|paid|premium|subscriber)/i, 'paid'],
  [/^free/i, 'free'],
];

export function readAccess(scan: PageScan, nodes: readonly LinkedNode[]): Found<PageAccess> | null {
  const tier = firstFound(
    metasNamed(scan, metaNames.tiers),
    (text) => TIERS.find(([pattern]) => pattern.test(text))?.[1],
  );
  if (tier) return tier;
  const linked = nodes.flatMap(({ values }) => freeOrPaid(values.isAccessibleForFree) ?? []);
  const value = linked.includes('paid') ? 'paid' : linked[0];
  return value ? { value, from: 'JSON-LD' } : null;
}

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

function readSponsored({ blocks, article, url }: PageSources, headlineAt: number): Found | null {
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

export const readRecord = (sources: PageSources, headlineAt: number) => ({
  section: readSection(sources, headlineAt),
  access: readAccess(sources.scan, sources.nodes),
  sponsored: readSponsored(sources, headlineAt),
});
