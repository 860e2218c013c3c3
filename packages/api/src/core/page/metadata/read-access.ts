import type { PageAccess } from '@earshot/schema/analyst-record';
import type { PageScan } from '../html/scan-page.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';

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
