import sponsoredLabels from '../../../content/pages/sponsored-labels.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import type { Found } from './headline.ts';
import type { LinkedNode } from './json-ld.ts';
import { loose } from './title-parts.ts';

/** Words that also label banners. They count only as the kicker directly above the headline. */
const ALONE = new Set(sponsoredLabels.alone.map(loose));
const BEGINNINGS = sponsoredLabels.beginnings.map((label) => label.toLowerCase());
const MAX_LABEL_WORDS = 12;
const BLOCKS_ABOVE = 4;
const BLOCKS_BELOW = 6;
const SPONSORED_PATH =
  /\/(?:sponsored|advertorials?|brand-?studio|paid-?post|partner-?content|publireportages?)(?:\/|$)/i;

/** Returns the words that mark the article as paid content, with their source. Null if there are none. */
export function readSponsored(
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
