/** Finds speech after a dash, as printed in Spanish, Portuguese, Polish and French newspapers: `—No —dijo Ana—. Nunca.` */
import { MAX_QUOTATION_CHARACTERS, type Quotation } from './quotation-spans.ts';
import type { SpeechWords } from './speech-words.ts';

const OPENING = /(?:^|[.!?…]\s)\s*[—–]\s?(?=[\p{L}¿¡])/gu;
/** Break between speech and its attribution: a dash with a space on at least one side, or a comma followed by a space. */
const BREAK = /\s[—–]\s?|[—–]\s|,\s/gu;
/** The attribution (`dijo Ana`), up to the dash after which the speech continues. */
const NEXT = /[\s,—–]+(?=[^\s,—–])[^—–]*[—–][.,;:]?\s*/uy;

/**
 * Returns the first quotation in a paragraph that is marked by a dash, and its continuation after the attribution, if any.
 * Because a dash alone does not prove speech, the first quotation must be followed by a verb of speech.
 */
export function dashSpans(paragraph: string, words: SpeechWords): Quotation[] {
  const found: Quotation[] = [];
  OPENING.lastIndex = 0;
  const opening = OPENING.exec(paragraph);
  if (opening === null) return found;
  const from = opening.index + opening[0].length;
  const first = breakAfter(paragraph, from, words);
  if (first < 0 || first - from > MAX_QUOTATION_CHARACTERS) return found;
  found.push({ start: from, end: first, from: opening.index, to: first });
  const rest = afterAttribution(paragraph, first);
  if (rest >= 0) {
    const next = breakAfter(paragraph, rest, words);
    const end = next < 0 ? paragraph.trimEnd().length : next;
    if (end > rest && end - rest <= MAX_QUOTATION_CHARACTERS)
      found.push({ start: rest, end, from: rest, to: end, continues: true });
  }
  return found;
}

/** Returns where speech is interrupted by words such as “she said”, or -1. */
function breakAfter(paragraph: string, from: number, words: SpeechWords): number {
  BREAK.lastIndex = from;
  for (let match = BREAK.exec(paragraph); match !== null; match = BREAK.exec(paragraph))
    if (words.inverted.test(paragraph.slice(match.index, match.index + 80))) return match.index;
  return -1;
}

/** Returns where speech continues after the attribution, or -1. */
function afterAttribution(paragraph: string, first: number): number {
  NEXT.lastIndex = first;
  const match = NEXT.exec(paragraph);
  if (match === null) return -1;
  const at = match.index + match[0].length;
  return at < paragraph.trimEnd().length ? at : -1;
}
