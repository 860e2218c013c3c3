/** Mentions by keyword; of overlapping ones of the same keyword the first and longest is kept. */
import type { Span } from '@earshot/schema/analysis-result';

export class MentionCollector {
  private readonly spans: Span[][];

  constructor(keywords: number) {
    this.spans = Array.from({ length: keywords }, () => []);
  }

  add(keyword: number, start: number, end: number): void {
    this.spans[keyword]?.push({ start, end });
  }

  /** The lists in the order of the keywords, ascending, without overlap inside a list. */
  finish(): Span[][] {
    return this.spans.map(withoutOverlap);
  }
}

function withoutOverlap(spans: Span[]): Span[] {
  if (spans.every((span, i) => i === 0 || (spans[i - 1]?.end ?? 0) <= span.start)) return spans;
  const kept: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}
