import labels from '../../../content/lists/paid-labels.json' with { type: 'json' };
import { publisherByDomain, publisherNamed } from '../../page/publisher/publishers.ts';
import { countsOf } from '../layout/counts.ts';
import type { ReadLine } from './read-line.ts';
import { hostOf, sourceKey } from './source-evidence.ts';

export interface ListSources {
  nameOf(source: string): string;
  readonly keys: ReadonlySet<string>;
}

/** Prefers names to domains, mixed case to a single case, then the most frequent spelling. */
export function listSources(sources: readonly string[]): ListSources {
  const publishers = new Map<string, Map<string, number>>();
  const keys = new Set<string>();
  for (const [source, count] of countsOf(sources)) {
    const key = publisherKey(source);
    const spellings = publishers.get(key) ?? new Map<string, number>();
    publishers.set(key, spellings.set(source, count));
    keys.add(key).add(sourceKey(source));
  }
  const names = new Map<string, string>();
  for (const spellings of publishers.values()) {
    const name = bestSpelling(spellings);
    for (const source of spellings.keys()) names.set(source, name);
  }
  return { nameOf: (source) => names.get(source) ?? source, keys };
}

function publisherKey(source: string): string {
  return sourceKey(publisherName(source) ?? source) || source.toLowerCase();
}

function publisherName(source: string): string | undefined {
  const host = hostOf(source);
  return (host === null ? publisherNamed(source) : publisherByDomain(host))?.name;
}

function bestSpelling(counts: ReadonlyMap<string, number>): string {
  const ranked = [...counts].sort(
    ([a, countA], [b, countB]) => roughness(a) - roughness(b) || countB - countA || (a < b ? -1 : 1),
  );
  const best = ranked[0]?.[0] ?? '';
  const host = hostOf(best);
  return host === null ? best : (publisherName(best) ?? host);
}

/** 2 for a domain, 1 for a long name in a single case, 0 for other names. */
function roughness(name: string): number {
  if (hostOf(name) !== null) return 2;
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  return isOneCase && name.length > 4 ? 1 : 0;
}

const PAID_LABELS: ReadonlySet<string> = new Set(labels);
/** "Sponsored: ", "[Anzeige] " */
const IN_FRONT = /^[[(]?([\p{L} ]{4,30}?)(?:[\])]|\s*[:|–—]|\s-)\s*\S/u;
const AT_END = /[[(]([\p{L} ]{4,30})[\])]$/u;

export function isPaidPlacement({ text, source }: Pick<ReadLine, 'text' | 'source'>): boolean {
  const marks = [IN_FRONT.exec(text)?.[1], AT_END.exec(text)?.[1]];
  if (marks.some((mark) => mark !== undefined && PAID_LABELS.has(mark.trim().toLowerCase()))) return true;
  if (source === null) return false;
  const host = hostOf(source);
  const publisher = host === null ? publisherNamed(source) : publisherByDomain(host);
  return publisher?.kind === 'paid-wire';
}
