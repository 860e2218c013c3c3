import { addDays, subtractMonths, weekday } from './calendar.ts';
import type { DateOptions, FoundDate } from './found-date.ts';

const COUNT = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple of)`;
const COUNT_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

type Unit = 'short' | 'day' | 'week' | 'month' | 'year';

interface AgoForm {
  /** All texts with a match contain one of them, so that most patterns are never compiled. */
  readonly words: readonly string[];
  readonly pattern: RegExp;
  readonly units: Readonly<Record<string, Unit>>;
}

/** "2 hours ago" in the languages that feeds use. Group 1 is the count, group 2 the unit. */
const AGO_FORMS: readonly AgoForm[] = [
  {
    words: ['ago'],
    pattern: new RegExp(
      String.raw`\b(?:about |an? )?${COUNT}\+?\s?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mos?|years?|yrs?|y)\.?\s+ago\b`,
      'giu',
    ),
    units: { s: 'short', m: 'short', h: 'short', d: 'day', w: 'week', mo: 'month', y: 'year' },
  },
  {
    words: ['vor'],
    pattern:
      /(?<!\p{L})vor\s+(\d{1,3}|einer|einem)\s+(sekunde|minute|stunde|tag|woche|monat|jahr)(?:e?n)?(?!\p{L})/giu,
    units: { se: 'short', mi: 'short', st: 'short', t: 'day', w: 'week', mo: 'month', j: 'year' },
  },
  {
    words: ['il'],
    pattern:
      /(?<!\p{L})il\s+y\s+a\s+(\d{1,3}|une?)\s+(seconde|minute|heure|jour|semaine|mois|an)s?(?!\p{L})/giu,
    units: { sec: 'short', mi: 'short', h: 'short', j: 'day', sem: 'week', mo: 'month', a: 'year' },
  },
  {
    words: ['hace', 'há'],
    pattern:
      /(?<!\p{L})(?:hace|há)\s+(\d{1,3}|una?|uma?)\s+(segundo|minuto|hora|d[ií]a|semana|mes|m[êe]s|año|ano)(?:e?s)?(?!\p{L})/giu,
    units: { seg: 'short', mi: 'short', h: 'short', d: 'day', sem: 'week', m: 'month', a: 'year' },
  },
  {
    words: ['fa'],
    pattern:
      /(?<!\p{L})(\d{1,3}|una?|un['’])\s?(second|minut|or|giorn|settiman|mes|ann)[oaie]\s+fa(?!\p{L})/giu,
    units: { sec: 'short', mi: 'short', o: 'short', g: 'day', set: 'week', m: 'month', a: 'year' },
  },
  {
    words: ['geleden'],
    pattern:
      /(?<!\p{L})(\d{1,3}|een)\s+(second|minu|uur|uren|dag|week|weken|maand|jaar|jaren)\p{L}*\s+geleden(?!\p{L})/giu,
    units: { sec: 'short', mi: 'short', u: 'short', d: 'day', we: 'week', ma: 'month', j: 'year' },
  },
  {
    words: ['temu'],
    pattern:
      /(?<!\p{L})(\d{1,3})\s+(sekund|minut|godz|dzień|dni|dzien|tydz|tyg|miesi|rok|lat)\p{L}*\.?\s+temu(?!\p{L})/giu,
    units: { s: 'short', mi: 'short', g: 'short', d: 'day', t: 'week', mie: 'month', r: 'year', l: 'year' },
  },
  {
    words: ['назад'],
    pattern:
      /(?<!\p{L})(\d{1,3})\s+(секунд|минут|час|день|дня|дней|недел|месяц|год|лет)\p{L}*\s+назад(?!\p{L})/giu,
    units: { с: 'short', ми: 'short', ч: 'short', д: 'day', н: 'week', ме: 'month', г: 'year', л: 'year' },
  },
  {
    words: ['前'],
    pattern: /(\d{1,3})\s?(秒|分|時間|日|週間|か月|ヶ月|年|分钟|小时|天|周|个月)前/gu,
    units: {
      ...{ 秒: 'short', 分: 'short', 時: 'short', 小: 'short', 日: 'day', 天: 'day', 週: 'week', 周: 'week' },
      ...{ か: 'month', ヶ: 'month', 个: 'month', 年: 'year' },
    },
  },
];

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = `(sun|mon|tues|wednes|thurs|fri|satur)day`;
const EDGE_BEFORE = String.raw`(?<=^[\s\p{P}]*|[-–—|(\[:]\s*)`;
const EDGE_AFTER = String.raw`(?=\s*(?:[-–—|)\]:,]|$))`;

interface DayWordForm {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, referenceDay: string) => string;
}

const daysBack = (days: number) => (_match: RegExpExecArray, referenceDay: string) =>
  addDays(referenceDay, -days);

const DAY_WORD_FORMS: readonly DayWordForm[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:the )?day before yesterday\b|${EDGE_BEFORE}(?:vorgestern|avant-hier|anteayer|l['’]altro ieri|eergisteren|позавчера)${EDGE_AFTER}|一昨日|前天`,
      'giu',
    ),
    read: daysBack(2),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})yesterday\b(?!['’])|${EDGE_BEFORE}(?:Yesterday|YESTERDAY)\b(?:\s+at\b)?${EDGE_AFTER}|\blast night\b`,
      'gu',
    ),
    read: daysBack(1),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L}|usa )(?:earlier )?today\b(?!['’]s\b)|${EDGE_BEFORE}(?:Earlier t|T)oday\b${EDGE_AFTER}|\b[Tt]his (?:morning|afternoon|evening)\b|${EDGE_BEFORE}[Jj]ust now\b${EDGE_AFTER}`,
      'gu',
    ),
    read: daysBack(0),
  },
  {
    pattern: new RegExp(
      `${EDGE_BEFORE}(?:gestern|hier|ayer|ieri|ontem|gisteren|wczoraj|вчера)${EDGE_AFTER}|昨日|昨天|어제`,
      'giu',
    ),
    read: daysBack(1),
  },
  {
    pattern: new RegExp(
      `${EDGE_BEFORE}(?:heute|aujourd['’]hui|hoy|oggi|hoje|vandaag|dzisiaj|сегодня)${EDGE_AFTER}`,
      'giu',
    ),
    read: daysBack(0),
  },
  {
    pattern: new RegExp(String.raw`\blast ${WEEKDAY}\b`, 'giu'),
    read: (match, referenceDay) => latestWeekday(match[1], addDays(referenceDay, -1)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:on|this|late|early) ${WEEKDAY}\b(?:\s+(?:morning|afternoon|evening|night))?(?!['’]s)(?=\s*(?:\p{P}|$)|\s+\p{L})`,
      'giu',
    ),
    read: (match, referenceDay) => latestWeekday(match[1], referenceDay),
  },
  {
    pattern: new RegExp(`${EDGE_BEFORE}${WEEKDAY}${EDGE_AFTER}`, 'giu'),
    read: (match, referenceDay) => latestWeekday(match[1], referenceDay),
  },
];

/** A quick test that skips most lines. With the `u` flag, it would be eight times slower. */
const MAY_BE_RELATIVE =
  /\bago\b|day\b|\blast night|this (?:morning|afternoon|evening)|just now|\bvor\b|il\s+y\s+a|\bhace\b|\bhá\s|\bfa\b|geleden|temu|назад|前|昨|anteayer|eergisteren|어제|gestern|hier|ayer|ieri|ontem|gisteren|wczoraj|вчера|heute|aujourd|hoy|oggi|hoje|vandaag|dzisiaj|сегодня/i;

/** Skips "next", "tomorrow" and holidays such as Black Friday, which are not publication dates. */
export function findRelativeDates(text: string, { referenceDay }: DateOptions): FoundDate[] {
  if (!MAY_BE_RELATIVE.test(text)) return [];
  const found: FoundDate[] = [];
  const lower = text.toLowerCase();
  for (const form of AGO_FORMS) {
    if (!form.words.some((word) => lower.includes(word))) continue;
    for (const match of text.matchAll(form.pattern)) {
      const date = readAgo(match, form, text, referenceDay);
      if (date !== null) found.push(toFound(match, date));
    }
  }
  for (const form of DAY_WORD_FORMS) {
    for (const match of text.matchAll(form.pattern))
      found.push(toFound(match, form.read(match, referenceDay)));
  }
  return found;
}

function toFound(match: RegExpExecArray, date: string): FoundDate {
  return {
    date,
    start: match.index,
    end: match.index + match[0].length,
    relative: true,
    isYearAssumed: false,
  };
}

function readAgo(match: RegExpExecArray, form: AgoForm, text: string, referenceDay: string): string | null {
  const [whole, countText = '', unitText = ''] = match;
  const unit = unitOf(unitText.toLowerCase(), form.units);
  const count = countOf(countText.toLowerCase());
  if (unit === 'short') return addDays(referenceDay, -shortUnitDays(unitText, count));
  if (unit === 'day') return addDays(referenceDay, -count);
  if (unit === 'week') return addDays(referenceDay, -7 * count);
  // "Ten years ago" inside a sentence is background. A feed's label is at the start or end of its line.
  if (!standsAtEdge(text, match.index, match.index + whole.length)) return null;
  return subtractMonths(referenceDay, unit === 'month' ? count : 12 * count);
}

function unitOf(word: string, units: Readonly<Record<string, Unit>>): Unit {
  const [key = ''] = Object.keys(units)
    .filter((prefix) => word.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  return units[key] ?? 'short';
}

function countOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const index = COUNT_WORDS.indexOf(word);
  if (index > 0) return index;
  return word === 'couple of' ? 2 : word === 'few' ? 3 : 1;
}

function shortUnitDays(unit: string, count: number): number {
  return /^(?:h|stunde|ora?$|or|u|godz|час|時間|小时)/i.test(unit) ? Math.floor(count / 24) : 0;
}

function standsAtEdge(text: string, start: number, end: number): boolean {
  return (
    /^[\s\p{P}]*$/u.test(text.slice(0, start)) ||
    /^[\s\p{P}]*$/u.test(text.slice(end)) ||
    /[-–—|·•(]\s*$/u.test(text.slice(0, start))
  );
}

function latestWeekday(stem: string | undefined, notAfter: string): string {
  const wanted = WEEKDAYS.indexOf(`${(stem ?? '').toLowerCase()}day`);
  return addDays(notAfter, -((weekday(notAfter) - wanted + 7) % 7));
}
