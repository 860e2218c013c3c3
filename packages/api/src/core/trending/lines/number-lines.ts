import { firstLines } from '../../documents/first-lines.ts';
import { cleanLine, splitLines } from './clean-line.ts';
import type { IndentedLine } from './join-item-wraps.ts';
import type { LinesInput } from './lines-input.ts';
import { sourceEvidence } from './source-evidence.ts';
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
    const text = withoutMarkup(withoutSender(cleanLine(line)));
    if (text !== '') numbered.push({ text, line: i + 1, indent: Math.max(0, line.search(/\S/)) });
  }
  return { lines: numbered, leftOut };
}

/** The stamp and the sender in front of a message of an exported chat: "25/03/2024, 09:12 - Ada Fenwick: ". */
const CHAT_STAMP =
  /^(\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?)\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[aApP]\.?[mM]\.?)?\]?\s*[-–]?\s+([^:]{2,40}):\s+(?=\S)/u;

/** Removes the time and the sender of a chat message, unless the sender is an outlet. The date stays. */
function withoutSender(line: string): string {
  const [stamp = '', date = '', sender = ''] = CHAT_STAMP.exec(line) ?? [];
  const isPerson = stamp !== '' && sourceEvidence(sender) !== 'strong';
  return isPerson ? `${date.replace(/^\[|,$/g, '')} - ${line.slice(stamp.length)}` : line;
}
