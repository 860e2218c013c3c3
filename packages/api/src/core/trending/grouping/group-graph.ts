import type { LikelyPairs } from './likely-pairs.ts';
import { isEarlier, type OfferedLink } from './link-heap.ts';
import { type PackedRows, rowOf } from './packed-rows.ts';

/**
 * The link strength of two groups is the sum of the likelihoods of all pairs between them, divided by (size x size) to this
 * power. 1 would be average linkage, which splits large stories. 0.5 would chain small ones.
 */
const SIZE_EXPONENT = 0.95;
/** Minimum mean likelihood of all pairs, which prevents two large stories with a few likely pairs from being merged. */
const MIN_MEAN = 0.05;

/**
 * Groups of titles and the links between them. Each link keeps the number of the pair of titles that it started as.
 * Everything is stored in arrays of numbers, because a long list has a million links.
 */
export class GroupGraph {
  readonly #sizes: Int32Array;
  readonly #parents: Int32Array;
  /** By link: the two groups. */
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  /** By link: sum of the likelihoods of its pairs. 0 once the link is cut. */
  readonly #sums: Float64Array;
  /** By group: number of its links. */
  readonly #degrees: Int32Array;
  /**
   * `#linksOfTitle`: the initial links of each title. `#linksOfGroup`: the links of each merged group. Both may include
   * links that have been cut.
   */
  readonly #linksOfTitle: PackedRows;
  readonly #linksOfGroup: (number[] | undefined)[] = [];
  /** By group: its link to the group that is kept in the current merge, plus 1. 0 for none. */
  readonly #linkTo: Int32Array;

  constructor(titles: number, { first, second, likelihood }: LikelyPairs) {
    this.#sizes = new Int32Array(titles).fill(1);
    this.#parents = Int32Array.from({ length: titles }, (_, i) => i);
    this.#first = first.slice();
    this.#second = second.slice();
    this.#sums = likelihood.slice();
    this.#linksOfTitle = linksByTitle(titles, first, second);
    const { starts } = this.#linksOfTitle;
    this.#degrees = Int32Array.from({ length: titles }, (_, i) => (starts[i + 1] ?? 0) - (starts[i] ?? 0));
    this.#linkTo = new Int32Array(titles);
  }

  /** Returns the groups of a link, the lower number first. */
  ends(link: number): { readonly a: number; readonly b: number } {
    const [first, second] = [this.#first[link] ?? 0, this.#second[link] ?? 0];
    return first < second ? { a: first, b: second } : { a: second, b: first };
  }

  /** Returns the strength of a link. 0 if the link is cut or its groups are too dissimilar overall. */
  strength(link: number): number {
    const sum = this.#sums[link] ?? 0;
    const pairs = (this.#sizes[this.#first[link] ?? 0] ?? 1) * (this.#sizes[this.#second[link] ?? 0] ?? 1);
    return sum < MIN_MEAN * pairs ? 0 : sum / pairs ** SIZE_EXPONENT;
  }

  cut(link: number): void {
    this.#sums[link] = 0;
    for (const end of [this.#first[link] ?? 0, this.#second[link] ?? 0])
      this.#degrees[end] = (this.#degrees[end] ?? 0) - 1;
  }

  /** Returns the link of a group that merges first, or null if none is at least as strong as `least`. */
  strongestLink(group: number, least: number): OfferedLink | null {
    let best: OfferedLink | null = null;
    for (const link of this.#linksOf(group)) {
      const strength = this.strength(link);
      if (strength < (best?.strength ?? least)) continue;
      const offered = { group, link, strength, ...this.ends(link) };
      if (!best || isEarlier(offered, best)) best = offered;
    }
    return best;
  }

  /** Returns the links of a group, including some that are cut. */
  #linksOf(group: number): readonly number[] | Int32Array {
    return this.#linksOfGroup[group] ?? rowOf(this.#linksOfTitle, group);
  }

  /**
   * Merges the group with fewer links into the other one. On a tie, keeps the group with the lower number. Returns both
   * group numbers.
   */
  merge(a: number, b: number): [kept: number, gone: number] {
    const [low, high] = a < b ? [a, b] : [b, a];
    const isLowKept = (this.#degrees[low] ?? 0) >= (this.#degrees[high] ?? 0);
    const [kept, gone] = isLowKept ? [low, high] : [high, low];
    this.#parents[gone] = kept;
    this.#sizes[kept] = (this.#sizes[kept] ?? 0) + (this.#sizes[gone] ?? 0);
    const links = this.#linksOfGroup[kept] ?? Array.from(this.#linksOf(kept));
    let count = 0;
    for (const link of links) {
      if (this.#sums[link] === 0) continue;
      const other = this.#otherEnd(link, kept);
      if (other === gone) {
        this.cut(link);
        continue;
      }
      this.#linkTo[other] = link + 1;
      links[count++] = link;
    }
    links.length = count;
    for (const link of this.#linksOf(gone))
      if (this.#sums[link] !== 0 && this.#take(link, gone, kept)) links.push(link);
    for (const link of links) this.#linkTo[this.#otherEnd(link, kept)] = 0;
    this.#linksOfGroup[kept] = links;
    this.#linksOfGroup[gone] = [];
    return [kept, gone];
  }

  groups(): Int32Array {
    return this.#parents.map((_, title) => {
      let at = title;
      while (this.#parents[at] !== at) at = this.#parents[at] ?? at;
      return at;
    });
  }

  /**
   * Moves a link of `gone` to `kept`. Returns false if `kept` already has a link to the same group. The existing link then
   * absorbs the moved one.
   */
  #take(link: number, gone: number, kept: number): boolean {
    const known = (this.#linkTo[this.#otherEnd(link, gone)] ?? 0) - 1;
    if (known >= 0) {
      this.#sums[known] = (this.#sums[known] ?? 0) + (this.#sums[link] ?? 0);
      this.cut(link);
      return false;
    }
    if (this.#first[link] === gone) this.#first[link] = kept;
    else this.#second[link] = kept;
    this.#degrees[kept] = (this.#degrees[kept] ?? 0) + 1;
    return true;
  }

  #otherEnd(link: number, group: number): number {
    const first = this.#first[link] ?? 0;
    return first === group ? (this.#second[link] ?? 0) : first;
  }
}

/** Returns the link numbers of each title. */
function linksByTitle(titles: number, first: Int32Array, second: Int32Array): PackedRows {
  const starts = new Int32Array(titles + 1);
  for (const ends of [first, second])
    for (const title of ends) starts[title + 1] = (starts[title + 1] ?? 0) + 1;
  for (let title = 0; title < titles; title++)
    starts[title + 1] = (starts[title + 1] ?? 0) + (starts[title] ?? 0);
  const next = starts.slice();
  const numbers = new Int32Array(starts.at(-1) ?? 0);
  for (const ends of [first, second])
    for (let link = 0; link < ends.length; link++) {
      const title = ends[link] ?? 0;
      const at = next[title] ?? 0;
      numbers[at] = link;
      next[title] = at + 1;
    }
  return { starts, numbers };
}
