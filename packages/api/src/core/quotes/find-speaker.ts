import {
  genderOf,
  type KnownSpeaker,
  type NamePhrase,
  namePhrases,
  namesOrganization,
  POSSESSIVE,
  plainName,
  startsWithGivenName,
  withoutNoun,
} from './name-phrase.ts';
import type { SpeechWords } from './read-attribution.ts';

export interface SpeakerContext {
  readonly words: SpeechWords;
  readonly language: string;
  readonly speakers: KnownSpeaker;
}

/** A role may come before the name: `the chief executive of the group, Mara Lind`. */
const MOST_ROLE_WORDS = 14;
const SENTENCE_PUNCTUATION = /[.!?;:]/;
const SENTENCE_BREAK = /[.!?…]["”’»)]*\s/u;
const LAST_WORD = /([\p{L}\p{M}'’-]+)\s*$/u;

/** `said the company’s head of quality, Petra Voss, on Friday` */
export function speakerAfter(text: string, context: SpeakerContext): string | null {
  const { words } = context;
  const phrases = namePhrases(text);
  for (const phrase of phrases) {
    const before = text.slice(0, phrase.start);
    if (SENTENCE_PUNCTUATION.test(before) || isTooFar(before, context)) return null;
    const last = lastWord(before);
    if (words.spokespeople.has(phrase.text.toLowerCase())) continue;
    const spoken = spokesperson(text, phrase, words);
    if (spoken !== null) return spoken;
    const after = text.slice(phrase.end);
    if (
      POSSESSIVE.test(phrase.text) ||
      (last !== '' && words.prepositions.has(last)) ||
      isRoleOf(after, context)
    )
      continue;
    if (/^\s*\S/u.test(before) && /[,–—]\s*$/u.test(before) && !phrase.text.includes(' ')) return null;
    if (isJoined(after, words)) return null;
    return nameOf(phrase.text, true, context);
  }
  return null;
}

/** `Mara Lind, who runs the plant, said` */
export function speakerBefore(text: string, context: SpeakerContext): string | null {
  const trimmed = withoutAdverb(text);
  const isApposed = /,$/.test(trimmed);
  const clause = trimmed.replace(/,$/, '');
  const phrases = namePhrases(clause);
  const last = phrases.at(-1);
  if (last === undefined) return null;
  if (last.end === clause.length && (!isApposed || /,\s*$/.test(clause.slice(0, last.start))))
    return subject(clause, last, phrases.at(-2), context);
  if (isApposed) return firstOf(clause, phrases[0] ?? last, context);
  const role = clause.slice(last.end).trim().toLowerCase();
  return context.words.spokespeople.has(role) && !POSSESSIVE.test(last.text)
    ? clause.slice(last.start).trim()
    : null;
}

function subject(
  clause: string,
  last: NamePhrase,
  before: NamePhrase | undefined,
  context: SpeakerContext,
): string | null {
  const { words } = context;
  const lead = clause.slice(0, last.start);
  const word = lastWord(lead);
  const spoken = spokesperson(clause, last, words);
  if (spoken !== null) return spoken;
  const tied = before !== undefined && isTied(clause, before, last, context);
  if (tied === null) return null;
  if (tied) return nameOf(before.text, before.start > 0, context);
  if (words.prepositions.has(word)) return null;
  if (words.conjunctions.has(word)) return null;
  return nameOf(last.text, lead.trim() !== '' && !/[.!?:]\s*$/.test(lead), context);
}

/** `Mara Lind of Hartley`. Null if unclear: `Mara Lind of the charity Clean Spring`. */
function isTied(
  clause: string,
  before: NamePhrase,
  last: NamePhrase,
  { words }: SpeakerContext,
): boolean | null {
  const between = clause.slice(before.end, last.start).trim().toLowerCase().split(/\s+/);
  const [first = '', ...others] = between;
  if (!words.prepositions.has(first)) return false;
  return others.some((word) => !words.articles.has(word)) ? null : !words.subordinators.has(first);
}

function firstOf(clause: string, first: NamePhrase, context: SpeakerContext): string | null {
  if (!/^\s*,/.test(clause.slice(first.end))) return null;
  const lead = clause.slice(0, first.start);
  if (lead.includes(',') || context.words.prepositions.has(lastWord(lead))) return null;
  return nameOf(first.text, lead.trim() !== '', context);
}

function nameOf(phrase: string, isInSentence: boolean, context: SpeakerContext): string | null {
  const plain = plainName(phrase, context.language, context.words.leading);
  if (plain === null) return null;
  const name = context.language === 'de' ? withoutNoun(plain.name) : plain.name;
  return context.speakers({ ...plain, name }, isInSentence);
}

/** `spokeswoman for Orrin Dairy`, if the name is who a spokesperson speaks for. */
function spokesperson(
  text: string,
  { text: name, start, end }: NamePhrase,
  words: SpeechWords,
): string | null {
  const [first = ''] = name.split(' ');
  if (first !== name && words.spokespeople.has(first.toLowerCase())) return name;
  const role = words.spokesperson.exec(text.slice(0, start));
  return role === null || POSSESSIVE.test(name) ? null : text.slice(role.index, end);
}

function isRoleOf(after: string, { words }: SpeakerContext): boolean {
  const match = /^\s((?:[\p{Ll}'’-]+\s){1,3})\p{Lu}[\p{L}'’-]+\s\p{Lu}/u.exec(after);
  const between = match?.[1]?.trim().split(/\s+/) ?? [];
  return (
    between.length > 0 &&
    between.every(
      (word) => !words.prepositions.has(word) && !words.conjunctions.has(word) && !words.pronouns.has(word),
    )
  );
}

/** Two people quoted together are not a single speaker. */
function isJoined(after: string, { conjunctions }: SpeechWords): boolean {
  const match = /^\s(\p{Ll}+)\s\p{Lu}/u.exec(after);
  return match !== null && conjunctions.has(match[1] ?? '');
}

function isTooFar(before: string, { words }: SpeakerContext): boolean {
  const between = before
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter(Boolean);
  return between.length > MOST_ROLE_WORDS || between.some((word) => words.pronouns.has(word));
}

export function withoutAdverb(text: string): string {
  return text.replace(/(?:\s(?:also|later|then|once|\p{Ll}+ly))?\s*$/u, '');
}

/** The last word in lowercase, or the apostrophe with which the text ends. Empty if another mark follows. */
export function lastWord(text: string): string {
  return (
    LAST_WORD.exec(text)?.[1]
      ?.toLowerCase()
      .replace(/^.*(?=['’]$)/u, '') ?? ''
  );
}

const DESCRIBED =
  /^,\s(?:\d{1,3}\b|(?:an?|the|who|whose|eine?|der|die|das|une?|qui|una?|el|la|que|quien)\s)/u;
const AFTER_ROLE = /\p{Ll},\s$/u;

const SUBJECT_ROLE =
  /^\s*(?:the|an?|de[rs]|die|l[ae]|une?|el|una|\p{L}+['’]s)\s(?:(?!(?:the|an?|its|his|her)\s)[\p{L}'’-]+\s){0,4}?[\p{L}'’-]+,\s$/iu;
const AGENT = /\s(?:by|von|par|por)\s(?:an?|one|another|einem|einer|une?|una?)\s\p{L}/u;
/** Limits the text that is read for each pronoun. */
export const PRONOUN_REACH_CHARACTERS = 1_000;
const PRONOUN = /(?<!\p{L})(?:(?<woman>she|sie|elle|ella)|he|er|il|él)(?!\p{L})/iu;

/** Null if another name may be a person, or if the given name is of the other gender (`Tom Hale … she said`). */
export function antecedent(
  paragraph: string,
  sentence: string,
  attribution: string,
  context: SpeakerContext,
): string | null {
  const near = paragraph.slice(-PRONOUN_REACH_CHARACTERS);
  const here = personsIn(near, context);
  if (here.size === 0 && (near !== paragraph || sentence.length > PRONOUN_REACH_CHARACTERS)) return null;
  const found = here.size > 0 ? here : personsIn(sentence, context);
  const [[only, phrase] = ['', null], ...others] = found;
  if (others.length > 0 || only === '' || phrase === null) return null;
  const text = here.size > 0 ? near : `${sentence} ${paragraph}`;
  if (!isSubject(text, phrase, context)) return null;
  const pronoun = PRONOUN.exec(attribution);
  const wanted = pronoun && (pronoun.groups?.woman === undefined ? 'man' : 'woman');
  return wanted === null || (genderOf(only) ?? wanted) === wanted ? only : null;
}

/** Each sentence after the one with the person must begin with a pronoun for them. */
function isSubject(text: string, phrase: NamePhrase, context: SpeakerContext): boolean {
  const [, ...later] = text.slice(phrase.end).split(SENTENCE_BREAK);
  const opensOtherwise = (sentence: string) => {
    const first = /\p{L}+/u.exec(sentence)?.[0] ?? '';
    return first !== '' && !context.words.thirdPersons.has(first.toLowerCase());
  };
  if (later.some(opensOtherwise)) return false;
  const lead = (text.slice(0, phrase.start).split(SENTENCE_BREAK).at(-1) ?? '').replace(/^.*["“”»«]/u, '');
  const after = text.slice(phrase.end).split(SENTENCE_BREAK, 1)[0] ?? '';
  const speaks = /^\s\p{L}/u.test(after) && context.words.inverted.test(after);
  const isSpeaker = speaks || context.words.inverted.test(lead);
  const opens = lead.trim() === '' || SUBJECT_ROLE.test(lead);
  return isSpeaker || (opens && !AGENT.test(after));
}

function personsIn(text: string, context: SpeakerContext): Map<string, NamePhrase> {
  const found = new Map<string, NamePhrase>();
  for (const phrase of namePhrases(text)) {
    const plain = plainName(phrase.text, context.language, context.words.leading);
    if (plain === null || namesOrganization(plain.name)) continue;
    const name = context.speakers(plain, false) ?? plain.name;
    if (isPerson(text, phrase, name, context)) found.set(name, phrase);
    else if (name.includes(' ') && context.language !== 'de' && !isAfterPreposition(text, phrase, context))
      found.set('', phrase);
  }
  return found;
}

function isPerson(text: string, phrase: NamePhrase, name: string, context: SpeakerContext): boolean {
  if (startsWithGivenName(name)) return true;
  const [before, after] = [text.slice(0, phrase.start), text.slice(phrase.end)];
  const hasRole = AFTER_ROLE.test(before) || phrase.text.endsWith(` ${name}`);
  const speaks = context.words.inverted.test(after.replace(/^,/, ''));
  if (name.includes(' ')) return speaks || hasRole || DESCRIBED.test(after);
  return speaks && hasRole;
}

function isAfterPreposition(text: string, { start }: NamePhrase, { words }: SpeakerContext): boolean {
  return words.prepositions.has(lastWord(text.slice(0, start).replace(/\sthe\s$/u, ' ')));
}
