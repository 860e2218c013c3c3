/** Mentions by keyword; of overlapping ones of the same keyword the first and longest is kept. */
import type { Span } from '@earshot/schema/analysis-result';

const FIELDS = 3;

export class MentionCollector {
  readonly #keywords: number;
  /** Keyword, start, end of each mention in the order found; one flat array, for it is written in the hot loop. */
  #log = new Int32Array(FIELDS * 256);
  #used = 0;
  /** By keyword: place of its last mention in the log, or -1, and the end of the one before that. */
  readonly #lastPlaces: Int32Array;
  readonly #endsBefore: Int32Array;

  constructor(keywords: number) {
    this.#keywords = keywords;
    this.#lastPlaces = new Int32Array(keywords).fill(-1);
    this.#endsBefore = new Int32Array(keywords);
  }

  /** Takes a mention; those of one keyword come with ascending ends. */
  add(keyword: number, start: number, end: number): void {
    const place = this.#lastPlaces[keyword] ?? -1;
    if (place >= 0) {
      const lastEnd = this.#log[place + 2] ?? 0;
      if (start < lastEnd) {
        const isBetter = start <= (this.#log[place + 1] ?? 0) && end >= lastEnd;
        if (!isBetter || start < (this.#endsBefore[keyword] ?? 0)) return;
        this.#log[place + 1] = start;
        this.#log[place + 2] = end;
        return;
      }
      this.#endsBefore[keyword] = lastEnd;
    }
    if (this.#used === this.#log.length) this.#grow();
    this.#lastPlaces[keyword] = this.#used;
    this.#log[this.#used] = keyword;
    this.#log[this.#used + 1] = start;
    this.#log[this.#used + 2] = end;
    this.#used += FIELDS;
  }

  /** One list for each keyword in their order, ascending, without overlap inside a list. */
  finish(): Span[][] {
    const lists: Span[][] = Array.from({ length: this.#keywords }, () => []);
    for (let i = 0; i < this.#used; i += FIELDS) {
      lists[this.#log[i] ?? 0]?.push({ start: this.#log[i + 1] ?? 0, end: this.#log[i + 2] ?? 0 });
    }
    return lists;
  }

  #grow(): void {
    const larger = new Int32Array(this.#log.length * 2);
    larger.set(this.#log);
    this.#log = larger;
  }
}
