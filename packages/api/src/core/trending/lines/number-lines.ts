import { firstLines } from '../../documents/first-lines.ts';
import { cleanLine, splitLines } from './clean-line.ts';
import type { IndentedLine } from './join-item-wraps.ts';
import type { LinesInput } from './lines-input.ts';
import { withTabs } from './wide-gaps.ts';
import { withoutMarkup } from './without-markup.ts';

export interface NumberedLines {
  readonly lines: IndentedLine[];
  /** Number of lines beyond `MAX_LINES`, which are left out. */
  readonly leftOut: number;
}

/** Returns the cleaned lines that are not blank, up to `MAX_LINES`. */
export function numberLines(input: LinesInput['lines']): NumberedLines {
  const numbered: IndentedLine[] = [];
  const { lines: written, leftOut } = firstLines(
    typeof input === 'string' ? splitLines(input) : input.flatMap(splitLines),
  );
  for (const [i, line] of withTabs(written).entries()) {
    const text = withoutMarkup(cleanLine(line));
    if (text !== '') numbered.push({ text, line: i + 1, indent: Math.max(0, line.search(/\S/)) });
  }
  return { lines: numbered, leftOut };
}
