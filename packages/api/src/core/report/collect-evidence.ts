/** The sentences that contain a keyword, with every mention marked exactly once. */
import type { EvidenceSentence, Mark, Section } from '@earshot/schema/analysis-result';
import type { BodySentence } from './body-sections.ts';

/** An evidence sentence and the indexes of the sentences that it consists of. */
export interface Evidence extends EvidenceSentence {
  readonly first: number;
  readonly last: number;
}

interface Passage {
  start: number;
  end: number;
  readonly section: Section;
  readonly first: number;
  last: number;
  readonly marks: Mark[];
}

/** Returns the tone of a passage. Called once per passage. */
export type ToneOf = (text: string) => number | null;

/** Returns the headline as evidence: one sentence, or none if it contains no mention. */
export function headlineEvidence(headline: string, mentions: readonly Mark[], toneOf: ToneOf): Evidence[] {
  if (mentions.length === 0) return [];
  return [
    {
      text: headline,
      section: 'headline',
      start: 0,
      marks: [...mentions],
      sentiment: toneOf(headline),
      first: -1,
      last: -1,
    },
  ];
}

/**
 * Returns the sentences of the body that contain the keyword. If a mention extends past the end of a sentence, the
 * sentence is joined with the one where the mention ends. A mention outside every sentence is a separate passage. The
 * number of marks therefore equals the number of mentions.
 * @param mentions sorted, without overlap
 * @param sentences sorted, without overlap
 */
export function bodyEvidence(
  text: string,
  mentions: readonly Mark[],
  sentences: readonly BodySentence[],
  toneOf: ToneOf,
): Evidence[] {
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
  return passages.map((passage) => {
    const slice = text.slice(passage.start, passage.end);
    return {
      text: slice,
      section: passage.section,
      start: passage.start,
      marks: passage.marks.map((mark) => ({
        ...mark,
        start: mark.start - passage.start,
        end: mark.end - passage.start,
      })),
      sentiment: toneOf(slice),
      first: passage.first,
      last: passage.last,
    };
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
    return { start: mention.start, end: mention.end, section, first: -1, last: -1, marks: [] };
  return { start: sentence.start, end: sentence.end, section, first: at, last: at, marks: [] };
}

/** Adds sentences to a passage until it contains the whole mention. */
function extendTo(passage: Passage, mention: Mark, sentences: readonly BodySentence[], at: number): void {
  for (let next = at; passage.end < mention.end; next++) {
    const sentence = sentences[next];
    if (!sentence || sentence.start >= mention.end) passage.end = mention.end;
    else if (sentence.end > passage.end) {
      passage.end = sentence.end;
      passage.last = next;
    }
  }
}
