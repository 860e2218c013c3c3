/** The place of each sentence: alone in its paragraph, a heading, in a section about the sender. */
import type { Span } from '@earshot/schema/analysis-result';
import sectionHeadings from '../../content/summary/section-headings.json' with { type: 'json' };

export interface SentencePlace {
  readonly isAlone: boolean;
  /** Whether it is a short line without a final punctuation mark, in a text where at least half of the lines have one. */
  readonly isHeading: boolean;
  readonly isInBoilerplateSection: boolean;
  readonly opensText: boolean;
}

const END_MARK = /[.!?…:;。！？：；۔।؟]["'”’»›)\]]*$/u;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const PARAGRAPH_BREAK = /\n\s*\n|\r\n\s*\r\n/;
const HEADING_MAX_CHARACTERS = 80;
const HEADING_MAX_WORDS = 12;
const PUNCTUATED_SHARE = 0.5;
/** Position in the text, as a share, before which `About` is a heading of the article itself. */
const BOILERPLATE_FROM_SHARE = 0.3;
/** `Media contact: …`, `About Acme: …` at the start of a paragraph. */
const RUN_IN_HEADING = /^([^:–—\n]{3,60}?)\s*[:–—](?:\s|$)/u;
/** Headings that continue with a name: `About Acme`, but not `About the vote`. */
const NAMES_FOLLOW = ['about', 'acerca de', 'informazioni su', 'om', 'over', 'sobre', 'à propos de', 'über'];
const UNSPACED_HEADING = /^(?:关于|關於|نبذة عن|حول)|(?:について|소개)$/u;
const SECTION_HEADINGS: ReadonlySet<string> = new Set(Object.values(sectionHeadings).flat());

export function sentencePlaces(text: string, sentences: readonly Span[]): SentencePlace[] {
  const gapBefore = (i: number) =>
    i === 0 ? '\n\n' : text.slice(sentences[i - 1]?.end ?? 0, sentences[i]?.start ?? text.length);
  const paragraphBreak = sentences.some((_, i) => i > 0 && PARAGRAPH_BREAK.test(gapBefore(i)))
    ? PARAGRAPH_BREAK
    : LINE_BREAK;
  const opens = sentences.map((_, i) => i === 0 || paragraphBreak.test(gapBefore(i)));
  const headings = headingsOf(
    sentences.map(({ start, end }) => text.slice(start, end)),
    sentences.map((_, i) => LINE_BREAK.test(gapBefore(i))),
  );
  const firstProse = Math.max(0, headings.indexOf(false));
  const firstEnd = opens.indexOf(true, firstProse + 1);
  let [section, paragraph] = [false, false];
  return sentences.map(({ start, end }, i) => {
    const sentence = text.slice(start, end);
    const isLate = start >= text.length * BOILERPLATE_FROM_SHARE;
    if (headings[i]) section = isLate && isBoilerplateHeading(sentence);
    if (opens[i]) {
      const runIn = RUN_IN_HEADING.exec(sentence)?.[1];
      paragraph = runIn !== undefined && isLate && isBoilerplateHeading(runIn);
      if (paragraph && sentence.endsWith(':')) section = true;
    }
    return {
      isAlone: opens[i] === true && opens[i + 1] !== false,
      isHeading: headings[i] ?? false,
      isInBoilerplateSection: section || paragraph,
      opensText: i >= firstProse && (firstEnd < 0 || i < firstEnd),
    };
  });
}

function headingsOf(texts: readonly string[], startsLine: readonly boolean[]): boolean[] {
  const lines = texts.filter((_, i) => startsLine[i + 1] !== false);
  const punctuated = lines.filter((line) => END_MARK.test(line)).length;
  if (punctuated < lines.length * PUNCTUATED_SHARE) return texts.map(() => false);
  return texts.map((line, i) => {
    const isShort = line.length <= HEADING_MAX_CHARACTERS && line.split(/\s+/).length <= HEADING_MAX_WORDS;
    return startsLine[i] === true && startsLine[i + 1] !== false && isShort && !END_MARK.test(line);
  });
}

function isBoilerplateHeading(heading: string): boolean {
  const name = heading
    .replaceAll('’', "'")
    .replace(/[\s:#*–—-]+$/u, '')
    .trim();
  const lower = name.toLowerCase();
  if (SECTION_HEADINGS.has(lower) || UNSPACED_HEADING.test(name)) return true;
  return NAMES_FOLLOW.some(
    (opener) => lower.startsWith(`${opener} `) && /^\p{Lu}/u.test(name.slice(opener.length + 1)),
  );
}
