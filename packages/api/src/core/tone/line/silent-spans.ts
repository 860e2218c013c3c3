import type { Span } from '@earshot/schema/analysis-result';
import labels from '../../../content/tone/line-labels.json' with { type: 'json' };

/** `UPDATE 2-`, `EXCLUSIVE:`, `WATCH |` at the start. Case is ignored. */
const LABEL = new RegExp(
  `^\\s*(?:\\[(?:${labels.join('|')})\\]|(?:${labels.join('|')})(?:\\s+\\d+)?\\s*(?:[-–—|]|:(?=\\s)))\\s*`,
  'i',
);
/** `(NYSE: F)`, `(NASDAQ:AAPL)`, `[LON:BP]`, `$TSLA`, `(F.N)`. */
const TICKER =
  /[([][A-Z][A-Za-z]{1,9}\s?:\s?[A-Z0-9.]{1,8}[)\]]|[([][A-Z0-9]{1,5}\.[A-Z]{1,2}[)\]]|\$[A-Z]{1,5}\b/g;
const OUTLET =
  /\s+(?:\||[-–—])\s+(?:The\s+)?\p{Lu}[\p{L}\p{N}.'’&]*(?:\s+(?:(?:of|the|and)\s+)?[\p{Lu}\p{N}][\p{L}\p{N}.'’&]*){0,3}\s*$/u;
/** Longer texts are not headlines and have no silent spans. */
const MAX_CHARACTERS = 300;
const MAX_LABELS = 2;
const MARK = /[-–—|:([$]/;

export function silentSpans(text: string): Span[] {
  if (text.length > MAX_CHARACTERS || text.includes('\n') || !MARK.test(text)) return [];
  const spans: Span[] = [];
  let start = 0;
  for (let i = 0; i < MAX_LABELS; i++) {
    const length = LABEL.exec(text.slice(start))?.[0].length ?? 0;
    if (length === 0 || start + length >= text.length) break;
    spans.push({ start, end: start + length });
    start += length;
  }
  for (const { index, 0: found } of text.matchAll(TICKER))
    spans.push({ start: index, end: index + found.length });
  const outlet = OUTLET.exec(text);
  if (outlet && outlet.index > text.length / 3) spans.push({ start: outlet.index, end: text.length });
  return spans;
}
