/** The sentences that contain a keyword, with every mention marked exactly once. */
import type { EvidenceSentence, Mark, Section } from '@earshot/schema/analysis-result';
import type { BodySentence } from './body-sections.ts';

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
function passageAt(mention: Mark, sentences: readonly BodySentence[], at: number): Passage {
  const sentence = sentences[at];
  const section = (sentence ?? sentences.at(-1))?.section ?? 'body';
  if (!sentence || sentence.start > mention.start)
    return { start: mention.start, end: mention.end, section, marks: [] };
  return { start: sentence.start, end: sentence.end, section, marks: [] };
}

/** Adds sentences to a passage until it contains the whole mention. */
function extendTo(passage: Passage, mention: Mark, sentences: readonly BodySentence[], at: number): void {
  for (let next = at; passage.end < mention.end; next++) {
    const sentence = sentences[next];
    if (!sentence || sentence.start >= mention.end) passage.end = mention.end;
    else passage.end = Math.max(passage.end, sentence.end);
  }
}
