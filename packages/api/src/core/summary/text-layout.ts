/** Position of each sentence: paragraph, heading, boilerplate section, live blog entry. */

import type { Span } from '@earshot/schema/analysis-result';
import { at } from '@earshot/schema/at';
import sectionHeadings from '../../content/summary/section-headings.json' with { type: 'json' };
import { liveEntryRanks } from './live-entries.ts';

export interface SentencePlace {
  /** Index of its paragraph, starting at 0. */
  readonly paragraph: number;
  /** Whether it is the only sentence of its paragraph. */
  readonly isAlone: boolean;
  /** Whether it is a short line without a final punctuation mark, in a text where at least half of the lines have one. */
  readonly isHeading: boolean;
  /** Whether it is in a section about the publisher or for the press, such as `About Acme` or `Media contact`. */
  readonly isInBoilerplateSection: boolean;
  /** Whether it is in the first paragraph with a sentence that is not a heading. */
  readonly opensText: boolean;
  /** Rank of its entry in a live blog, 0 for the newest. Undefined in other texts. */
  readonly entryRank: number | undefined;
}

const END_MARK = /[.!?…:;。！？：；۔।؟]["'”’»›)\]]*$/u;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const PARAGRAPH_BREAK = /\n\s*\n|\r\n\s*\r\n/;
const HEADING_MAX_CHARACTERS = 80;
const HEADING_MAX_WORDS = 12;
/** Minimum share of lines with a final punctuation mark for a line without one to be a heading. */
const PUNCTUATED_SHARE = 0.5;
/** Position in the text, as a share, before which `About` is a heading of the article itself. */
const BOILERPLATE_FROM_SHARE = 0.3;
const RUN_IN_HEADING = /^([^:–—\n]{3,60}?)\s*[:–—]\s/u;
/** Headings that continue with a name. */
const NAMES_FOLLOW = ['about', 'acerca de', 'informazioni su', 'om', 'over', 'sobre', 'à propos de', 'über'];
const SECTION_HEADINGS: ReadonlySet<string> = new Set(Object.values(sectionHeadings).flat());
const UNSPACED_OPENER = /^(?:关于|關於|نبذة عن|حول)/u;
const UNSPACED_CLOSER = /(?:について|소개)$/u;

/** Returns one position for each sentence, in their order. */
export function sentencePlaces(text: string, sentences: readonly Span[]): SentencePlace[] {
  const gapBefore = (i: number) =>
    i === 0 ? '\n\n' : text.slice(sentences[i - 1]?.end ?? 0, sentences[i]?.start ?? text.length);
  const paragraphBreak = sentences.some((_, i) => i > 0 && PARAGRAPH_BREAK.test(gapBefore(i)))
    ? PARAGRAPH_BREAK
    : LINE_BREAK;
  const startsLine = sentences.map((_, i) => LINE_BREAK.test(gapBefore(i)));
  const opensParagraph = sentences.map((_, i) => i === 0 || paragraphBreak.test(gapBefore(i)));
  const headings = headingsOf(text, sentences, startsLine);
  const boilerplate = boilerplateSections(text, sentences, headings, opensParagraph);
  const entryRanks = liveEntryRanks(text, sentences, startsLine);
  const firstProse = Math.max(0, headings.indexOf(false));
  const firstEnd = opensParagraph.indexOf(true, firstProse + 1);
  let paragraph = -1;
  const paragraphs = opensParagraph.map((opens) => (opens ? ++paragraph : paragraph));
  return sentences.map((_, i) => ({
    paragraph: at(paragraphs, i),
    isAlone: opensParagraph[i] === true && opensParagraph[i + 1] !== false,
    isHeading: headings[i] ?? false,
    isInBoilerplateSection: boilerplate[i] ?? false,
    opensText: i >= firstProse && (firstEnd < 0 || i < firstEnd),
    entryRank: entryRanks?.[i],
  }));
}

function headingsOf(text: string, sentences: readonly Span[], startsLine: readonly boolean[]): boolean[] {
  const isLine = (i: number) => startsLine[i] === true && startsLine[i + 1] !== false;
  const lines = sentences.flatMap(({ start, end }, i) =>
    startsLine[i + 1] !== false ? [text.slice(start, end)] : [],
  );
  const punctuated = lines.filter((line) => END_MARK.test(line)).length;
  if (punctuated < lines.length * PUNCTUATED_SHARE) return sentences.map(() => false);
  return sentences.map(({ start, end }, i) => {
    const line = text.slice(start, end);
    const isShort = line.length <= HEADING_MAX_CHARACTERS && line.split(/\s+/).length <= HEADING_MAX_WORDS;
    return isLine(i) && isShort && !END_MARK.test(line);
  });
}

/**
 * Returns whether each sentence is in a boilerplate section. A section ends at the next heading of a different kind. After
 * a colon (`Media contact: …`), it ends with its paragraph.
 */
function boilerplateSections(
  text: string,
  sentences: readonly Span[],
  headings: readonly boolean[],
  opensParagraph: readonly boolean[],
): boolean[] {
  let section = false;
  let paragraph = false;
  return sentences.map(({ start, end }, i) => {
    const sentence = text.slice(start, end);
    const isLate = start >= text.length * BOILERPLATE_FROM_SHARE;
    if (opensParagraph[i]) paragraph = false;
    if (headings[i]) section = isLate && isBoilerplateHeading(sentence);
    else if (opensParagraph[i]) {
      if (sentence.endsWith(':') && isLate && isBoilerplateHeading(sentence.slice(0, -1))) section = true;
      const runIn = RUN_IN_HEADING.exec(sentence)?.[1];
      paragraph = runIn !== undefined && isLate && isBoilerplateHeading(runIn);
    }
    return section || paragraph;
  });
}

function isBoilerplateHeading(heading: string): boolean {
  const name = heading
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s:#*–—-]+$/u, '')
    .trim();
  if (SECTION_HEADINGS.has(name) || UNSPACED_OPENER.test(name) || UNSPACED_CLOSER.test(name)) return true;
  for (const opener of NAMES_FOLLOW) {
    // Matches "About Acme", but not "About the vote".
    if (name.startsWith(`${opener} `) && /^\p{Lu}/u.test(heading.slice(opener.length + 1))) return true;
  }
  return false;
}
