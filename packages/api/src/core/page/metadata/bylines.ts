/** Reads people, organizations and agencies in bylines, and a lone name next to the date. */

import type { Author } from '@earshot/schema/analyst-record';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import { inLowercase, MONTH_PATTERN } from '@earshot/schema/values/dates/month-names';
import { ANY_DAY } from '@earshot/schema/values/dates/read-day';
import givenNames from '../../../content/lists/given-names.json' with { type: 'json' };
import agencies from '../../../content/pages/news-agencies.json' with { type: 'json' };
import organizationWords from '../../../content/pages/organization-words.json' with { type: 'json' };
import statementLabels from '../../../content/pages/statement-labels.json' with { type: 'json' };

const AGENCY_NAMES = new Map(
  Object.entries(agencies).flatMap(([agency, names]) => names.map((name) => [name, agency] as const)),
);
const ORGANIZATION_WORDS = new Set(organizationWords);
const GIVEN_NAMES: ReadonlySet<string> = new Set(givenNames);

/** Longer texts are not names. They are skipped, because a long run of quotes or brackets would be slow to search. */
const MAX_NAME_CHARACTERS = 200;

export function agencyNamed(text: string): string | null {
  if (text.length > MAX_NAME_CHARACTERS) return null;
  const name = text.replace(/^[\s©(["„“/]+|[\s)\]"”/.,:]+$/g, '').replace(/^(?:The|the)\s+/, '');
  return AGENCY_NAMES.get(name) ?? null;
}

const PARTICLE =
  /^(?:de|del|della|di|da|do|dos|das|du|van|von|vom|der|den|ter|te|la|le|el|al|bin|ibn|ben|af|av|zu|zur|y|e|d['’]\p{L}+)$/u;
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|[\p{Lu}]\.)$/u;
const UNCASED_NAME =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}・]{2,12}$|^[\p{sc=Arabic}]+(?:\s[\p{sc=Arabic}]+){1,3}$/u;
const MAX_NAME_WORDS = 5;

/** Two to five capitalized words, or a short name in a script without letter case. */
export function isPersonName(text: string): boolean {
  if (UNCASED_NAME.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > MAX_NAME_WORDS || isOrganization(text)) return false;
  const named = words.filter((word) => NAME_WORD.test(word)).length;
  return named >= 2 && words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word));
}

export const hasGivenName = (name: string): boolean =>
  GIVEN_NAMES.has(name.split(/\s/, 1)[0]?.toLowerCase() ?? '');

export function isOrganization(text: string): boolean {
  if (agencyNamed(text) !== null) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => ORGANIZATION_WORDS.has(word));
}

const PLACEHOLDER =
  /:$|^(?:posted on|published|unknown|\S*admin\S*|web-?(?:master|editor|team|redaktion)|wordpress|super ?user|editor|user\d*|staff|guest|author|redaktion|redacción|redazione|rédaction)$/i;

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

/** Converts "INES BAUMGARTNER" to "Ines Baumgartner". Names that are not all uppercase are unchanged. */
export function inTitleCase(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}\S*\s/u.test(name)) return name;
  return name.replace(/\p{Lu}[\p{Lu}\p{M}]+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

const CAPITALS_THEN_NAME = /^((?:\p{Lu}[\p{Lu}'’-]+\s+){1,3}\p{Lu}[\p{Lu}'’-]+)\s+(\p{Lu}\p{Ll}.*)$/u;
/** "Ada Fenwick BBC News": a person, and an organization that begins with an acronym. */
const NAME_THEN_ACRONYM = /^(\p{Lu}\p{Ll}\S*(?:\s\p{Lu}\p{Ll}\S*){1,2})\s(\p{Lu}{2,5}\s\p{Lu}\p{Ll}.*)$/u;
/** A place or a role in brackets: "(à Lyon)". */
const BRACKETED = /\s\([^()]{1,40}\)/gu;
/** A place or a time after a name: "in Hull", "on May 3". */
const PLACE_AFTER = /\s(?:in|aus|from|at|on|à)\s.{1,60}$/u;
const SEPARATOR =
  /\s*(?:[,;、，/&|•·]|\s(?:and|und|et|y|e|ed|en|i|och|og|ve|и|with|mit|avec|con|com|met|z)\s|・|\s[-–—]\s)\s*/iu;
const MAX_AUTHORS = 20;
/** A comma before the legal form of a company does not end its name: "Corvane Biologics, Inc." */
const LEGAL_FORM = /,\s+(?=(?:Inc|LLC|Ltd|Corp|Co|PLC|plc|GmbH|AG|SE|S\.A|N\.V|B\.V|LLP|LP)\b)/gu;
const LEGAL_COMMA = '\uE000';
/** A job title ends or is the whole of a part: "Staff Writer", "politische Redakteurin". */
const JOB_TITLE =
  /(?:^|\s)(?:(?:vice-?)?president|director|editor(?:-in-chief)?|(?:\p{L}+)?reporter(?:in)?|reportero|reportera|(?:staff)?writer|correspondent|(?:\p{L}+)?korrespondent(?:in)?|corr?espondant[e]?|corresponsal|corrispondente|correspondente|journalist(?:in|e)?|periodista|giornalista|jornalista|columnist|critic|producer|photographer|fotograf(?:in)?|(?:\p{L}+)?reda[kc]teur(?:in)?|rédacteur|rédactrice|redactora?|redattore|redattrice|verslaggever|dziennikarz|redaktor|repórter|журналист|корреспондент|редактор)$/iu;
export const isJobTitle = (text: string): boolean => JOB_TITLE.test(text);

function partsOf(value: string): string[] {
  let isAfterPlace = false;
  return value
    .trim()
    .replace(BRACKETED, '')
    .replace(LEGAL_FORM, LEGAL_COMMA)
    .split(SEPARATOR)
    .map((part) => part.replace(LEGAL_COMMA, ', '))
    .flatMap((part) => {
      const name = part.replace(PLACE_AFTER, '');
      // "in London and New York" names a second place, "in London and Tom Reed in Leeds" a second person.
      const isPlace = isAfterPlace && name === part && !hasGivenName(name) && !isOrganization(name);
      isAfterPlace ||= name !== part;
      if (isPlace) return [];
      const glued = CAPITALS_THEN_NAME.exec(name) ?? NAME_THEN_ACRONYM.exec(name);
      return glued ? [glued[1] ?? '', glued[2] ?? ''] : [name];
    });
}

export function namesIn(value: string): Author[] {
  const authors: Author[] = [];
  for (const part of partsOf(value)) {
    const name = inTitleCase(withoutJobTitle(part.trim().replace(/^@|(?<!, \p{L}{2,4})[.:]$/gu, '')));
    if (authors.length >= MAX_AUTHORS || authors.some((author) => author.name === name)) continue;
    if (isJobTitle(name)) continue;
    if (isPersonName(name)) authors.push({ name, kind: 'person' });
    else if (
      isOrganization(name) &&
      /^[\p{Lu}\p{sc=Han}]|^dpa$|^epd$/u.test(name) &&
      name.length < MAX_ORGANIZATION
    )
      authors.push({ name, kind: 'organization' });
  }
  return authors;
}

/** Cuts a job title off after a name: "Ada Fenwick Staff Writer". */
function withoutJobTitle(text: string): string {
  const words = text.split(' ');
  return words.length > 3 && hasGivenName(text) && isJobTitle(text) ? words.slice(0, 2).join(' ') : text;
}

const MAX_ORGANIZATION = 60;

export interface Byline {
  readonly authors: readonly Author[];
  readonly agency: string | null;
}

export const SEGMENT = /\s*[|•·\n\u3000]\s*|\s[–—]\s|\s{2,}/u;
/** Matches a day and month, which may follow a month name that is a surname: "Par Jean Mars 2 mai 2026". */
const WHOLE_DAY = String.raw`\d{1,2}\.?\s(?:de\s)?(?:${MONTH_PATTERN})(?!\p{L})`;
/** An Arabic weekday is also a surname, so it counts only after two words and before a number, or after "يوم" ("day"). */
const ARABIC_WEEKDAY = String.raw`(?:(?<!\p{L})يوم\s|(?<=\p{L}\s\p{L}+\s)(?=\p{L}+[\s،,]+\d))ال(?:أحد|[إا]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت)`;
/** Weekdays of other languages are surnames, too, so they count only after two words and before a number. */
const OTHER_WEEKDAY = String.raw`(?<=\p{L}\s\p{L}+\s)(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?=[,.]?\s+(?:den\s|um\s|à\s|alle\s|ore\s)?\d)`;
/** A day, month or weekday, optionally after a preposition, and everything that follows: "on 3 May", "April 11", "الأحد". */
const DATE_BEGINS = new RegExp(
  String.raw`(?:\s(?:on|am|le|el|op|em|il|den))?\s*[,(]?\s*(?:\d|(?<!\p{L})(?:${MONTH_PATTERN})\.?\s(?!${WHOLE_DAY})\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|${ARABIC_WEEKDAY}|${OTHER_WEEKDAY})`,
  'u',
);
/** All texts with a day pass. The pattern takes long to compile, and few names need it. */
const MAY_HAVE_DAY = /\d|day\b|يوم/i;

export function beforeDay(text: string): string {
  const index = MAY_HAVE_DAY.test(text) ? inLowercase(text).search(DATE_BEGINS) : -1;
  return index < 0 ? text : text.slice(0, index);
}

/** Returns the authors after a label in a short line. A line with only an agency also counts. Null for other lines. */
export function readByline(text: string): Byline | null {
  const authors: Author[] = [];
  let agency: string | null = null;
  for (const segment of text.split(SEGMENT).flatMap(piecesOf)) {
    const only = agencyNamed(segment);
    agency ??= only;
    const value = only === null ? afterLabel(segment) : null;
    if (value === null) continue;
    for (const author of namesIn(value)) {
      const named = agencyNamed(author.name);
      agency ??= named;
      if (named === null && !authors.some(({ name }) => name === author.name)) authors.push(author);
    }
    agency ??= agencyNamed(value);
  }
  return authors.length > 0 || agency !== null ? { authors, agency } : null;
}

const COLON_AFTER = /^\s?[:：]/;
const BREAK_BEFORE = /(?:[,.;)\]]|\d|\buhr)\s*$/iu;
const CHARACTERS_BEFORE = 10;

/** "Posted 3 May 2026 by Ada Fenwick", "Text: Marit Solheim. Published …" */
export function piecesOf(segment: string): string[] {
  const cuts = findLabels(segment).filter(({ kind, start, end }) => {
    if (start === 0) return false;
    const before = segment.slice(Math.max(0, start - CHARACTERS_BEFORE), start);
    // In "Text and photos: …", the second label does not begin a new statement.
    const isListed = kind !== 'photo' && /\s$/.test(before) && COLON_AFTER.test(segment.slice(end, end + 2));
    return BREAK_BEFORE.test(before) || isListed || (isDateLabel(kind) && beginsWithDay(segment.slice(end)));
  });
  const starts = [0, ...cuts.map(({ start }) => start)];
  return starts.map((start, i) => segment.slice(start, starts[i + 1]).replace(/[\s,.;]+$/u, ''));
}

export const isDateLabel = (kind: LabelKind): boolean => kind === 'published' || kind === 'updated';

/** ": May 3, 2026", "le 26 novembre 2026" */
function beginsWithDay(text: string): boolean {
  const before = beforeDay(text);
  return before !== text && /^[\s:：]*(?:\p{Ll}{1,3}\s*)?$/u.test(before);
}

/** In Korean, the label follows the name: "김서윤 기자". */
const KOREAN_REPORTER = /^(\p{sc=Hangul}{2,4})\s기자(?:\s|$)/u;

/** One or more short names, up to a space or the end: "张伟、李娜". */
const SHORT_HAN_NAMES = /^\p{sc=Han}{2,4}(?:[、，,/]\p{sc=Han}{2,4})*(?:\s|$)/u;
/** A name, followed by a space and another statement: "陈若溪 字号：大". */
const HAN_NAME_AND_MORE = /^(\p{sc=Han}{2,4})\s.*[:：]/u;

function afterLabel(segment: string): string | null {
  const trimmed = segment.trim();
  const reporter = KOREAN_REPORTER.exec(trimmed)?.[1];
  if (reporter) return reporter;
  const labels = findLabels(trimmed);
  const [first] = labels;
  if (!first || first.start > 0 || first.kind !== 'by') return null;
  // "Text and photos: …" has two labels before one value.
  let end = first.end;
  for (const { kind, start, end: next } of labels)
    if (
      (kind === 'by' || kind === 'photo') &&
      /^[\s&/:+,]*(?:and|und|et|y|e)?[\s&/:+]*$/iu.test(trimmed.slice(end, start)) &&
      start >= end
    )
      end = next;
  const rest = trimmed.slice(end);
  const value = beforeDay(rest.replace(/^\s*[:：]?\s*/u, ''));
  // "记者昨日从市交通局获悉" begins a sentence: without a separator, only short names are a byline.
  if (/^\p{sc=Han}/u.test(rest) && !SHORT_HAN_NAMES.test(value)) return null;
  return HAN_NAME_AND_MORE.exec(value)?.[1] ?? value;
}

const MAX_CHARACTERS = 120;
/** Maximum number of other letters in a line of dates and labels: a weekday, a time zone, "at". */
const MAX_REST_LETTERS = 12;
const MAX_VALUE_WORDS = 6;

/** "By Ada Fenwick", "17 NOV 2026 - 20:41 CET", "责任编辑：王雪" */
export function isStatementLine(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const labels = findLabels(text);
  const [first] = labels;
  const rest = first?.start === 0 ? text.slice(first.end) : '';
  if (/^\s?[:：]\s?\S/u.test(rest) && rest.split(/\s+/).length <= MAX_VALUE_WORDS && !/[.!?。]$/u.test(rest))
    return true;
  if (first?.kind === 'by' && first.start === 0 && readByline(text) !== null) return true;
  if (isPersonName(text) || agencyNamed(text) !== null) return true;
  if (!/\p{Nd}/u.test(text)) return false;
  const dates = findDates(text, ANY_DAY).filter(({ relative }) => !relative);
  if (dates.length === 0) return false;
  let left = text;
  for (const { start, end } of [...labels, ...dates].sort((a, b) => b.start - a.start))
    left = left.slice(0, start) + left.slice(end);
  return (left.match(/\p{L}/gu)?.length ?? 0) <= MAX_REST_LETTERS;
}

/** What a label says about the adjacent value. `other` labels editors, reading times, places and sources. */
type LabelKind = keyof typeof statementLabels;

export interface FoundLabel {
  readonly kind: LabelKind;
  readonly start: number;
  readonly end: number;
}

interface Label {
  readonly kind: LabelKind;
  /** In lowercase. Any amount of whitespace may separate them in a text. */
  readonly words: readonly string[];
  readonly isUnspaced: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Most words need no search for the characters of scripts without spaces, which are all beyond this range. */
const SPACED = /^[ -\u10ff]*$/;
const BLANK = /^\s/;
const WORD_BEGINS = /^[\p{L}\p{N}]/u;

const KINDS = new Map<string, LabelKind>();
for (const [kind, languages] of Object.entries(statementLabels) as [LabelKind, Record<string, string[]>][])
  for (const label of Object.values(languages).flat()) if (!KINDS.has(label)) KINDS.set(label, kind);

/** The labels, longest first, keyed by their first word, or by their first character in scripts without spaces. */
const LABELS = new Map<string, Label[]>();
for (const [text, kind] of [...KINDS].sort(([a], [b]) => b.length - a.length)) {
  const label = { kind, words: text.split(' '), isUnspaced: UNSPACED.test(text) };
  const start = label.isUnspaced ? text.charAt(0) : (text.match(WORD)?.[0] ?? '');
  LABELS.set(start, [...(LABELS.get(start) ?? []), label]);
}

export function findLabels(text: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    addLabel(found, text, index, LABELS.get(word.toLowerCase()));
    if (SPACED.test(word) || !UNSPACED.test(word)) continue;
    for (let i = 0; i < word.length; i += 1)
      if (UNSPACED.test(word.charAt(i))) addLabel(found, text, index + i, LABELS.get(word.charAt(i)));
  }
  return found;
}

function addLabel(found: FoundLabel[], text: string, start: number, labels: readonly Label[] = []): void {
  if (start < (found.at(-1)?.end ?? 0)) return;
  for (const label of labels) {
    const end = endOfLabel(label, text, start);
    if (end === null) continue;
    found.push({ kind: label.kind, start, end });
    return;
  }
}

function endOfLabel({ words, isUnspaced }: Label, text: string, start: number): number | null {
  let end = start;
  for (const [i, word] of words.entries()) {
    const wordStart = i === 0 ? end : afterBlanks(text, end);
    if (i > 0 && wordStart === end) return null;
    end = wordStart + word.length;
    if (text.slice(wordStart, end).toLowerCase() !== word) return null;
  }
  return isUnspaced || !WORD_BEGINS.test(text.slice(end, end + 2)) ? end : null;
}

function afterBlanks(text: string, start: number): number {
  let end = start;
  while (BLANK.test(text.charAt(end))) end += 1;
  return end;
}
