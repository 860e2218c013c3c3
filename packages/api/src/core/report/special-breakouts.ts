/** HTML with no tags other than `<mark>`. */
import type { Span, SpecialBreakout } from '@earshot/schema/analysis-result';
import { escapeHtml } from '@earshot/schema/escape-html';
import { SNIPPET_CONTEXT_CHARACTERS } from '../limits.ts';
import { safeCut } from '../text/safe-cut.ts';

function escaped(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#39;');
}

export interface MentionedText {
  readonly text: string;
  readonly mentions: readonly Span[];
}

/**
 * Overlapping and adjoining snippets are merged, so there are as many `<mark>` elements as mentions. Text is escaped
 * (#160-#162, #375).
 */
export function specialBreakout(term: string, parts: readonly MentionedText[]): SpecialBreakout {
  return {
    term,
    mentions: parts.reduce((sum, { mentions }) => sum + mentions.length, 0),
    snippets: parts.flatMap(({ text, mentions }) => snippetsOf(text, mentions)),
  };
}

function snippetsOf(text: string, mentions: readonly Span[]): string[] {
  const windows: { start: number; end: number; marks: Span[] }[] = [];
  for (const mention of mentions) {
    const start = wordEdge(text, mention.start, -1);
    const end = wordEdge(text, mention.end, 1);
    const last = windows.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.marks.push(mention);
    } else windows.push({ start, end, marks: [mention] });
  }
  return windows.map(({ start, end, marks }) => {
    let html = '';
    let position = start;
    for (const mark of marks) {
      html += `${escaped(text.slice(position, mark.start))}<mark>${escaped(text.slice(mark.start, mark.end))}</mark>`;
      position = mark.end;
    }
    html = (html + escaped(text.slice(position, end))).replace(/\s+/g, ' ').trim();
    const before = text.slice(0, start).trim() === '' ? '' : '… ';
    const after = text.slice(end).trim() === '' ? '' : ' …';
    return before + html + after;
  });
}

/** At a space if there is one, and never inside a character. */
function wordEdge(text: string, offset: number, direction: 1 | -1): number {
  const far = offset + direction * SNIPPET_CONTEXT_CHARACTERS;
  if (far <= 0) return 0;
  if (far >= text.length) return text.length;
  const context = direction < 0 ? text.slice(far, offset) : text.slice(offset, far);
  const space = direction < 0 ? context.search(/\s/) : context.trimEnd().search(/\s\S*$/);
  if (space >= 0) return direction < 0 ? far + space + 1 : offset + space;
  return safeCut(text, far);
}
