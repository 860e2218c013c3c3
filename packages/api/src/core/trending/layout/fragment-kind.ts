import { findDates } from '@earshot/schema/values/dates/find-dates';
import { ANY_DAY } from '@earshot/schema/values/dates/read-day';
import givenNames from '../../../content/lists/given-names.json' with { type: 'json' };
import terms from '../../../content/lists/layout-terms.json' with { type: 'json' };
import { escapePattern } from '../../text/escape-pattern.ts';
import { memoize } from '../../text/memoize.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';

const { ageUnits, ageNumbers, asianAgeUnits, ...lists } = terms;

export const LAYOUT_TERMS = setsOf(lists);

function setsOf<Name extends string>(named: Readonly<Record<Name, readonly string[]>>) {
  const entries = Object.entries<readonly string[]>(named).map(([name, list]) => [name, new Set(list)]);
  return Object.fromEntries(entries) as Readonly<Record<Name, ReadonlySet<string>>>;
}

/** In hours. */
const AGE_UNITS = new Map(Object.entries(ageUnits));
const AGE_NUMBERS = new Map(Object.entries(ageNumbers));

const anyOf = (texts: readonly string[]) => `(?:${texts.map(escapePattern).join('|')})`;
/** "Follow us on X: for daily news", but not "Follow us into the dark: life under the harbor" */
const FOOTER = new RegExp(
  `^${anyOf(terms.footerStarts)}(?!(?<=\\p{L})\\s(?!(?<=follow us\\s)(?:(?:on|auf|sur|en)\\s|@))[^:\\d]+:\\s(?:[^\\s|,/@:]+\\s){2,}[^\\s|,/@:]+$)| ${anyOf(terms.footerEnds)}$`,
  'u',
);

/** "Hello everyone,", "Dear readers we will be back", but not "Hello Kitty creator dies at 91" */
const GREETING = new RegExp(
  `^${anyOf(terms.greetings)}(?:[^,.!:]{0,60}[,.!:]|(?:\\s\\S+){0,2}$|\\s${anyOf(terms.greetedReaders)}\\s)`,
  'u',
);
/** "Lire sur Le Monde" */
const LINK_START = new RegExp(`^${anyOf(terms.linkStarts)}\\s+(?=\\p{L})`, 'iu');
/** "Erstellt von Mediaton", "Erstellt von: Mediaton". A longer text, or one with a mark, may be a headline. */
const IMPRINT = new RegExp(`^${anyOf(terms.imprints)}(?:\\s?:)?(?:\\s[^\\s,;:–—|]+){1,5}$`, 'u');
const CLOSING = new RegExp(`^[¡\\s]*${anyOf(terms.closings)}[\\s.!…]*$`, 'u');
/** "Ana Ruiz reacted with 👍 2" */
const REACTION = new RegExp(` ${anyOf(terms.reactionEnds)}\\s+\\p{Extended_Pictographic}[^\\p{L}]*$`, 'u');

/** "Last reply 2 days ago", "Messages and calls are end-to-end encrypted. Only people in this chat can read them." */
const REPLY = new RegExp(`^${anyOf(terms.replyStarts)}\\s`, 'u');
const FURNITURE_START = new RegExp(`^${anyOf(terms.furnitureStarts)}\\.\\s`, 'u');

/** "Total de impactos: 6" */
const TOTAL = new RegExp(`^${anyOf(terms.totalStarts)}\\s[^:]{3,30}:\\s*\\d[\\d.,]*$`, 'u');

/** 'Ana created group "Clippings"', 'Search results for "Coast Ferries"' */
const QUOTING = new RegExp(
  `^(?:${anyOf(terms.searches)}|\\S+(?:\\s\\S+){0,3} ${anyOf(terms.groupEvents)})\\s["“„«][^"“”„«»]+["“”»](?: ${anyOf(terms.groupEventEnds)})?$`,
  'u',
);
/** "Pressespiegel am Morgen" */
const REVIEW = new RegExp(`^${anyOf(terms.pressReviews)} ${anyOf(terms.dayTimes)}$`, 'u');
/** "[24/11/2026, 08:02:11] ", "24/11/2026 - " */
const STAMP_IN_FRONT =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?:,?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]m)?)?\]?\s(?:[-–]\s)?/u;

export const isImprint = (text: string): boolean => IMPRINT.test(text.toLowerCase());

/** Whether a line is never a headline, whatever is around it. */
export function isFurniture(text: string): boolean {
  const lower = text.toLowerCase().replace(STAMP_IN_FRONT, '');
  if (LAYOUT_TERMS.furniture.has(lower.replace(/^<|[>.]+$/g, ''))) return true;
  if (REPLY.test(lower) && readAge(lower.replace(REPLY, '')) !== null) return true;
  return [IMPRINT, CLOSING, REACTION, TOTAL, QUOTING, REVIEW, FURNITURE_START].some((form) =>
    form.test(lower),
  );
}

/** "Partager sur Facebook" */
const SHARING = new RegExp(`^${anyOf(terms.shareStarts)} ${anyOf(terms.networks)}$`, 'u');
const READING_TIME = new RegExp(
  `^${anyOf(terms.readingTimes)}\\s?:?\\s(?:ca\\.?\\s)?\\d{1,3}\\s?min(?:\\.|ut[eio]\\p{L}?)?$`,
  'iu',
);
const PUBLISHED = new RegExp(`^${anyOf(terms.publishedStarts)}\\s`, 'iu');
/** "à 07h12" */
const CLOCK = /^(?:[\s\d:.,h]|à|at|um|uhr|a las|[ap]m)*$/iu;

const NUMBER_AND_UNIT = /(\d)(?=\p{L})/gu;
const ASIAN_AGE =
  /^(?:约|約)?\s*(\d{1,3})\s?(分钟|分鐘|分|小时|小時|時間|시간|분|日|天|일|週間|周|주)\s?(?:前|전)$/u;
const ASIAN_HOURS = new Map(Object.entries(asianAgeUnits));
const MAX_AGE_CHARACTERS = 24;

/** The age in hours of a text such as "5h", "vor 2 Stunden" or "3 days ago". */
export function readAge(text: string): number | null {
  if (text.length > MAX_AGE_CHARACTERS) return null;
  const asian = ASIAN_AGE.exec(text);
  if (asian) return Number(asian[1]) * (ASIAN_HOURS.get(asian[2]?.charAt(0) ?? '') ?? 0);
  const words = text
    .toLowerCase()
    .replace(NUMBER_AND_UNIT, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const start = ageWordsIn(words);
  const [number = '', unit = ''] = words.slice(start);
  const rest = words.slice(start + 2);
  if (!rest.every((word) => LAYOUT_TERMS.ageWords.has(word))) return null;
  const count = /^\d{1,3}$/.test(number) ? Number(number) : AGE_NUMBERS.get(number);
  const hours = AGE_UNITS.get(unit);
  if (count === undefined || hours === undefined) return null;
  // "An hour" may be part of a headline. "5h" and "an hour ago" are ages.
  return /^\d/.test(number) || start + rest.length > 0 ? count * hours : null;
}

function ageWordsIn(words: readonly string[]): number {
  for (const length of [3, 2, 1])
    if (LAYOUT_TERMS.ageWords.has(words.slice(0, length).join(' '))) return length;
  return 0;
}

/** Pieces that are usually not a headline. */
const META = [
  'date',
  'age',
  'time',
  'url',
  'domain',
  'mail',
  'handle',
  'number',
  'count',
  'button',
  'heading',
  'byline',
  'footer',
  'person',
  'outlet',
  'outlet by',
  'outlet label',
  'date label',
  'furniture',
] as const;
export type FragmentKind = (typeof META)[number] | 'title label' | 'name' | 'text';

export const kindsOf = (...kinds: readonly FragmentKind[]): ReadonlySet<FragmentKind> => new Set(kinds);

export const META_KINDS = kindsOf(...META);
export const DAY_KINDS = kindsOf('date', 'age', 'time');
export const NAME_KINDS = kindsOf('outlet', 'name', 'person', 'domain', 'outlet by');
const SEPARATOR = /\s+(?:[|¦·•⋅/›»→]|[-–—]{1,2})\s+|\s*[|¦⋅•\t]\s*/u;
const MAX_DATE_CHARACTERS = 48;
const MAX_TERM_CHARACTERS = 70;
const ADDRESS = /^(?:https?:\/\/|www\.[^\s/]+\/)\S+$/i;
/** "Link: https://coast.example/a" */
const LABELED_ADDRESS = /^\p{L}{3,10}\s*[:：]\s*https?:\/\/\S+$/iu;
/** "coast.example", "(coast.example)" */
const DOMAIN = /^\(?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,7}\)?$/i;
const MAIL = /[^\s<>]@[\w-]+\.\w/;
const HANDLE = /^(?:@\w{2,}|[ru]\/\w+|#[\p{L}\d-]+)$/u;
const TIME = /^\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?|\s?Uhr)?$/i;
const NUMBER = /^[#(]?[\d.,\s]*\d[kKmM]?\+?[%)]?$/;
const COUNT = /^[(]?\d[\d.,]*\s?[kKmM]?\+?\s+(\S+(?:\s\S+){0,2})$/u;
/** "18 comments share save hide report" */
const COUNT_AND_BUTTONS = new RegExp(`^\\d[\\d.,]*k?\\s\\S+(?:\\s${anyOf(terms.buttons)}){2,}$`, 'u');
/** "About 1,240 results (0.31 seconds)", "6 new results for [Coast Ferries]" */
const AROUND_COUNT =
  /^(?:about|ungefähr|environ|cerca de|circa)\s+(?=\d)|\s*\([\d.,]+\s\p{L}+\)$|\s+for\s+[["“].*$/giu;
const LABELED = /^([^:：]{1,20})[:：]\s*(\S.*)?$/u;
const FIGURE = /^[\d.,\s€$£%kKmM+/-]+$/;
const MAX_DATA_CHARACTERS = 120;
const DATA = kindsOf(...DAY_KINDS, 'count', 'number');
const MAX_COUNT_VALUE_CHARACTERS = 14;
/** "Coast Times (182,000)" */
const REACH_IN_BRACKET = /\s+\(\d[\d.,\s]*[kKmM]?\)$/u;
/** "Coast Times and 3 others" */
export const OTHERS_AFTER_NAME =
  /\s+(?:and|&|\+|und|et|y|e|en)\s*\d{1,3}\s+[\p{Ll}\p{Lo}]\p{L}{3,}(?:\s\p{L}+)?$/u;
/** "NEWS; Pg. 4" */
const SECTION_AND_PAGE = /^\p{L}[\p{L} &]{1,24};\s+(?:pg|p|page|s|seite|pág|pag)\.?\s*\p{L}?\d{1,4}$/iu;
/** "Ana Ruiz 9:10 AM", "Ana Ruiz (edited) 9:10 AM" */
export const NAME_AND_TIME =
  /^(\p{Lu}\S*(?:\s\p{Lu}\S*){0,3})(?:\s\(\p{Ll}+\))?\s+(\d{1,2}:\d{2}(?:\s?[aApP]\.?[mM]\.?|\s?Uhr)?)$/u;
/** "Coast Times logo" */
const IMAGE_NAME = /^(?:\p{Lu}[\p{L}\p{N}.'’&-]*\s){1,4}(?:logo|icon|avatar|thumbnail)$/u;
/** "Coast Times by Ana Ruiz" */
export const AUTHOR_JOINT = /\s+by\s+/;
const GIVEN_NAMES: ReadonlySet<string> = new Set(givenNames);
const PERSON =
  /^(\p{Lu}[\p{L}'’-]+)(?:\s\p{Lu}\.?)?(?:\s(?:\p{Lu}|d[eai]s?\b|v[ao]n\b|der\b)[\p{L}'’-]+){1,3}$/u;
/** "Spiegel vom 12.11.2026" */
const DAY_JOINT = /^(\S+(?:\s\S+){0,4})\s+(?:vom|du|del|dal|van)\s+(\d.*)$/i;
/** Longest name in a line of values: "Coast Times, 09:30, 12 May 2026, 640 words, Ana Ruiz" */
const MAX_NAME_WORDS = 3;
/** "Ana Ruiz and Jo Lind, Paris" */
const PERSON_NAMES =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}|d[eai]s?\b|v[ao]n\b|der\b|and\b|und\b|et\b|y\b|for\b|für\b|pour\b|para\b|&)[\p{L}.'’-]*){1,6}(?:,.{1,60})?$/u;

/** A short line without separators is split before a time or date, or at commas before data: "Coast Times, May 12, page 3". */
export function splitFragments(line: string): string[] {
  const written = line
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  if (written.length === 0) return [line];
  const [only = ''] = written;
  if (written.length > 1 || line.length >= MAX_DATA_CHARACTERS) return written;
  const [, poster, time] = NAME_AND_TIME.exec(only) ?? [];
  if (poster !== undefined && time !== undefined) return [poster, time];
  const [, name, day] = DAY_JOINT.exec(only) ?? [];
  return name !== undefined && day !== undefined && isDateAlone(day) ? [name, day] : splitAtCommas(only);
}

function splitAtCommas(line: string): string[] {
  const [first = '', ...rest] = line.split(/,\s+/);
  const pieces: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const [piece = '', joined] = [rest[i], `${rest[i]}, ${rest[i + 1]}`];
    // "May 12, 2026" contains a comma.
    if (i + 1 < rest.length && isDateAlone(joined)) {
      pieces.push(joined);
      i++;
    } else pieces.push(piece);
  }
  const data = pieces.filter((piece) => DATA.has(fragmentKind(piece))).length;
  const isData = data > 0 && data === pieces.length;
  const isMostlyData =
    data >= 2 &&
    2 * data >= pieces.length &&
    pieces.every((piece) => DATA.has(fragmentKind(piece)) || piece.split(/\s+/).length <= MAX_NAME_WORDS);
  return isData || isMostlyData ? [first, ...pieces] : [line];
}

/** Outlets, headings and URLs do not count: they may be headlines. */
export function isMeta(line: string): boolean {
  return splitFragments(line).every((piece) => {
    const kind = fragmentKind(piece);
    return META_KINDS.has(kind) && kind !== 'outlet' && kind !== 'heading' && kind !== 'url';
  });
}

/** Enough for most headlines: the kind of each is asked for several times. */
const PIECES = { maxTexts: 20_000, maxCharacters: 120 };

export const fragmentKind: (text: string) => FragmentKind = memoize(
  (text) => kindByForm(text) ?? kindByTerms(text) ?? kindByName(text),
  PIECES,
);

function kindByForm(text: string): FragmentKind | null {
  if (ADDRESS.test(text) || LABELED_ADDRESS.test(text)) return 'url';
  if (text.length > MAX_TERM_CHARACTERS) return null;
  if (MAIL.test(text)) return 'mail';
  if (DOMAIN.test(text)) return 'domain';
  if (HANDLE.test(text)) return 'handle';
  if (TIME.test(text)) return 'time';
  if (SECTION_AND_PAGE.test(text)) return 'count';
  if (NUMBER.test(text)) return isDateAlone(text) ? 'date' : 'number';
  if (readAge(text) !== null) return 'age';
  if (READING_TIME.test(text)) return 'count';
  return isDateAlone(text) || isPublicationDay(text) ? 'date' : null;
}

function kindByTerms(text: string): FragmentKind | null {
  const lower = text.toLowerCase();
  if (text.length > MAX_TERM_CHARACTERS) return FOOTER.test(lower) || GREETING.test(lower) ? 'footer' : null;
  const key = keyOf(lower);
  if (LAYOUT_TERMS.buttons.has(key) || SHARING.test(lower)) return 'button';
  if (COUNT_AND_BUTTONS.test(lower)) return 'count';
  const counted = COUNT.exec(lower.replace(AROUND_COUNT, ''))?.[1];
  if (counted !== undefined && LAYOUT_TERMS.counts.has(keyOf(counted))) return 'count';
  if (LAYOUT_TERMS.headings.has(key)) return 'heading';
  if (LAYOUT_TERMS.footers.has(key) || IMAGE_NAME.test(text.trim())) return 'footer';
  if (FOOTER.test(lower) || GREETING.test(lower)) return 'footer';
  return kindByLabel(text) ?? (isByline(text) ? 'byline' : null);
}

function kindByLabel(text: string): FragmentKind | null {
  const [, label = '', value = ''] = LABELED.exec(text) ?? [];
  const name = label.trim().toLowerCase();
  if (LAYOUT_TERMS.countLabels.has(name) && (FIGURE.test(value) || value.length < MAX_COUNT_VALUE_CHARACTERS))
    return 'count';
  if (LAYOUT_TERMS.mailLabels.has(name) && /[@<]/.test(value)) return 'footer';
  const field = fieldOf(name);
  if (field !== null) return `${field} label`;
  const [first = ''] = text.toLowerCase().split(' ', 1);
  const figures = text.slice(first.length);
  const isCounted = /^[\s\d.,:-]+(?:of|von|de|di|sur|\/)?[\s\d.,]*$/i.test(figures) && /\d/.test(figures);
  return isCounted && LAYOUT_TERMS.countLabels.has(first) ? 'count' : null;
}

/** "By Ana Ruiz", "Von Jens Vogel" */
export function isByline(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s:]/, 1);
  if (!LAYOUT_TERMS.bylines.has(first)) return false;
  return PERSON_NAMES.test(text.slice(first.length).replace(/^[\s:]+/, ''));
}

export function beginsWithGivenName(text: string): boolean {
  const given = PERSON.exec(text)?.[1]?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return given !== undefined && GIVEN_NAMES.has(given);
}

function kindByName(written: string): FragmentKind {
  const text = written.replace(REACH_IN_BRACKET, '').replace(/:$/, '');
  const linked = withoutLinkStart(text);
  if (linked !== text && sourceEvidence(linked) !== 'none') return 'outlet';
  const counted = withoutLeadingCount(text.replace(OTHERS_AFTER_NAME, ''));
  if (counted !== text && sourceEvidence(counted) !== 'none') return 'outlet';
  const [outlet = '', person] = text.split(AUTHOR_JOINT);
  if (person !== undefined && PERSON_NAMES.test(person) && sourceEvidence(outlet) !== 'none')
    return 'outlet by';
  const evidence = sourceEvidence(text);
  if (evidence === 'strong') return 'outlet';
  if (beginsWithGivenName(text)) return 'person';
  return evidence === 'weak' ? 'name' : 'text';
}

export const withoutLinkStart = (text: string): string => text.replace(LINK_START, '');

/** "2K Ars Technica": how often an article was read. */
export function withoutLeadingCount(text: string): string {
  return text.replace(/^\d[\d.,]*[kKmM]?\+?\s+(?=\p{Lu})/u, '');
}

export function fieldOf(name: string): 'title' | 'outlet' | 'date' | null {
  if (LAYOUT_TERMS.titleLabels.has(name)) return 'title';
  if (LAYOUT_TERMS.outletLabels.has(name)) return 'outlet';
  return LAYOUT_TERMS.dateLabels.has(name) ? 'date' : null;
}

function keyOf(lower: string): string {
  return lower.replace(/\s*\(\d+(?:\s\p{L}+)?\)$/u, '').replace(/^[\s>•*[(#]+|[\s.:…»>→›)\]]+$/gu, '');
}

/** "Publié le 26 novembre 2026 à 07h12" */
function isPublicationDay(text: string): boolean {
  const day = text.replace(PUBLISHED, '');
  const [date] = day === text ? [] : findDates(day, { ...ANY_DAY, isListPiece: true });
  return date !== undefined && CLOCK.test(day.slice(0, date.start) + day.slice(date.end));
}

function isDateAlone(text: string): boolean {
  if (text.length > MAX_DATE_CHARACTERS || text.includes('://')) return false;
  const dates = findDates(text, { ...ANY_DAY, isListPiece: true });
  if (dates.length === 0) return false;
  let rest = text;
  for (const { start, end } of dates.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest
    .toLowerCase()
    .split(/[^\p{L}\p{N}.:]+/u)
    .map((word) => word.replace(/^[.:]+|[.:]+$/g, ''))
    .every(
      (word) =>
        !/\p{L}/u.test(word) || LAYOUT_TERMS.dateWords.has(word) || /^\d+[h:.]\d*(?:am|pm|z)?$/.test(word),
    );
}
