import type { Span } from '@earshot/schema/analysis-result';
import { detectLanguage } from './language.ts';
import { clauseGroups, insideEnclosure, runInListItems, sentenceBlocks } from './sentence-blocks.ts';
import {
  type AbbreviationRules,
  abbreviationRules,
  emojiEnd,
  endsAtEmoji,
  endsSentence,
  SENTENCE_MARKS,
  UNSPACED_MARKS,
} from './sentence-boundary.ts';

const LANGUAGE_SAMPLE_CHARACTERS = 1_000;

const TERMINATOR = new RegExp(
  `[${SENTENCE_MARKS}:;\\u037e\\p{Extended_Pictographic}\\u{1f1e6}-\\u{1f1ff}]`,
  'gu',
);
const IS_MARK = new RegExp(`[${SENTENCE_MARKS}]`, 'u');
/** A piece without any of these is punctuation, which is joined to its neighbor. */
const HAS_CONTENT = /[\p{L}\p{N}\p{S}]/u;
const UNSPACED = new RegExp(`[${UNSPACED_MARKS}]`, 'u');
/** After a closing quotation mark, these particles continue a sentence. */
const JAPANESE_PARTICLE = /[とっはがにをのもでや、]/;
const RUN = new RegExp(`[${SENTENCE_MARKS}]+`, 'uy');
const CLOSING =
  /(?:["'”’»›)\]}」』）》*_~]|\s»(?=[\s,.;:!?]|$)|[“«‹](?=[\s,.;:!?]|$)|\[\d{1,3}\]|\s{0,2}\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*)*/uy;
const NOTE_NUMBERS = /(?<=\p{Ll}[.!?]["”’]?)\d{1,3}(?:[ ,]\d{1,3}){0,4}(?=\s+\p{Lu})/uy;
const SPACED_DOTS = /(?:[\s\u00a0]\.)+/uy;
const ARMENIAN_COLON = /\p{Script=Armenian}$/u;
const GREEK = /\p{Script=Greek}$/u;

/** Half-open UTF-16 ranges that hold every character except whitespace. Linear. Method: docs/methods/sentences.md. */
export function splitSentences(text: string, language?: string): Span[] {
  const rules = abbreviationRules(language ?? detectLanguage(text.slice(0, LANGUAGE_SAMPLE_CHARACTERS)));
  return sentenceBlocks(text)
    .flatMap(({ start, end }) => splitBlock(text.slice(start, end), start, rules))
    .flatMap((span) => clauseGroups(text, span));
}

function splitBlock(block: string, offset: number, rules: AbbreviationRules): Span[] {
  const spans: Span[] = [];
  const inside = insideEnclosure(block);
  const items = runInListItems(block);
  let item = 0;
  let from = 0;
  const cut = (to: number) => {
    const piece = block.slice(from, to);
    const last = spans[spans.length - 1];
    const end = offset + from + piece.trimEnd().length;
    if (HAS_CONTENT.test(piece)) {
      spans.push({ start: offset + to - piece.trimStart().length, end });
    } else if (last && end > offset + from) {
      spans[spans.length - 1] = { start: last.start, end };
    } else if (to < block.length) return;
    else if (end > offset + from) spans.push({ start: offset + to - piece.trimStart().length, end });
    from = to;
  };
  let position = 0;
  while (position < block.length) {
    TERMINATOR.lastIndex = position;
    const found = TERMINATOR.exec(block)?.index ?? block.length;
    const marker = items[item];
    if (marker && marker.start <= found) {
      cut(marker.start);
      position = marker.end;
      item++;
      continue;
    }
    if (found === block.length) break;
    const after = boundaryAt(block, found, from, inside, rules);
    if (after.ends) cut(after.end);
    position = after.end;
  }
  cut(block.length);
  return spans;
}

function boundaryAt(
  block: string,
  i: number,
  sentenceStart: number,
  inside: Uint8Array,
  rules: AbbreviationRules,
): { end: number; ends: boolean } {
  const c = block[i] ?? '';
  const emoji = IS_MARK.test(c) ? null : emojiEnd(block, i);
  if (emoji !== null) {
    const ends =
      inside[i] !== 1 && endsAtEmoji({ block, sentenceStart, start: i, end: emoji }, rules.starters);
    return { end: emoji, ends };
  }
  if (/[:;\u037e]/.test(c)) return colon(block, i);
  // A lone regional indicator, or a sign such as ©. It may take two UTF-16 units.
  if (!IS_MARK.test(c)) return { end: i + ((block.codePointAt(i) ?? 0) > 0xffff ? 2 : 1), ends: false };
  let end = match(RUN, block, i);
  if (c === '.' && end === i + 1) {
    const dots = match(SPACED_DOTS, block, end);
    if (dots > end) return spacedEllipsis(block, i, dots, inside);
  }
  const run = end;
  end = match(CLOSING, block, end);
  const closing = end;
  end = match(NOTE_NUMBERS, block, end);
  if (inside[end - 1] === 1 || inside[closing - 1] === 1 || (inside[i] === 1 && inside[end] === 1)) {
    return { end, ends: false };
  }
  if (UNSPACED.test(c)) {
    const quotedOn = inside[i] === 1 && JAPANESE_PARTICLE.test(block[end] ?? '');
    return { end, ends: !quotedOn && !betweenDigits(block, i, end) };
  }
  return { end, ends: endsSentence({ block, sentenceStart, start: i, end: run, after: end }, rules) };
}

/** `. . .` is an omission. If there is a fourth dot, the one next to the word or the last one ends the sentence. */
function spacedEllipsis(
  block: string,
  i: number,
  end: number,
  inside: Uint8Array,
): { end: number; ends: boolean } {
  const dots = block.slice(i, end).split('.').length - 1;
  const closing = match(CLOSING, block, end);
  const attached = i > 0 && !/\s/.test(block[i - 1] ?? ' ');
  const startsNext = /^\s+["'“‘«(]*\p{Lu}/u.test(block.slice(closing, closing + 8));
  if (inside[i] === 1 || dots < 4 || !startsNext) return { end: closing, ends: false };
  return attached ? { end: i + 1, ends: true } : { end: closing, ends: true };
}

function colon(block: string, i: number): { end: number; ends: boolean } {
  const before = block.slice(Math.max(0, i - 2), i);
  const script = block[i] === ':' ? ARMENIAN_COLON : GREEK;
  const spaced = /^(?:\s|$)/.test(block.slice(i + 1, i + 2));
  return { end: i + 1, ends: spaced && script.test(before) };
}

function betweenDigits(block: string, i: number, end: number): boolean {
  return /\p{N}/u.test(block[i - 1] ?? '') && /\p{N}/u.test(block[end] ?? '');
}

function match(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? from + found[0].length : from;
}
