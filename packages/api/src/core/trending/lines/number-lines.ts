import { cleanLine, splitLines } from './clean-line.ts';
import type { IndentedLine } from './join-item-wraps.ts';
import type { LinesInput } from './lines-input.ts';
import { withoutMarkdown } from './without-markdown.ts';

/** The cleaned lines that are not blank. */
export function numberLines(lines: LinesInput['lines']): IndentedLine[] {
  const numbered: IndentedLine[] = [];
  let line = 0;
  for (const block of typeof lines === 'string' ? [lines] : lines) {
    for (const written of splitLines(block)) {
      line++;
      const text = withoutMarkdown(cleanLine(written));
      if (text !== '') numbered.push({ text, line, indent: Math.max(0, written.search(/\S/)) });
    }
  }
  return numbered;
}
