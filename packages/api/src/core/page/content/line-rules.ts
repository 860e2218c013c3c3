/** Recognizes lines inside an article that do not belong to it, by their wording in a dozen languages. */

import boilerplateLines from '../../../content/pages/boilerplate-lines.json' with { type: 'json' };
import { countWords } from '../html/count-words.ts';
import { LINE_WORDS as WORDS } from './line-words.ts';

/** Whole lines, compared without case, digits and punctuation. */
const LABELS = new Set(boilerplateLines.map(labelKey));

/** Builds a case-insensitive regular expression from words that are stored as data. */
const lineOf = (source: string) => new RegExp(source, 'iu');

/** Patterns for the start of a short line. */
const BEGINNINGS: readonly RegExp[] = [
  /^(?:related|read|watch|see|listen|more|also|view|check out|don'?t miss|must[- ]read|recommended|trending|further reading|up next|next up|coming up)(?: (?:more|now|next|also|here|on|stories?|articles?|posts?|news|links?|content|coverage|reading|roundups?|topics?|videos?|this|from|at|in|about|on [\w.]+))*\s*[:：»>|]/i,
  /^(?:please )?(?:click|tap|press) (?:here|below|the|on|through|to)\b/i,
  /^(?:sign up|subscribe|register|log ?in|join us|follow (?:us|me|him|her|them|@|[\p{Lu}])|like us|like this (?:story|article)|share (?:this|your|on|it)|tweet (?:this|us)|download (?:the|our)|get (?:the|our|breaking|more|alerts|updates|news)[^.]{0,60}(?:app|newsletter|inbox|email|alerts|updates|free|go)|support (?:us|our|independent)|help us|want (?:more|to (?:read|stay|receive|get))|stay (?:up[- ]to[- ]date|informed|connected|tuned|on top)|enjoy(?:ed|ing) this|have (?:a (?:tip|story|news tip)|you got)|got a (?:tip|story|news tip)|do you have a (?:tip|story)|send (?:us|your|tips)|contact (?:us|the (?:author|writer|reporter))|e-?mail (?:us|the|him|her)|tell us|let us know|write to|find us|connect with|for more (?:news|stories|information,? (?:visit|click|contact|go|see)|from|on|of|tech|great))\b/iu,
  lineOf(
    `^(?:${WORDS.photoLabels}|©|\\(c\\))\\s*(?:credits?|courtesy|source|by|of|from|via|from left)?\\s*[:：/|©]`,
  ),
  /^(?:©|\(c\)|copyright\b)/i,
  /^\(?(?:additional |other )?(?:reporting|report|writing|editing|compiled|edited|written|translated|reported|with reporting)\b[^.]{0,20} (?:by|from)\b/i,
  /^(?:this|the) (?:article|story|post|report|piece|document|essay|column|content|material|interview|video|transcript)(?: (?:above|below))? (?:was|is|has been|first|originally|may|appeared|originally appeared|is part of|appears)\b[^.]{0,80}(?:publish|appear|update|produced|provided|copyright|republish|correct|edited|syndicat|written by|sponsored|part of|licen[sc]e|redistribut|reproduc|translated)/i,
  lineOf(`^\\(?(?:${WORDS.readAlso})`),
  lineOf(`^(?:${WORDS.articleNames}) (?:${WORDS.articleVerbs})\\b.{0,80}(?:${WORDS.articleUpdates}|\\d{4})`),
  /^(?:follow|see|read) .{0,50}\b(?:full|complete|continuing|ongoing) coverage\b/i,
  // An email address, alone or after a name.
  /^(?:[^.:!?。！？@]{0,60}\s)?[\w.+-]+@[\w-]+\.[\w.]+$/u,
  /^(?:view|see|open) (?:this |the |more |original |full )*(?:post|tweet|photo|video|story|thread|more) on \p{L}+/iu,
  /^(?:citation|cite this|doi)\s*:/i,
  /^(?:note|disclaimer|disclosure|ftc|editor'?s note|editors' note)\s*:\s*(?:we|this (?:article|story|post|site|page)|the views|opinions|some|links|if you (?:buy|click))/i,
  /^(?:follow|find|reach|email|contact) [\p{L} .'’-]{2,60} (?:on|at|via) (?:twitter|facebook|instagram|linkedin|x|threads|email|@|[\w.]+@)/iu,
];

/** Patterns that may match anywhere in a line of at most `MAX_ANYWHERE_WORDS` words. */
const ANYWHERE: readonly RegExp[] = [
  /\b(?:tax[- ]deductible|readers like you|reader[- ]supported|make a (?:tax-deductible )?(?:donation|gift|contribution)|your (?:gift|donation|contribution) (?:will|is|helps|makes)|(?:donate|give|contribute) (?:today|now|here)\b)/i,
  /\b(?:follow|reach|find) (?:her|him|them) (?:on|at)\b.{0,60}$/i,
  lineOf(`\\b(?:${WORDS.rights})\\b|${WORDS.rightsUnspaced}`),
  /\b(?:contributed|contributing)(?: to (?:this|the) (?:report|story|article|post)| reporting)\b/i,
  /\b(?:our|free|daily|weekly|the) (?:e-?mail )?newsletters?\b.*\b(?:inbox|sign ?up|subscrib\w*|delivered)\b|\b(?:sign ?up|subscribe)\b.*\bnewsletters?\b/i,
  /[([](?:image|photo|picture|pic|credit|source|foto|bild|crédit|fuente|video|imagen)\s*(?:credit|by|via|courtesy)?\s*[:：/]\s*[^)\]]{2,60}[)\]]?\s*$/iu,
  /\b(?:photo|image|picture)s? (?:by|via|courtesy of|credit:)\s.{2,60}$/i,
  /[.!?”"]\s?(?:\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2} ?)?\/?(?:reuters|getty images|getty|afp|ap|associated press|shutterstock)$/iu,
  /\bclick here (?:for|to) (?:more|subscribe|sign|register|buy|order|get|read|join|download)\b/i,
  /\b(?:ap photo|getty images|via getty|afp\/getty|\/getty|via reuters|via ap)\b.{0,40}$/i,
];

const MAX_BEGINNING_WORDS = 45;
const MAX_ANYWHERE_WORDS = 50;

export interface Line {
  readonly text: string;
  readonly words: number;
}

/** How a line matches the lists: as a whole, by its beginning, or by words anywhere in it. */
export type Listing = 'label' | 'beginning' | 'wording';

/** Returns the strongest match of a line in the lists, or null if it is not listed. */
export function listingOf({ text, words }: Line): Listing | null {
  if (words === 0) return isMark(text) ? 'label' : null;
  if (words <= 8 && LABELS.has(labelKey(text))) return 'label';
  const bare = text.slice(0, 600).replace(/^[^\p{L}\d(©]+/u, '');
  if (words <= MAX_BEGINNING_WORDS && BEGINNINGS.some((pattern) => pattern.test(bare))) return 'beginning';
  const isWorded =
    words <= MAX_ANYWHERE_WORDS && ANYWHERE.some((pattern) => pattern.test(text.slice(0, 1_000)));
  return isWorded ? 'wording' : null;
}

/** Whether a line without words is only punctuation. Asterisks and emoji, which separate parts of a text, do not count. */
const isMark = (text: string) => text.length < 12 && !/[*_⁂\p{Emoji_Presentation}]/u.test(text);

/** Whether the wording alone shows that the line does not belong to the article. */
export function isBoilerplateLine(line: Line): boolean {
  return listingOf(line) !== null;
}

/** Headings that mark the end of an article. */
const TAIL_HEADING = lineOf(`^(?:${WORDS.tailHeadings}|(?:${WORDS.tailWords})\\b|about \\p{Lu})`);

export function isTailHeading({ text, words }: Line): boolean {
  return words <= 10 && TAIL_HEADING.test(text.trim());
}

/** Removes calls to action attached to the end of a line, and lines of a paragraph that are boilerplate themselves. */
export function withoutGluedControls(text: string): string {
  const kept = text.includes('\n')
    ? text.split('\n').filter((line) => !isBoilerplateLine({ text: line, words: countWords(line) }))
    : [];
  const whole = kept.length === 0 ? text : kept.join('\n');
  return whole.replace(/\s*(?:click to tweet|tweet this|\[read more\]|read more ?[»→>…]+)\s*$/i, '');
}

function labelKey(text: string): string {
  return (
    text
      .toLowerCase()
      // Lowercasing the Turkish capital İ leaves a combining dot.
      .replace(/['’]|\u0307/g, '')
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .trim()
  );
}
