/**
 * Mentions by keyword. Of overlapping mentions of a keyword, keeps the one that starts first and, among those, the longest.
 */
import type { Span } from '@earshot/schema/analysis-result';

/** A mention of a keyword: a range of the text and the spelling found. */
export interface Mention extends Span {
  /** Index among the keyword's spellings. */
  readonly spelling: number;
}

/** A spelling as numbered by the matchers, across all keywords. */
export interface NumberedSpelling {
  /** Index of its keyword in the list of keywords. */
  readonly keyword: number;
  /** Index among the keyword's spellings. */
  readonly place: number;
  readonly text: string;
}

const FIELDS = 3;

export class MentionCollector {
  readonly #keywords: number;
  readonly #spellings: readonly NumberedSpelling[];
  readonly #keywordOf: Int32Array;
  /**
   * Spelling, start and end of each mention in the order found. A single flat array, because it is written in the hot loop.
   */
  #log = new Int32Array(FIELDS * 256);
  #used = 0;
  /** By keyword: index of its last mention in the log, or -1, and the end of the mention before that. */
  readonly #lastPlaces: Int32Array;
  readonly #endsBefore: Int32Array;

  constructor(spellings: readonly NumberedSpelling[], keywords: number) {
    this.#keywords = keywords;
    this.#spellings = spellings;
    this.#keywordOf = Int32Array.from(spellings, ({ keyword }) => keyword);
    this.#lastPlaces = new Int32Array(keywords).fill(-1);
    this.#endsBefore = new Int32Array(keywords);
  }

  /** Adds a mention of a spelling. Mentions of the same keyword must come in ascending order of their ends. */
  add(spelling: number, start: number, end: number): void {
    const keyword = this.#keywordOf[spelling] ?? 0;
    const place = this.#lastPlaces[keyword] ?? -1;
    if (place >= 0) {
      const lastEnd = this.#log[place + 2] ?? 0;
      if (start < lastEnd) {
        const lastStart = this.#log[place + 1] ?? 0;
        const isBetter = start <= lastStart && end >= lastEnd && (start < lastStart || end > lastEnd);
        if (!isBetter || start < (this.#endsBefore[keyword] ?? 0)) return;
        this.#log[place] = spelling;
        this.#log[place + 1] = start;
        this.#log[place + 2] = end;
        return;
      }
      this.#endsBefore[keyword] = lastEnd;
    }
    if (this.#used === this.#log.length) this.#grow();
    this.#lastPlaces[keyword] = this.#used;
    this.#log[this.#used] = spelling;
    this.#log[this.#used + 1] = start;
    this.#log[this.#used + 2] = end;
    this.#used += FIELDS;
  }

  /** Returns one list per keyword, in the order of the keywords. Each list is in ascending order and without overlaps. */
  finish(): Mention[][] {
    const lists: Mention[][] = Array.from({ length: this.#keywords }, () => []);
    for (let i = 0; i < this.#used; i += FIELDS) {
      const spelling = this.#spellings[this.#log[i] ?? 0];
      if (!spelling) continue;
      const [start, end] = [this.#log[i + 1] ?? 0, this.#log[i + 2] ?? 0];
      lists[spelling.keyword]?.push({ start, end, spelling: spelling.place });
    }
    return lists;
  }

  #grow(): void {
    const larger = new Int32Array(this.#log.length * 2);
    larger.set(this.#log);
    this.#log = larger;
  }
}
