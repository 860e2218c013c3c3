/** Search in the learning library: time per query, and how often the expected entry is first. */
import type { HelpSearchResult } from '@earshot/schema/help/model';
import MiniSearch from 'minisearch';
import { library } from '../src/content/library.ts';
import { searchLibrary } from '../src/features/help/search-library.ts';
import { FIRST_RESULTS, titleOf } from '../src/features/help/search-queries.fixture.ts';
import type { Bench, BenchRow } from './harness.ts';

const ROUNDS = 50;
const HARD_QUERIES = [
  'a'.repeat(10_000),
  '<'.repeat(10_000),
  'the situational crisis response strategy for misinformation in media relations reports',
  'zzzz qqqq wwww eeee rrrr tttt yyyy uuuu iiii oooo pppp aaaa',
];

type Lists = Pick<HelpSearchResult, 'frameworks' | 'glossary' | 'playbooks'>;
type Search = (query: string) => Lists;

/** Maximum time of a query, as claimed by the product. */
const CLAIM_MS = 5;

export const bench: Bench = async () => [
  {
    title: 'Help search',
    ranOn: `${FIRST_RESULTS.length} queries with an expected first result, ${HARD_QUERIES.length} hard ones, ${ROUNDS} rounds`,
    rows: [
      measure('earshot', searchLibrary),
      measure('minisearch, defaults with prefix and fuzzy 0.2', defaultMiniSearch()),
      measure('substring scan', substringScan),
    ],
    notes: [`Claim: median and 95th percentile below ${CLAIM_MS} ms a query.`],
  },
];

function measure(name: string, search: Search): BenchRow {
  const queries = [...FIRST_RESULTS.map(([query]) => query), ...HARD_QUERIES];
  for (const query of queries) search(query);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const query of queries) {
      const start = performance.now();
      search(query);
      times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  const right = FIRST_RESULTS.filter(
    ([query, list, expected]) => titleOf(search(query)[list][0]) === expected,
  );
  return {
    name,
    figures: {
      'expected first': `${right.length}/${FIRST_RESULTS.length}`,
      'median ms': percentile(times, 0.5),
      'p95 ms': percentile(times, 0.95),
      'p99 ms': percentile(times, 0.99),
    },
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const entries = {
  frameworks: library.frameworks.map((entry) => ({ entry, text: JSON.stringify(entry) })),
  glossary: library.glossary.map((entry) => ({ entry, text: JSON.stringify(entry) })),
  playbooks: library.playbooks.map((entry) => ({ entry, text: JSON.stringify(entry) })),
};

function defaultMiniSearch(): Search {
  const engine = new MiniSearch<{ id: string; text: string }>({ fields: ['text'] });
  for (const { entry, text } of Object.values(entries).flat()) engine.add({ id: entry.id, text });
  return (query) => {
    const ids = engine.search(query, { prefix: true, fuzzy: 0.2 }).map(({ id }) => String(id));
    const inOrder = <Entry extends { readonly id: string }>(list: readonly { readonly entry: Entry }[]) =>
      ids.flatMap((id) => list.find(({ entry }) => entry.id === id)?.entry ?? []);
    return {
      frameworks: inOrder(entries.frameworks),
      glossary: inOrder(entries.glossary),
      playbooks: inOrder(entries.playbooks),
    };
  };
}

function substringScan(query: string): Lists {
  const wanted = query.toLowerCase();
  const holding = <Entry>(list: readonly { readonly entry: Entry; readonly text: string }[]) =>
    list.filter(({ text }) => text.toLowerCase().includes(wanted)).map(({ entry }) => entry);
  return {
    frameworks: holding(entries.frameworks),
    glossary: holding(entries.glossary),
    playbooks: holding(entries.playbooks),
  };
}
