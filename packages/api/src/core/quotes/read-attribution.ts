import de from '../../content/quotes/de.json' with { type: 'json' };
import en from '../../content/quotes/en.json' with { type: 'json' };
import es from '../../content/quotes/es.json' with { type: 'json' };
import fr from '../../content/quotes/fr.json' with { type: 'json' };
import it from '../../content/quotes/it.json' with { type: 'json' };
import names from '../../content/quotes/names.json' with { type: 'json' };
import nl from '../../content/quotes/nl.json' with { type: 'json' };
import pl from '../../content/quotes/pl.json' with { type: 'json' };
import pt from '../../content/quotes/pt.json' with { type: 'json' };
import { anyOf, escapePattern } from '../text/escape-pattern.ts';
import { memoize } from '../text/memoize.ts';
import type { Quotation } from './find-quotes.ts';
import { lastWord, type SpeakerContext, speakerAfter, speakerBefore, withoutAdverb } from './find-speaker.ts';
import { namePhrases } from './name-phrase.ts';

type WordLists = Record<keyof typeof en, readonly string[]>;

const LISTS: Readonly<Record<string, WordLists>> = { de, en, es, fr, it, nl, pl, pt };

type WordSet = 'pronouns' | 'thirdPersons' | 'prepositions' | 'conjunctions' | 'subordinators';

export interface SpeechWords extends Readonly<Record<WordSet, ReadonlySet<string>>> {
  /** A verb of speech with any auxiliary, before or after its subject. */
  readonly verb: RegExp;
  /** The verb before its subject: at the start of a text, after commas, dashes and pronouns such as `se`. */
  readonly inverted: RegExp;
  readonly source: RegExp;
  readonly complement: RegExp;
  /** `spokeswoman for the`, at the end of a text. */
  readonly spokesperson: RegExp;
  readonly spokespeople: ReadonlySet<string>;
  readonly leading: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
}

export const speechWords = (language: string): SpeechWords | null =>
  Object.hasOwn(LISTS, language) ? compiled(language) : null;

const compiled = memoize((language) => compile(LISTS[language] ?? en));

function compile(lists: WordLists): SpeechWords {
  const anyIn = (list: keyof WordLists) => (lists[list].length === 0 ? '(?!)' : anyOf(lists[list]));
  const perfect = `(?:${anyIn('auxiliaries')})(?:\\s\\p{Ll}+){0,2}?\\s(?:${anyIn('participles')})`;
  const inverting = `${perfect}|${anyIn('verbs')}`;
  const after = [inverting, ...lists.asAdverbs.map(escapePattern)].join('|');
  const linked = `(?:\\s(?:${anyOf([...names.articles, ...lists.prepositions])})){1,3}\\s$`;
  return {
    pronouns: new Set(lists.pronouns),
    thirdPersons: new Set(lists.thirdPersons),
    prepositions: new Set(lists.prepositions),
    conjunctions: new Set(lists.conjunctions),
    subordinators: new Set(lists.subordinators),
    verb: new RegExp(`(?<![\\p{L}-])(?:${inverting}|${anyIn('subjectFirst')})(?![\\p{L}-])`, 'gu'),
    inverted: new RegExp(`^[\\s,–—-]*(?:(?:${anyIn('clitics')})\\s?)?(?:${after})(?![\\p{L}-])`, 'u'),
    source: new RegExp(`(?:^|[\\s,;])(?:${anyIn('sources')})(?![\\p{L}-])`, 'giu'),
    complement: new RegExp(`^(?:${anyOf(lists.complements)})?$`, 'u'),
    spokesperson: new RegExp(`(?<![\\p{L}-])(?:${anyIn('spokespeople')})${linked}`, 'iu'),
    spokespeople: new Set(lists.spokespeople.map((word) => word.toLowerCase())),
    leading: new Set([...lists.sources, ...lists.prepositions].flatMap((source) => source.split(' '))),
    articles: new Set(names.articles),
  };
}

const REACH = 240;
const SENTENCE_END = /(?<![\s.(]\p{L}{1,3})(?<!^\p{L}{1,3})[.!?…](?=["“”„«»'’)\]]*(?:\s|$))/gu;
const APPOSITION = /^\s*(?:,[^,.;!?]{0,120},?\s*)?$/;
const INTRODUCES = /[:：]\s*$/;
const HYPHENED = /^[\s,–—-]*(?:[\p{L}']+\s)?[\p{L}']+-(?:t-)?(?:il|elle)(?!\p{L})/u;
/** A verb alone can mean `he said`. */
const WITHOUT_SUBJECT: ReadonlySet<string> = new Set(['es', 'it', 'pl', 'pt']);
const PLURAL = /(?:en|n|no|m|li|ły)$/u;

export interface Read {
  readonly speaker: string | null;
  readonly isPronoun: boolean;
  readonly attribution: string;
  readonly start: number;
  readonly end: number;
}

export function readAttribution(
  paragraph: string,
  span: Quotation,
  { from, until }: { from: number; until: number },
  context: SpeakerContext,
): Read | null {
  return readAfter(paragraph, span, until, context) ?? readBefore(paragraph, span, from, context);
}

const reader =
  (attribution: string, start: number, end: number) =>
  (speaker: string | null, isPronoun = false): Read => ({
    speaker,
    isPronoun: speaker === null && isPronoun,
    attribution: attribution.trim(),
    start,
    end,
  });

function readAfter(paragraph: string, span: Quotation, until: number, context: SpeakerContext): Read | null {
  const { words } = context;
  const reach = paragraph.slice(span.to, Math.min(until, span.to + REACH));
  const [stop] = matchesOf(SENTENCE_END, reach);
  const end = span.to + (stop?.index ?? reach.length);
  const after = paragraph.slice(span.to, end);
  // `“…?” Mara Lind said: “…”` introduces the next quotation.
  const isEnded = /[.!?…]$/u.test(paragraph.slice(span.start, span.end));
  if (isEnded && /^\s+\p{Lu}/u.test(after) && INTRODUCES.test(after)) return null;
  const inverted = words.inverted.exec(after)?.[0];
  const result = reader(after.replace(/^[\s,–—-]+/u, ''), span.from, end);
  if (inverted !== undefined) {
    // A clause after a dash is about somebody else: `said the mayor — Tom Reed disagreed`.
    const subject = after.slice(inverted.length).replace(/\s?[—–].*$|\s--?\s.*$/u, '');
    return result(speakerAfter(subject, context), opensWithPronoun(subject, inverted, context));
  }
  if (HYPHENED.test(after)) return result(null, true);
  if (!/[,!?…]$/.test(paragraph.slice(span.start, span.end)) && !/^\s*[,–—]/u.test(after)) return null;
  const [verb] = matchesOf(words.verb, after);
  if (!verb) return null;
  const subject = after.slice(0, verb.index).replace(/^[\s,–—-]+/u, '');
  return result(speakerBefore(subject, context), words.thirdPersons.has(subject.trim().toLowerCase()));
}

/** Also true if the subject is missing in a language that allows it. */
function opensWithPronoun(subject: string, verb: string, { words, language }: SpeakerContext): boolean {
  const first = /^\s*(\p{L}+)/u.exec(subject)?.[1]?.toLowerCase();
  if (first === undefined) return WITHOUT_SUBJECT.has(language) && !PLURAL.test(verb);
  return words.thirdPersons.has(first) && !(language === 'de' && PLURAL.test(verb));
}

function readBefore(paragraph: string, span: Quotation, from: number, context: SpeakerContext): Read | null {
  const { words } = context;
  const start = lastSentence(paragraph, Math.max(from, span.from - REACH), span.from);
  const before = paragraph.slice(start, span.from);
  const result = reader(before, start, span.to);
  const source = matchesOf(words.source, before).at(-1);
  const verb = matchesOf(words.verb, before).at(-1);
  // `According to X, Y said`: the verb decides.
  if (source && (!verb || verb.index < source.index)) {
    const named = before.slice(source.index + source[0].length);
    if (isNameOnly(named)) return result(speakerAfter(named, context));
  }
  if (verb) {
    const between = before.slice(verb.index + verb[0].length);
    if (!mayStandBetween(between, words)) return null;
    const subject = before.slice(0, verb.index);
    const behind = invertedSpeaker(subject, between, context);
    // `Laut X sagte Y`: the name in front is the source.
    const speaker = (source && behind) || speakerBefore(subject, context);
    return result(speaker ?? behind, words.thirdPersons.has(lastWord(withoutAdverb(subject))));
  }
  if (!INTRODUCES.test(before)) return null;
  const named = before.replace(INTRODUCES, '');
  return isNameOnly(named) ? result(speakerAfter(named, context)) : null;
}

/** The subject follows the verb before a colon: `So sagte Jan Held: „…“`. */
function invertedSpeaker(before: string, between: string, context: SpeakerContext): string | null {
  if (context.language === 'en' || !INTRODUCES.test(between)) return null;
  return context.words.pronouns.has(lastWord(before))
    ? null
    : speakerAfter(between.replace(INTRODUCES, ''), context);
}

/** Speaker and quotation may have a known complement between them, or a few words that end with a colon or comma. */
function mayStandBetween(between: string, { complement }: SpeechWords): boolean {
  const text = between.trim();
  if (complement.test(text)) return true;
  const count = text.split(/\s+/).length;
  return (text.endsWith(':') && count <= 14) || (text.endsWith(',') && count <= 8);
}

function isNameOnly(text: string): boolean {
  const [first] = namePhrases(text);
  return (
    first !== undefined && text.slice(0, first.start).trim() === '' && APPOSITION.test(text.slice(first.end))
  );
}

/** Only an attribution with one verb of speech may come between the two quotations. */
export function continues(
  paragraph: string,
  before: Quotation,
  read: Read | null,
  span: Quotation,
  context: SpeakerContext | null,
): boolean {
  if (read === null || context === null || read.end <= before.to) return false;
  const gap = paragraph.slice(before.to, span.from);
  const rest = paragraph.slice(read.end, span.from);
  if (INTRODUCES.test(gap)) return false;
  return (
    /^[.!?,;:…\s–—-]*$/u.test(rest) &&
    (matchesOf(context.words.verb, gap).length <= 1 || namePhrases(gap).length <= 1)
  );
}

export function lastSentence(paragraph: string, from: number, until: number): number {
  const text = paragraph.slice(from, until).trimEnd();
  const found = matchesOf(SENTENCE_END, text.replace(/[.!?…]$/, '')).at(-1);
  return found ? from + found.index + found[0].length : from;
}

const matchesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];
