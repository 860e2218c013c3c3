import { at } from '@earshot/schema/at';
import type { LayoutRole } from '../../src/core/trending/layout/layout-role.ts';
import { datesOf } from './layout-dates.ts';
import { type Draw, drawFrom, pools, type Random, randomOf } from './layout-pools.ts';

/** Content of one record in a generated list. */
export interface GeneratedRecord {
  readonly title: string;
  readonly outlet: string | null;
  /** ISO date. Null if the layout has none. */
  readonly date: string | null;
  readonly isAge: boolean;
  /** One-based number of the line with the headline. */
  readonly line: number;
}

/** A value in a line, such as the name of an outlet, and the placeholder that it replaced. */
export interface FieldValue {
  readonly name: string;
  readonly value: string;
}

export interface LayoutLineForm {
  readonly place: 'above' | 'heading' | 'below' | 'record';
  /** Probability that a record has the line. */
  readonly share: number;
  readonly role: LayoutRole;
  readonly form: string;
}

/** Reference date of all generated lists. */
const REFERENCE_DAY = '2026-11-20';
/** Number of forms of dates, times the number of other styles. */
export const DATE_STYLES = 840;

export function drawRecord(
  draw: Draw,
  random: () => number,
  style: {
    readonly titleCase: boolean;
    readonly rare: number;
    readonly isHard?: boolean;
    readonly isDrawn?: boolean;
    readonly language?: string;
    readonly ages?: number;
    readonly dates?: number;
    readonly outlet?: string | null;
  },
  n: number,
  client: string | null = null,
) {
  const number = (most: number) => 1 + Math.floor(random() * most);
  const drawnOutlet = draw(random() < style.rare ? (style.isHard ? 'hard' : 'rare') : 'outlet');
  const outlet = style.outlet ?? drawnOutlet;
  const drawn = draw(style.isDrawn && pools.has(`headline ${style.language}`) ? 'headline' : 'title');
  const headline = client === null ? drawn : `${client} ${drawn.charAt(0).toLowerCase()}${drawn.slice(1)}`;
  const title = style.titleCase ? titleCase(headline) : headline;
  const day = new Date(Date.parse(REFERENCE_DAY) - number(18) * 86_400_000);
  const hours = number(30);
  const iso = day.toISOString().slice(0, 10);
  const domain = `${
    outlet
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]/g, '') || 'portal'
  }.${random() < 0.7 ? 'com' : 'co.uk'}`;
  const slug =
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'article';
  const clock = `${String(number(23)).padStart(2, '0')}:${String(number(59)).padStart(2, '0')}`;
  const values: Record<string, string> = {
    outlet,
    rare: outlet,
    OUTLET: outlet.toUpperCase(),
    title,
    domain,
    slug,
    time: clock,
    n: String(n + 1),
    min: `${number(9)} min`,
    k: `${number(9)}K`,
    reach: (number(9_000_000) + 1000).toLocaleString('en-US'),
    code: `DOC${number(99999)}`,
    word: at(['tampa', 'business', 'technology', 'ferries', 'worldnews'], number(5) - 1),
    ...datesOf(day, hours, clock, random, draw('code'), style.ages, style.dates),
  };
  const gold = (form: string, lines: readonly LayoutLineForm[]): Omit<GeneratedRecord, 'line'> => {
    const record = lines.filter(({ place }) => place === 'record');
    const names = (field: string) =>
      record.some((line) => line.form.includes(`{${field}}`) && line.share === 1);
    const isPost = form.includes('{post}');
    const ageDay = record.some((line) => /\{ago/.test(line.form) && line.share === 1)
      ? new Date(Date.parse(REFERENCE_DAY) - Math.floor(hours / 24) * 86_400_000).toISOString().slice(0, 10)
      : null;
    return {
      title: isPost || !form.includes('{title}') ? '' : title,
      outlet:
        names('outlet') || names('rare') || names('OUTLET')
          ? outlet
          : names('domain') && !form.includes('{domain}')
            ? domain
            : null,
      date: record.some((line) => /\{date(?!Cjk)/.test(line.form) && line.share === 1) ? iso : ageDay,
      isAge: ageDay !== null && !record.some((line) => /\{date(?!Cjk)/.test(line.form) && line.share === 1),
    };
  };
  return { values, gold };
}

/** Returns a function that draws cells of one kind, such as titles, addresses or dates in one format. */
export function drawCell(kind: string, language: string, random: Random): () => string {
  const draw = drawFrom(language, random);
  const style = {
    titleCase: language === 'en' && random() < 0.3,
    rare: random() < 0.3 ? 0.9 : 0.3,
    dates: Math.floor(random() * DATE_STYLES),
  };
  const dateStyle = randomOf(`${kind} ${random()}`);
  const one = dateStyle();
  return () => {
    const { values } = drawRecord(draw, random, style, Math.floor(random() * 90));
    const number = Math.floor(random() * 1e6);
    const made: Readonly<Record<string, string>> = {
      url: `https://www.${values.domain}/news/${values.slug}`,
      value: (number / 100).toFixed(2),
      language: { en: 'English', de: 'German', fr: 'French' }[language] ?? language,
      score: String(number % 100),
      empty: '',
      reach: reachIn(one, number),
    };
    return made[kind] ?? values[kind] ?? draw(kind);
  };
}

export interface FilledForm {
  readonly text: string;
  readonly fields: readonly FieldValue[];
}

/** Returns a number of readers, grouped as in English or German, or plain and perhaps small or in millions. */
function reachIn(style: number, number: number): string {
  if (style < 0.1) return (number / 1e5).toFixed(2).replace('.', ',');
  if (style < 0.25) return String(number % 5000);
  if (style < 0.5) return String(number * 7);
  return (number * 7).toLocaleString(style < 0.8 ? 'en-US' : 'de-DE');
}

export function fill(form: string, draw: Draw, values: Readonly<Record<string, string>>): FilledForm {
  const fields: FieldValue[] = [];
  const text = form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const drawn = values[name] || drawExtra(name, draw);
    // The text around a list may contain other values.
    const value = drawn.replace(/\{(\w+)\}/g, (_, own: string) => values[own] || drawExtra(own, draw));
    fields.push({ name, value });
    return value;
  });
  return { text, fields };
}

/** Values for lines outside records. */
const EXTRAS: Readonly<Record<string, string>> = {
  n: '12',
  domain: 'mail.example',
  time: '08:00',
  reach: '48,200',
  k: '5K',
  min: '5 min',
  code: 'DOC4711',
};

function drawExtra(name: string, draw: Draw): string {
  const extra = EXTRAS[name];
  if (extra !== undefined) return extra;
  if (!/^(?:date|ago|rfc|weekday)/.test(name)) return draw(name.replace(/\d$/, ''));
  const dates = datesOf(new Date(Date.parse(REFERENCE_DAY)), 3, '08:00', () => 0.2, draw('code'));
  return dates[name] ?? '';
}

function titleCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}’'])\p{Ll}(?=\p{L}{3,})/gu, (letter) => letter.toUpperCase());
}
