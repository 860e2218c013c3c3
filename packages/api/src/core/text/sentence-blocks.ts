import type { Span } from '@earshot/schema/analysis-result';
import { endsInEmoji, SENTENCE_MARKS } from './sentence-boundary.ts';

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

const MAX_QUOTE_CHARACTERS = 100;
const MAX_BRACKET_CHARACTERS = 250;

const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '（': '）',
  '「': '」',
  '『': '』',
  '《': '》',
};
const QUOTES: Readonly<Record<string, string>> = { '“': '”', '«': '»', '„': '“' };
const CLOSERS = new Set([...Object.values(BRACKETS), ...Object.values(QUOTES), '"']);

/** One byte per offset, 1 inside a short, closed quotation or bracket, where no sentence ends. */
export function insideEnclosure(block: string): Uint8Array {
  const inside = new Uint8Array(block.length);
  const stack: { close: string; i: number; max: number }[] = [];
  for (let i = 0; i < block.length; i++) {
    const c = block[i] ?? '';
    if (isMouth(block, i)) continue;
    const top = stack[stack.length - 1];
    const opened = isGermanEnd(block, i) ? null : openedBy(c);
    if (top && c === top.close) {
      stack.pop();
      if (i - top.i <= top.max) inside.fill(1, top.i + 1, i);
    } else if (opened) stack.push({ ...opened, i: i });
    else if (CLOSERS.has(c)) stack.length = 0;
  }
  return inside;
}

function isMouth(block: string, i: number): boolean {
  const c = block[i];
  return (c === '(' || c === ')') && /(?:^|\s)[:;][-^]?[()]{0,3}$/.test(block.slice(Math.max(0, i - 6), i));
}

function isGermanEnd(block: string, i: number): boolean {
  return block[i] === '«' && /[\p{L}\p{N}.,!?…]/u.test(block[i - 1] ?? '');
}

function openedBy(character: string): { close: string; max: number } | null {
  const bracket = BRACKETS[character];
  if (bracket) return { close: bracket, max: MAX_BRACKET_CHARACTERS };
  const quote = character === '"' ? '"' : QUOTES[character];
  return quote ? { close: quote, max: MAX_QUOTE_CHARACTERS } : null;
}

/** `1.`, `1)`, `1.)`, `a.`, `(b)`, with or without a bullet before it, or `1️⃣`. */
const MARKER =
  /(?<=^|\s)(?:(?:[•⁃▪◦]\s?)?(\(?)(\d{1,3}|[a-z])(\.\)|\.|\))(?=\s+\S)|(\d)\ufe0f?\u20e3(?=\s*\S))/gu;
const OPENS_ITEM = /[\p{Lu}\p{N}\p{Lo}"“‘«(¿¡]/u;

interface Marker {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly style: string;
  readonly bulleted: boolean;
}

/** Markers in one style that count up by one. The first needs a bullet, or starts a sentence, or follows a colon. */
export function runInListItems(block: string): { readonly start: number; readonly end: number }[] {
  const items: Marker[] = [];
  let run: Marker[] = [];
  const close = () => {
    if (run.length > 1) items.push(...run);
    run = [];
  };
  for (const match of block.matchAll(MARKER)) {
    const marker = read(block, match);
    if (!marker) continue;
    const last = run[run.length - 1];
    if (last && marker.style === last.style && marker.value === last.value + 1) run.push(marker);
    else if (opensList(block, marker)) {
      close();
      run = [marker];
    }
  }
  close();
  return items;
}

function read(block: string, match: RegExpExecArray): Marker | undefined {
  const [whole, open = '', label = '', closing = '', keycap] = match;
  const end = match.index + whole.length;
  if (keycap) return { start: match.index, end, value: Number(keycap), style: 'keycap', bulleted: true };
  const next = block.slice(end, end + 8).match(/^\s+(\S)/)?.[1] ?? '';
  if (closing === '.' && !OPENS_ITEM.test(next)) return undefined;
  const numeric = /\d/.test(label);
  return {
    start: match.index,
    end,
    value: numeric ? Number(label) : label.charCodeAt(0),
    style: `${open}${numeric ? '1' : 'a'}${closing}`,
    bulleted: /^[•⁃▪◦]/u.test(whole),
  };
}

function opensList(block: string, marker: Marker): boolean {
  const before = block.slice(Math.max(0, marker.start - 10), marker.start).trimEnd();
  return marker.bulleted || before === '' || /[.!?:;…]["'”’»)]?$/u.test(before);
}

const GROUP_CHARACTERS = 90;
const MIN_GROUP_CHARACTERS = 40;

/** Thai and Lao have no period: whitespace separates their clauses and some of their sentences. */
const SCRIPT = /[\p{Script=Thai}\p{Script=Lao}]/u;
/** Next to digits, Latin names and the characters ๆ and ฯ, whitespace is not a separator. */
const SPACE =
  /(?<=[\p{Script=Thai}\p{Script=Lao}])(?<![ๆฯ\p{Nd}])\s+(?=[\p{Script=Thai}\p{Script=Lao}])(?![ๆฯ\p{Nd}])/gu;
/** "and, or, that, which, by, in order to, because, from, with, in, but" */
const LEADS_ON =
  /^(?:และ|หรือ|ที่|ซึ่ง|โดย|เพื่อ|ว่า|เพราะ|เนื่องจาก|จาก|กับ|ใน|แต่|ແລະ|ຫຼື|ທີ່|ໂດຍ|ເພື່ອ|ວ່າ|ເພາະ|ຈາກ|ກັບ|ໃນ|ແຕ່)/u;
const MAX_LEAD_CHARACTERS = 10;

/** Groups of clauses of about a sentence's length. Cuts only at whitespace outside quotations and brackets. */
export function clauseGroups(text: string, span: Span): Span[] {
  const { start, end } = span;
  if (end - start < GROUP_CHARACTERS + MIN_GROUP_CHARACTERS) return [span];
  if (!SCRIPT.test(text.slice(start, start + GROUP_CHARACTERS))) return [span];
  const piece = text.slice(start, end);
  const inside = insideEnclosure(piece);
  const groups: Span[] = [];
  let from = 0;
  for (const { 0: space, index } of piece.matchAll(SPACE)) {
    const next = index + space.length;
    if (index - from < GROUP_CHARACTERS || piece.length - next < MIN_GROUP_CHARACTERS) continue;
    if (inside[index] === 1 || LEADS_ON.test(piece.slice(next, next + MAX_LEAD_CHARACTERS))) continue;
    groups.push({ start: start + from, end: start + index });
    from = next;
  }
  return [...groups, { start: start + from, end }];
}
