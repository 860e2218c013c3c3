import type { EvidenceSentence, Mark, Section, Span, SpecialBreakout } from '@earshot/schema/analysis-result';
import { escapeHtml } from '@earshot/schema/escape-html';
import {
  END_MAX_SENTENCES,
  LEDE_MAX_SENTENCES,
  SECTION_MAX_SHARE,
  SENTENCE_MAX_CHARACTERS,
  SNIPPET_CONTEXT_CHARACTERS,
} from '../limits.ts';
import { foldText } from '../text/fold.ts';
import { safeCut } from '../text/safe-cut.ts';

interface BodySentence extends Span {
  readonly section: Section;
}

export interface TextParts {
  readonly from?: number;
  readonly standfirstEnd?: number;
  readonly captionsAt?: number;
}

const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** Offset after a first line that only repeats the headline, so that its mentions count once. Otherwise 0. */
export function bodyStart(headline: string, text: string): number {
  const key = foldText(headline).replace(NOT_WORD, '');
  if (key === '') return 0;
  const first = /\S[^\n\r]*/.exec(text);
  if (!first || foldText(first[0]).replace(NOT_WORD, '') !== key) return 0;
  return first.index + first[0].length;
}

/**
 * Lede: up to four sentences of the first paragraph. End: up to three of the last one. Neither has more than a quarter.
 */
export function bodySentences(
  text: string,
  sentences: readonly Span[],
  { from = 0, standfirstEnd = 0, captionsAt = text.length }: TextParts = {},
): BodySentence[] {
  const all = sentences.filter(({ start }) => start >= from);
  const standfirst = all.filter(({ start }) => start < standfirstEnd);
  const captions = all.filter(({ start }) => start >= captionsAt);
  const bodyParts = all.slice(standfirst.length, all.length - captions.length);
  const paragraph = /\n\s*\n/.test(text.slice(from).trim()) ? /\n\s*\n/ : /\n/;
  const startsParagraph = (i: number) => {
    const [before, after] = [bodyParts[i - 1], bodyParts[i]];
    return !before || !after || paragraph.test(text.slice(before.end, after.start));
  };
  const share = bodyParts.length * SECTION_MAX_SHARE;
  const ledeMost = Math.min(LEDE_MAX_SENTENCES, Math.ceil(share));
  const endMost = Math.min(END_MAX_SENTENCES, Math.floor(share));
  let ledeEnd = Math.min(1, bodyParts.length);
  while (ledeEnd < ledeMost && !startsParagraph(ledeEnd)) ledeEnd++;
  let endStart = bodyParts.length - Math.min(1, endMost);
  while (endStart > bodyParts.length - endMost && !startsParagraph(endStart)) endStart--;
  const sectionOf = (i: number): Section => (i < ledeEnd ? 'lede' : i >= endStart ? 'end' : 'body');
  const placed = [
    ...standfirst.map((sentence) => ({ sentence, section: 'standfirst' as const })),
    ...bodyParts.map((sentence, i) => ({ sentence, section: sectionOf(i) })),
    ...captions.map((sentence) => ({ sentence, section: 'body' as const })),
  ];
  return placed.flatMap(({ sentence, section }) =>
    pieces(text, sentence).map((piece) => ({ ...piece, section })),
  );
}

function pieces(text: string, { start, end }: Span): Span[] {
  const result: Span[] = [];
  let from = start;
  while (end - from > SENTENCE_MAX_CHARACTERS) {
    const window = text.slice(from, from + SENTENCE_MAX_CHARACTERS);
    const space = Math.max(window.lastIndexOf(' '), window.lastIndexOf('\n'));
    const atWord = space > SENTENCE_MAX_CHARACTERS / 2;
    const cut = atWord ? from + space + 1 : safeCut(text, from + SENTENCE_MAX_CHARACTERS);
    result.push({ start: from, end: cut });
    from = cut;
  }
  result.push({ start: from, end });
  return result;
}

interface Passage {
  start: number;
  end: number;
  readonly section: Section;
  readonly marks: Mark[];
}

/** Joins sentences that a mention runs over. A mention outside every sentence is a passage of its own. */
export function collectEvidence(
  text: string,
  mentions: readonly Mark[],
  sentences: readonly BodySentence[],
): Omit<EvidenceSentence, 'sentiment'>[] {
  const passages: Passage[] = [];
  let at = 0;
  for (const mention of mentions) {
    let passage = passages.at(-1);
    if (!passage || mention.start >= passage.end) {
      while (at < sentences.length && (sentences[at]?.end ?? 0) <= mention.start) at++;
      passage = passageAt(mention, sentences, at);
      passages.push(passage);
    }
    extendTo(passage, mention, sentences, at);
    passage.marks.push(mention);
  }
  return passages.map(({ start, end, section, marks }) => {
    const slice = text.slice(start, end);
    const moved = marks.map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
    return { text: slice, section, start, marks: moved };
  });
}

function passageAt(mention: Mark, sentences: readonly BodySentence[], index: number): Passage {
  const sentence = sentences[index];
  const section = (sentence ?? sentences.at(-1))?.section ?? 'body';
  if (!sentence || sentence.start > mention.start)
    return { start: mention.start, end: mention.end, section, marks: [] };
  return { start: sentence.start, end: sentence.end, section, marks: [] };
}

function extendTo(passage: Passage, mention: Mark, sentences: readonly BodySentence[], index: number): void {
  for (let next = index; passage.end < mention.end; next++) {
    const sentence = sentences[next];
    if (!sentence || sentence.start >= mention.end) passage.end = mention.end;
    else passage.end = Math.max(passage.end, sentence.end);
  }
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#39;');
}

interface MentionedText {
  readonly text: string;
  readonly mentions: readonly Span[];
}

/** HTML with no tags other than `<mark>`, as many as there are mentions (#160-#162, #375). */
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

function wordEdge(text: string, offset: number, direction: 1 | -1): number {
  const far = offset + direction * SNIPPET_CONTEXT_CHARACTERS;
  if (far <= 0) return 0;
  if (far >= text.length) return text.length;
  const context = direction < 0 ? text.slice(far, offset) : text.slice(offset, far);
  const space = direction < 0 ? context.search(/\s/) : context.trimEnd().search(/\s\S*$/);
  if (space >= 0) return direction < 0 ? far + space + 1 : offset + space;
  return safeCut(text, far);
}
