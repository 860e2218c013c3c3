/** Reads the words next to a quotation that identify its speaker. */
import { type SpeakerContext, speakerAfter, speakerBefore } from './find-speaker.ts';
import { allMatches, firstMatch, lastMatch } from './matches.ts';
import { namePhrases } from './name-phrase.ts';
import type { Quotation } from './quotation-spans.ts';
import type { SpeechWords } from './speech-words.ts';

/** Maximum number of characters to read on each side of a quotation. */
const REACH = 240;
const SENTENCE_END = /(?<![\s.(]\p{L}{1,3})(?<!^\p{L}{1,3})[.!?…](?=["“”„«»'’)\]]*(?:\s|$))/gu;
const APPOSITION = /^\s*(?:,[^,.;!?]{0,120},?\s*)?$/;
const INTRODUCES = /[:：]\s*$/;

/** Speaker and attribution found next to a quotation. */
export interface Read {
  readonly speaker: string | null;
  readonly attribution: string;
  /** End of the attribution if it follows the quotation, otherwise the end of the quotation. */
  readonly end: number;
}

/** Returns the attribution in the words next to a quotation, or null if there is none. */
export function readAttribution(
  paragraph: string,
  span: Quotation,
  { from, until }: { from: number; until: number },
  context: SpeakerContext,
): Read | null {
  return readAfter(paragraph, span, until, context) ?? readBefore(paragraph, span, from, context);
}

function readAfter(paragraph: string, span: Quotation, until: number, context: SpeakerContext): Read | null {
  const { words } = context;
  const end = sentenceEnd(paragraph, span.to, Math.min(until, span.to + REACH));
  const after = paragraph.slice(span.to, end);
  const inverted = words.inverted.exec(after);
  const result = (speaker: string | null): Read => ({
    speaker,
    attribution: after.replace(/^[\s,–—-]+/u, '').trim(),
    end,
  });
  if (inverted) return result(speakerAfter(withoutNext(after.slice(inverted[0].length)), context));
  if (!/[,!?…]$/.test(paragraph.slice(span.start, span.end)) && !/^\s*[,–—]/u.test(after)) return null;
  const verb = firstMatch(words.verb, after);
  if (verb === null) return null;
  return result(speakerBefore(after.slice(0, verb.index).replace(/^[\s,–—-]+/u, ''), context));
}

/** Returns the text up to a dash, which ends the attribution. */
function withoutNext(text: string): string {
  return text.replace(/\s?[—–].*$/u, '');
}

function readBefore(paragraph: string, span: Quotation, from: number, context: SpeakerContext): Read | null {
  const { words } = context;
  const start = lastSentence(paragraph, Math.max(from, span.from - REACH), span.from);
  const before = paragraph.slice(start, span.from);
  const result = (speaker: string | null): Read => ({ speaker, attribution: before.trim(), end: span.to });
  const source = lastMatch(words.source, before);
  if (source !== null) {
    const named = before.slice(source.index + source[0].length);
    if (isNameOnly(named)) return result(speakerAfter(named, context));
  }
  const verb = lastMatch(words.verb, before);
  if (verb !== null) {
    const between = before.slice(verb.index + verb[0].length);
    if (!mayStandBetween(between, words)) return null;
    const speaker = speakerBefore(before.slice(0, verb.index), context);
    return result(speaker ?? invertedSpeaker(before.slice(0, verb.index), between, context));
  }
  if (!INTRODUCES.test(before)) return null;
  const named = before.replace(INTRODUCES, '');
  return isNameOnly(named) ? result(speakerAfter(named, context)) : null;
}

/**
 * Returns the speaker if the subject follows the verb before a colon, as is common in languages other than English: `So
 * sagte Jan Held: „…“`.
 */
function invertedSpeaker(before: string, between: string, context: SpeakerContext): string | null {
  if (context.language === 'en' || !INTRODUCES.test(between)) return null;
  const last =
    before
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .at(-1) ?? '';
  return context.words.pronouns.has(last) ? null : speakerAfter(between.replace(INTRODUCES, ''), context);
}

/** Whether a verb of speech introduces the quotation: directly, or with a colon or comma a few words later. */
function mayStandBetween(between: string, { complement }: SpeechWords): boolean {
  const text = between.trim();
  if (complement.test(text)) return true;
  const count = text.split(/\s+/).length;
  return (text.endsWith(':') && count <= 14) || (text.endsWith(',') && count <= 8);
}

/** Whether a text is only a name, possibly followed by an apposition between commas. */
function isNameOnly(text: string): boolean {
  const [first] = namePhrases(text);
  return (
    first !== undefined && text.slice(0, first.start).trim() === '' && APPOSITION.test(text.slice(first.end))
  );
}

/**
 * Whether a quotation continues the previous one: between them is only one sentence about the speaker, with one verb of
 * speech.
 */
export function continues(
  paragraph: string,
  before: Quotation,
  read: Read | null,
  span: Quotation,
  context: SpeakerContext | null,
): boolean {
  if (read === null || context === null || read.end <= before.to) return false;
  if (span.continues) return true;
  const gap = paragraph.slice(before.to, span.from);
  const rest = paragraph.slice(read.end, span.from);
  return (
    /^[.!?,;:…\s–—-]*$/u.test(rest) &&
    !INTRODUCES.test(gap) &&
    allMatches(context.words.verb, gap).length <= 1
  );
}

function sentenceEnd(paragraph: string, from: number, until: number): number {
  const found = firstMatch(SENTENCE_END, paragraph.slice(from, until));
  return found === null ? until : from + found.index;
}

function lastSentence(paragraph: string, from: number, until: number): number {
  const found = lastMatch(
    SENTENCE_END,
    paragraph
      .slice(from, until)
      .trimEnd()
      .replace(/[.!?…]$/, ''),
  );
  return found === null ? from : from + found.index + found[0].length;
}
