/** The place of each sentence: alone in its paragraph, a heading, in a section about the sender. */

import type { Span } from '@earshot/schema/analysis-result';
import addressWords from '../../content/summary/address-words.json' with { type: 'json' };
import readerCalls from '../../content/summary/reader-calls.json' with { type: 'json' };
import sectionHeadings from '../../content/summary/section-headings.json' with { type: 'json' };
import { anyOf } from '../text/escape-pattern.ts';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Finds whole words, with `asStems` also their beginnings, or anything in scripts without spaces. Empty: nothing. */
export function phrasePattern(
  phrases: readonly string[],
  { asStems = false, atStart = false }: { readonly asStems?: boolean; readonly atStart?: boolean } = {},
): RegExp {
  const spaced = phrases.filter((phrase) => !UNSPACED.test(phrase));
  const unspaced = phrases.filter((phrase) => UNSPACED.test(phrase));
  const wordEnd = asStems ? '' : '(?![\\p{L}\\p{N}])';
  const parts = [
    ...(spaced.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${anyOf(spaced)})${wordEnd}`] : []),
    ...(unspaced.length > 0 ? [anyOf(unspaced)] : []),
  ];
  const any = parts.length === 0 ? '(?!)' : `(?:${parts.join('|')})`;
  return new RegExp(atStart ? `^["'“‘«„(]?${any}` : any, 'gu');
}

/** A case-insensitive pattern takes three times as long as converting the text. */
export const countPhrases = (pattern: RegExp, text: string): number =>
  text.toLowerCase().match(pattern)?.length ?? 0;

export function wordsOf(
  lists: Readonly<Record<string, readonly string[]>>,
  language: string,
): readonly string[] {
  return Object.hasOwn(lists, language) ? (lists[language] ?? []) : [];
}

/** Maximum length of boilerplate. A longer sentence that mentions a newsletter, for example, is news about one. */
const MAX_BOILERPLATE_CHARACTERS = 160;
const CALLS = phrasePattern(Object.values(readerCalls).flat(), { asStems: true });
const CONTACT =
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}\.\p{L}{2,}|(?<![\p{L}\d])(?:www\.|https?:\/\/)\S|(?:\+|\b00|\()\d[\d\s()/-]{6,}\d|(?:^|\s)@\p{L}|\b(?:phone|telephone|tel|telefon|téléphone|teléfono|telefone)\b[.:]?\s*\+?\d/iu;
const QUOTE = /["“”«»„]/;

const STAMP =
  /^(?:published|updated|last (?:updated|modified)|posted|created|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|gepubliceerd|opublikowano|опубликовано)\b|^\d{1,2}[:.]\d{2}\b[^.!?]{0,40}[.!?]?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? \d|^(?:\||•|-)/iu;
const BYLINE =
  /^(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]v|[Aa]f|[Aa]utor|[Аа]втор)[.:]? (?:\p{Lu}[\p{L}.'’-]+(?:,? (?:and|und|et|y|e|en|och|og|for) |[ ,]+|$)){1,8}.{0,40}$/u;
const SENTENCE_END = /[.!]["'”’]?$/u;
const BYLINE_START = /^(?:by|from)\.?$/iu;
const CREDIT =
  /(?:©|\(c\) ?\d{4}|copyright \d{4}|^(?:photo|image|picture|video|caption|source|foto|bild|quelle|fuente|fonte|crédit|фото|صورة)s?\s?[:：]|^[图圖](?:为|為|：))/iu;
const CAPTION =
  /\((?:pictured|above|below|left|right|file photo|l|r|from left|stock image)[^)]{0,40}\)|^(?:pictured|scroll down|scene|picture(?:d)?|tribute|moving|happy|family|delighted|shocking|devastated|victim)\s?:/iu;
const QUESTION = /[?？؟]["'”’»)\]]*$/u;
/** Maximum number of words in a byline or place, whose only lowercase words are connectors. */
const MAX_NAMES_WORDS = 8;
const CONNECTOR = /^(?:and|und|et|y|e|en|og|och|for|of|de|the|via|&)$/iu;
const LOWER_CASE_START = /^[^\p{L}\p{N}]*\p{Ll}/u;
const UPPER_CASE_START = /^[^\p{L}\p{N}]*\p{Lu}/u;
/** Entries of a list or table row: a lineup, a score sheet, an address. */
const LIST_DIVIDERS = /[;|•·]|[,:]\s|\s[–-]\s/gu;
const MIN_LIST_DIVIDERS = 3;

/** A question counts as boilerplate, because its answer says more. */
export function isBoilerplate(sentence: string, language: string): boolean {
  if (STAMP.test(sentence) || isByline(sentence) || CAPTION.test(sentence)) return true;
  if (QUESTION.test(sentence) || isList(sentence) || isNames(sentence)) return true;
  if (sentence.length > MAX_BOILERPLATE_CHARACTERS) return false;
  if (CREDIT.test(sentence) || countPhrases(CALLS, sentence) > 0) return true;
  if (QUOTE.test(sentence)) return false;
  const holds = (lists: Readonly<Record<string, readonly string[]>>, atStart = false) =>
    countPhrases(phrasePattern(wordsOf(lists, language), { atStart }), sentence) > 0;
  const { orders, reader, house, publication } = addressWords;
  return (
    CONTACT.test(sentence) || (holds(publication) && (holds(orders, true) || holds(reader) || holds(house)))
  );
}

/** Whether a sentence credits an image. The one before it in its paragraph is then the caption. */
export function isCredit(sentence: string): boolean {
  return sentence.length <= MAX_BOILERPLATE_CHARACTERS && CREDIT.test(sentence);
}

/** Whether a byline, and not a statement such as `By Saturday, the toll was 12.` */
function isByline(sentence: string): boolean {
  const isStatement =
    UPPER_CASE_START.test(sentence) && SENTENCE_END.test(sentence) && sentence.split(' ').some(isNoName);
  return BYLINE_START.test(sentence) || (BYLINE.test(sentence) && !isStatement);
}

function isList(sentence: string): boolean {
  const words = sentence.split(' ');
  const small = words.filter((word) => LOWER_CASE_START.test(word)).length;
  return (sentence.match(LIST_DIVIDERS)?.length ?? 0) >= MIN_LIST_DIVIDERS && small < words.length / 4;
}

function isNames(sentence: string): boolean {
  const words = sentence.split(' ');
  if (words.length > MAX_NAMES_WORDS || !words.some((word) => UPPER_CASE_START.test(word))) return false;
  return !words.some(isNoName);
}

const isNoName = (word: string): boolean => LOWER_CASE_START.test(word) && !CONNECTOR.test(word);

/** `LONDON (Agency) -`, `Berlin (dpa) –`, `(AP) Officials` */
const PLACE_AND_AGENCY =
  /^(?:\(\p{Lu}{2,10}\)\s*(?=\p{Lu})|(?:\(\p{Lu}{2,10}\)|\p{Lu}[\p{Lu}\p{M}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,25}){0,3}(?:\s?\([^)\n]{2,30}\))?|\p{Lu}[\p{L}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,20}){0,2}\s?\([^)\n]{2,30}\))\s*(?:--|—|–|-)\s+)/u;
/** `DUBLIN: Shares rose` */
const PLACE_AND_COLON = /^\p{Lu}[\p{Lu}\p{M}'’ -]{2,30}:\s+(?=\p{Lu})/u;
/** `BOSTON, Mass. and BASEL, Switzerland, Oct. 19, 2026 /Wire/ --`: names, numbers and symbols up to a dash. */
const RELEASE =
  /^(?:(?:\p{Lu}[\p{L}\p{M}.'’-]*|and|und|et|y|e|&|de|del|la|le|of|\d{1,2}(?:st|nd|rd|th|\.)?(?: \p{Ll}{3,10})?|\d{4}|\/[^/\n]{2,30}\/|\([^)\n]{2,40}\))[, ]+){1,20}(?:--|—|–|-)\s+(?=["“„«]?\p{Lu})/u;
const HAS_DATE_OR_WIRE = /\d{4}|\/[^/\n]{2,30}\/|\p{L}{3,}\.? \d{1,2}\b|\b\d{1,2}\.? \p{Lu}/u;

/** `17:05` or `[9.30] –`: the time of an entry of a live blog. */
const TIME = /^\[?\d{1,2}[:.]\d{2}\]?(?:\s*[-–—|:]+)?\s+(?=\p{Lu})/u;

export function withoutDateline(sentence: string): string {
  const release = RELEASE.exec(sentence)?.[0];
  if (release !== undefined && HAS_DATE_OR_WIRE.test(release)) return sentence.slice(release.length);
  return sentence.replace(TIME, '').replace(PLACE_AND_AGENCY, '').replace(PLACE_AND_COLON, '');
}

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
