import { cleanLine, splitLines } from './clean-line.ts';
import type { IndentedLine } from './join-item-wraps.ts';
import type { LinesInput } from './lines-input.ts';
import { withTabs } from './wide-gaps.ts';
import { withoutMarkup } from './without-markup.ts';

/** Returns the cleaned lines that are not blank. */
export function numberLines(lines: LinesInput['lines']): IndentedLine[] {
  const numbered: IndentedLine[] = [];
  const written = typeof lines === 'string' ? splitLines(lines) : lines.flatMap(splitLines);
  for (const [i, line] of withTabs(written).entries()) {
    const text = withoutMarkup(cleanLine(line));
    if (text !== '') numbered.push({ text, line: i + 1, indent: Math.max(0, line.search(/\S/)) });
  }
  return numbered;
}
