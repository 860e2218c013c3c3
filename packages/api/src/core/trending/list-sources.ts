import { hostOf, sourceKey } from './source-key.ts';

/** Display names of the publishers of a list, one for each publisher whatever its spellings. */
export interface ListSources {
  /** Name to show for a source as written in a line. */
  nameOf(source: string): string;
  /** Keys of all publishers of the list. */
  readonly keys: ReadonlySet<string>;
}

/**
 * Settles one name for each publisher: a known name for its domain, else the spelling that most lines use; names before
 * domains, mixed case before capitals, then alphabetical.
 */
export function listSources(
  sources: readonly string[],
  knownName: (domain: string) => string | undefined = () => undefined,
): ListSources {
  const spellings = new Map<string, Map<string, number>>();
  for (const source of sources) {
    const key = keyOf(source, knownName);
    const counts = spellings.get(key) ?? new Map<string, number>();
    counts.set(source, (counts.get(source) ?? 0) + 1);
    spellings.set(key, counts);
  }
  const names = new Map([...spellings].map(([key, counts]) => [key, bestSpelling(counts, knownName)]));
  return {
    nameOf: (source) => names.get(keyOf(source, knownName)) ?? source,
    keys: new Set(names.keys()),
  };
}

function keyOf(source: string, knownName: (domain: string) => string | undefined): string {
  const host = hostOf(source);
  const known = host === null ? undefined : knownName(host);
  return sourceKey(known ?? source) || source.toLowerCase();
}

function bestSpelling(
  counts: ReadonlyMap<string, number>,
  knownName: (domain: string) => string | undefined,
): string {
  const ranked = [...counts].sort(
    ([a, countA], [b, countB]) => roughness(a) - roughness(b) || countB - countA || (a < b ? -1 : 1),
  );
  const best = ranked[0]?.[0] ?? '';
  const host = hostOf(best);
  return host === null ? best : (knownName(host) ?? host);
}

/** 0 for a name, 1 for a longer name in capitals or lower case only, 2 for a domain. */
function roughness(name: string): number {
  if (hostOf(name) !== null) return 2;
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  return isOneCase && name.length > 4 ? 1 : 0;
}
