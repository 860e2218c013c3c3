/** Mentions by keyword; of overlapping ones of the same keyword the first and longest is kept. */
import type { Span } from '@earshot/schema/analysis-result';

const FIELDS = 3;

export class MentionCollector {
  private readonly keywords: number;
  /** Keyword, start, end of each mention in the order found; one flat array, for it is written in the hot loop. */
  private log = new Int32Array(FIELDS * 256);
  private used = 0;

  constructor(keywords: number) {
    this.keywords = keywords;
  }

  add(keyword: number, start: number, end: number): void {
    if (this.used === this.log.length) this.grow();
    this.log[this.used] = keyword;
    this.log[this.used + 1] = start;
    this.log[this.used + 2] = end;
    this.used += FIELDS;
  }

  /** One list for each keyword in their order, ascending, without overlap inside a list. */
  finish(): Span[][] {
    const lists: Span[][] = Array.from({ length: this.keywords }, () => []);
    for (let i = 0; i < this.used; i += FIELDS) {
      lists[this.log[i] ?? 0]?.push({ start: this.log[i + 1] ?? 0, end: this.log[i + 2] ?? 0 });
    }
    return lists.map(withoutOverlap);
  }

  private grow(): void {
    const larger = new Int32Array(this.log.length * 2);
    larger.set(this.log);
    this.log = larger;
  }
}

function withoutOverlap(spans: Span[]): Span[] {
  if (isAscending(spans)) return spans;
  const kept: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

function isAscending(spans: readonly Span[]): boolean {
  let end = 0;
  for (const span of spans) {
    if (span.start < end) return false;
    end = span.end;
  }
  return true;
}
