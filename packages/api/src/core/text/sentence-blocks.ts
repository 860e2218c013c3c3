import type { Span } from '@earshot/schema/analysis-result';
import { endsInEmoji } from './sentence-emoji.ts';
import { SENTENCE_MARKS } from './sentence-marks.ts';

/** Lines of mail and PDF have similar lengths. Shorter ones are list items or headings. */
const WRAPPED_LINE = { min: 45, max: 110, spread: 0.72 };

const ENDS_SENTENCE = new RegExp(`[${SENTENCE_MARKS}:;]["'”’»)\\]]*\\s*$`, 'u');
const STARTS_LOWER = /^\s*\p{Ll}/u;
const STARTS_UPPER = /^\s*["'“‘«(]*\p{Lu}/u;
const STARTS_WITH_MARK = /^\s*[.,;:!?…)\]”»]/u;
const BRACKET_AFTER_SPACE = /^\(\s/;
const LIST_ITEM = /^\s*(?:[•⁃▪◦*–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s?/iu;
const CJK_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]$/u;
const CJK_START = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HIRAGANA_END = /\p{Script=Hiragana}$/u;
const PARTICLE_END = /[のをにがはとでもへや]$/u;

interface Line extends Span {
  readonly text: string;
}

/** Parts that no sentence crosses: paragraphs, or lines if a line break is not just a wrapped line. */
export function sentenceBlocks(text: string): Span[] {
  const blocks: Span[] = [];
  for (const paragraph of paragraphs(text)) {
    const wrapped = isHardWrapped(paragraph.map((line) => line.text));
    let open: { start: number; end: number } | undefined;
    for (const [i, line] of paragraph.entries()) {
      const previous = paragraph[i - 1];
      if (open && previous && continues(previous, line, paragraph[i + 1], wrapped)) open.end = line.end;
      else {
        open = { start: line.start, end: line.end };
        blocks.push(open);
      }
    }
  }
  return blocks;
}

function* paragraphs(text: string): Generator<Line[]> {
  let lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push({ start, end, text: line });
    else if (lines.length > 0) {
      yield lines;
      lines = [];
    }
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  if (lines.length > 0) yield lines;
}

function lineEnd(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || code === 13 || code === 0x2028 || code === 0x2029 || code === 0x85) return i;
  }
  return text.length;
}

export function isHardWrapped(lines: readonly string[]): boolean {
  if (lines.length < 3) return false;
  const lengths = lines.slice(0, -1).map((line) => line.trimEnd().length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (longest < WRAPPED_LINE.min || longest > WRAPPED_LINE.max) return false;
  return lengths.every((length) => length >= longest * WRAPPED_LINE.spread);
}

function continues(previous: Line, line: Line, next: Line | undefined, wrapped: boolean): boolean {
  const before = previous.text.trimEnd();
  if (STARTS_WITH_MARK.test(line.text)) return true;
  if ((ENDS_SENTENCE.test(before) || endsInEmoji(before)) && !wrapped) return false;
  if (LIST_ITEM.test(line.text)) return false;
  if (wrapped) return true;
  const spaceAtBreak = before.length < previous.text.length;
  if (CJK_END.test(before) && CJK_START.test(line.text)) {
    return !spaceAtBreak && (PARTICLE_END.test(before) || !HIRAGANA_END.test(before)) && next === undefined;
  }
  if (BRACKET_AFTER_SPACE.test(line.text)) return spaceAtBreak;
  if (!STARTS_LOWER.test(line.text)) return before.endsWith(',') && before.length >= WRAPPED_LINE.min;
  return (
    spaceAtBreak ||
    (STARTS_UPPER.test(previous.text) && (before.length >= WRAPPED_LINE.min || ENDS_SENTENCE.test(line.text)))
  );
}
