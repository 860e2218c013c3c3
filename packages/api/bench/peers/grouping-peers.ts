/** Two common ways to group headlines, implemented for comparison: MinHash with banding, and TF-IDF cosine. */

const HASHES = 48;
const ROWS_A_BAND = 3;
const TF_IDF_THRESHOLD = 0.6;
const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(title: string): string[] {
  return [...new Set(title.toLowerCase().match(WORD) ?? [])];
}

/** Groups by MinHash signatures of words, 16 bands of 3 rows, joined by union-find. */
export function groupByMinHash(titles: readonly string[]): number[] {
  const union = unionFind(titles.length);
  const signatures = titles.map((title) => signature(wordsOf(title)));
  for (let band = 0; band < HASHES / ROWS_A_BAND; band++) {
    const buckets = new Map<string, number>();
    signatures.forEach((rows, i) => {
      const key = rows.slice(band * ROWS_A_BAND, (band + 1) * ROWS_A_BAND).join(' ');
      const known = buckets.get(key);
      if (known === undefined) buckets.set(key, i);
      else union.join(known, i);
    });
  }
  return titles.map((_, i) => union.find(i));
}

/** Groups titles whose TF-IDF cosine is at least 0.6, joined by union-find. */
export function groupByTfIdf(titles: readonly string[]): number[] {
  const words = titles.map(wordsOf);
  const postings = new Map<string, number[]>();
  words.forEach((list, i) => {
    for (const word of list) postings.set(word, [...(postings.get(word) ?? []), i]);
  });
  const idf = (word: string) => Math.log(titles.length / (postings.get(word)?.length ?? 1)) + 1;
  const lengths = words.map((list) => Math.hypot(...list.map(idf)));
  const union = unionFind(titles.length);
  words.forEach((list, i) => {
    const products = new Map<number, number>();
    for (const word of list) {
      for (const other of postings.get(word) ?? []) {
        if (other > i) products.set(other, (products.get(other) ?? 0) + idf(word) ** 2);
      }
    }
    for (const [other, product] of products) {
      if (product >= TF_IDF_THRESHOLD * (lengths[i] ?? 0) * (lengths[other] ?? 0)) union.join(i, other);
    }
  });
  return titles.map((_, i) => union.find(i));
}

function signature(words: readonly string[]): number[] {
  const rows = new Array<number>(HASHES).fill(0xffffffff);
  for (const word of words) {
    for (let row = 0; row < HASHES; row++) rows[row] = Math.min(rows[row] ?? 0, hash(word, row));
  }
  return rows;
}

/** FNV-1a with a seed and a final mix. */
function hash(word: string, seed: number): number {
  let value = (2166136261 ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 16777619);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

function unionFind(size: number): { find(i: number): number; join(a: number, b: number): void } {
  const parent = Array.from({ length: size }, (_, i) => i);
  const find = (start: number): number => {
    let at = start;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  return {
    find,
    join: (a, b) => {
      parent[find(a)] = find(b);
    },
  };
}
