/** The sentences that contain a keyword, with every mention marked exactly once, and the section of each sentence. */
import type { EvidenceSentence, Mark, Section, Span } from '@earshot/schema/analysis-result';
import {
  END_MAX_SENTENCES,
  LEDE_MAX_SENTENCES,
  SECTION_MAX_SHARE,
  SENTENCE_MAX_CHARACTERS,
} from '../limits.ts';
import { foldText } from '../text/fold.ts';
import { safeCut } from '../text/safe-cut.ts';

export interface BodySentence extends Span {
  readonly section: Section;
}

export interface TextParts {
  readonly from?: number;
  readonly standfirstEnd?: number;
  readonly captionsAt?: number;
}

const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Returns the offset after a first line that only repeats the headline, so that its mentions are not counted twice.
 * Otherwise 0.
 */
export function bodyStart(headline: string, text: string): number {
  const key = foldText(headline).replace(NOT_WORD, '');
  if (key === '') return 0;
  const first = /\S[^\n\r]*/.exec(text);
  if (!first || foldText(first[0]).replace(NOT_WORD, '') !== key) return 0;
  return first.index + first[0].length;
}

/**
 * Assigns each sentence to a section. The lede is the first paragraph, the end is the last one, and everything between is
 * the body. The lede has at most four sentences and the end at most three. Neither has more than a quarter of the
 * sentences, rounded up for the lede and down for the end. Sentences that begin before `standfirstEnd` belong to the
 * standfirst. Sentences that begin at or after `captionsAt` are captions, which count as body. The quarter is calculated
 * without standfirst and captions.
 * @param sentences ascending ranges of `text`; sentences before `from` are left out.
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

/** Returns the tone of a passage. Called once per passage. */
export type ToneOf = (text: string) => number | null;

/**
 * Returns the sentences of a text that contain the keyword. If a mention extends past the end of a sentence, the sentence is
 * joined with the one where the mention ends. A mention outside every sentence is a separate passage. The number of marks
 * therefore equals the number of mentions.
 * @param mentions sorted, without overlap
 * @param sentences sorted, without overlap
 */
export function collectEvidence(
  text: string,
  mentions: readonly Mark[],
  sentences: readonly BodySentence[],
  toneOf: ToneOf,
): EvidenceSentence[] {
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
    return { text: slice, section, start, marks: moved, sentiment: toneOf(slice) };
  });
}

/**
 * Returns the passage of a mention that does not start in an existing passage: its sentence, or the mention itself if it is
 * outside every sentence.
 */
function passageAt(mention: Mark, sentences: readonly BodySentence[], index: number): Passage {
  const sentence = sentences[index];
  const section = (sentence ?? sentences.at(-1))?.section ?? 'body';
  if (!sentence || sentence.start > mention.start)
    return { start: mention.start, end: mention.end, section, marks: [] };
  return { start: sentence.start, end: sentence.end, section, marks: [] };
}

/** Adds sentences to a passage until it contains the whole mention. */
function extendTo(passage: Passage, mention: Mark, sentences: readonly BodySentence[], index: number): void {
  for (let next = index; passage.end < mention.end; next++) {
    const sentence = sentences[next];
    if (!sentence || sentence.start >= mention.end) passage.end = mention.end;
    else passage.end = Math.max(passage.end, sentence.end);
  }
}
