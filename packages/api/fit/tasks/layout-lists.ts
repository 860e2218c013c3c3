import { readFileSync } from 'node:fs';
import { at } from '@earshot/schema/at';
import { LAYOUT_ROLES, type LayoutRole } from '../../src/core/trending/layout/layout-role.ts';
import { datesOf } from './layout-dates.ts';
import { type Draw, drawFrom, pools, type Random, randomOf } from './layout-pools.ts';

/** Content of one record in a generated list. */
interface GeneratedRecord {
  readonly title: string;
  readonly outlet: string | null;
  /** ISO date. Null if the layout has none. */
  readonly date: string | null;
  /** One-based number of the line with the headline. */
  readonly line: number;
}

export interface GeneratedList {
  readonly layout: string;
  readonly text: string;
  readonly roles: readonly LayoutRole[];
  readonly records: readonly GeneratedRecord[];
}

interface LayoutLineForm {
  readonly place: 'above' | 'heading' | 'below' | 'record';
  /** Probability that a record has the line. */
  readonly share: number;
  readonly role: LayoutRole;
  readonly form: string;
}

export interface Layout {
  readonly name: string;
  readonly language: string;
  readonly lines: readonly LayoutLineForm[];
}

/** Reference date of all generated lists. */
const REFERENCE_DAY = '2026-11-20';
/** Share of the lists about one client, and share of their headlines that begin with its name. */
const CLIENT_SHARE = 0.25;
const NAMED_SHARE = 0.4;
/** Share of the lists whose headlines are all from one outlet. */
const ONE_OUTLET_SHARE = 0.06;
/** Share of the lists that have one record only. */
const SINGLE_SHARE = 0.1;
const AGE_STYLES = 8;
/** Approximate maximum number of lines in a list. A template repeats, so more lines show nothing new. */
const MAX_LINES = 45;
const MIN_RECORDS = 6;
const PLACES = { '^': 'above', '=': 'heading', $: 'below' } as const;
const SHARES: Readonly<Record<string, number>> = { '?': 0.6, '%': 0.2 };

const read = (file: string) => readFileSync(new URL(`../data/layout/${file}`, import.meta.url), 'utf8');

export function readLayouts(file: 'layouts.txt' | 'kept-layouts.txt'): Layout[] {
  return read(file)
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const [name = '', language = ''] = head.split(' | ');
      return { name, language, lines: lines.map(readForm) };
    });
}

function readForm(line: string): LayoutLineForm {
  const [, sign = '', letter = '', form = ''] = /^([\^=$?%]?)([A-Z_]) ?(.*)$/.exec(line) ?? [];
  const role = LAYOUT_ROLES.find(({ letter: own }) => own === letter)?.role;
  if (role === undefined) throw new Error(`The layout has a line without a role: ${line}`);
  return { place: PLACES[sign as keyof typeof PLACES] ?? 'record', share: SHARES[sign] ?? 1, role, form };
}

/** Generates a list in a layout. Deterministic for a seed. */
export function generateList({ name, language, lines }: Layout, seed: number): GeneratedList {
  const random = randomOf(`${name} ${seed}`);
  const draw = drawFrom(language, random);
  const style = {
    titleCase: language === 'en' && random() < 0.25,
    gap: random() < 0.15,
    isSectioned: random() < 0.7,
    rare: random() < 0.3 ? 0.9 : 0.3,
    isHard: pools.has(`hard ${language}`) && random() < 0.5,
    ages: Math.floor(random() * AGE_STYLES),
    outlet: random() < ONE_OUTLET_SHARE ? draw(random() < 0.5 ? 'rare' : 'outlet') : null,
  };
  const isSingle = random() < SINGLE_SHARE;
  const wanted = isSingle
    ? 1
    : random() < 0.35
      ? 2 + Math.floor(random() * 7)
      : 8 + Math.floor(random() * 18);
  const titles = pools.get(`title ${language}`)?.length ?? 0;
  const distinct = lines.some(({ form }) => form.includes('{post}')) ? 14 : titles;
  const perRecord = lines.filter(({ place }) => place === 'record').length;
  const size = Math.min(wanted, distinct, Math.max(MIN_RECORDS, Math.round(MAX_LINES / perRecord)));
  const text: string[] = [];
  const roles: LayoutRole[] = [];
  const records: GeneratedRecord[] = [];
  const write = (line: string, role: LayoutRole) => {
    text.push(line);
    roles.push(role);
  };
  const ofPlace = (place: LayoutLineForm['place']) => lines.filter((line) => line.place === place);
  const isFramed = lines.length === 1 && random() < 0.35;
  if (isFramed && random() < 0.7) write(draw('greeting'), 'frame');
  for (const { form, role } of ofPlace('above')) if (random() < 0.85) write(fill(form, draw, {}), role);
  const perHeading = 2 + Math.floor(random() * 5);
  const present = lines.map(({ share }) => share === 1 || random() < 0.75);
  const client = draw('client');
  const named = random() < CLIENT_SHARE ? NAMED_SHARE : 0;
  for (let n = 0; n < size; n++) {
    if (isFramed && n % perHeading === 0 && style.isSectioned) write(draw('section'), 'heading');
    if (n % perHeading === 0)
      for (const { form, role } of ofPlace('heading')) {
        if (random() < 0.4 && role !== 'gap') write('', 'gap');
        write(fill(form, draw, { n: String(1 + n) }), role);
      }
    const record = drawRecord(draw, random, style, n, random() < named ? client : null);
    const start = text.length;
    lines.forEach((line, i) => {
      if (line.place !== 'record' || !present[i] || (line.share < 1 && random() > line.share)) return;
      write(fill(line.form, draw, { ...record.values, client }), line.role);
      if (line.role === 'headline') records.push({ ...record.gold(line.form, lines), line: text.length });
    });
    if (style.gap && roles.at(-1) !== 'gap' && text.length > start + 1) write('', 'gap');
  }
  for (const { form, role } of ofPlace('below')) if (random() < 0.85) write(fill(form, draw, {}), role);
  if (isFramed && random() < 0.7) write(draw('farewell'), 'frame');
  return { layout: name, text: text.join('\n'), roles, records };
}

function drawRecord(
  draw: Draw,
  random: () => number,
  style: {
    readonly titleCase: boolean;
    readonly rare: number;
    readonly isHard?: boolean;
    readonly ages?: number;
    readonly outlet?: string | null;
  },
  n: number,
  client: string | null = null,
) {
  const number = (most: number) => 1 + Math.floor(random() * most);
  const drawnOutlet = draw(random() < style.rare ? (style.isHard ? 'hard' : 'rare') : 'outlet');
  const outlet = style.outlet ?? drawnOutlet;
  const drawn = draw('title');
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
  const slug = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const clock = `${String(number(23)).padStart(2, '0')}:${String(number(59)).padStart(2, '0')}`;
  const values: Record<string, string> = {
    outlet,
    rare: outlet,
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
    ...datesOf(day, hours, clock, random, draw('code'), style.ages),
  };
  const gold = (form: string, lines: readonly LayoutLineForm[]): Omit<GeneratedRecord, 'line'> => {
    const record = lines.filter(({ place }) => place === 'record');
    const names = (field: string) =>
      record.some((line) => line.form.includes(`{${field}}`) && line.share === 1);
    const isPost = form.includes('{post}');
    return {
      title: isPost || !form.includes('{title}') ? '' : title,
      outlet:
        names('outlet') || names('rare')
          ? outlet
          : names('domain') && !form.includes('{domain}')
            ? domain
            : null,
      date: record.some((line) => /\{date(?!Cjk)/.test(line.form) && line.share === 1) ? iso : null,
    };
  };
  return { values, gold };
}

/** Returns a function that draws cells of one kind, such as titles, addresses or dates in one format. */
export function drawCell(kind: string, language: string, random: Random): () => string {
  const draw = drawFrom(language, random);
  const style = { titleCase: language === 'en' && random() < 0.3, rare: random() < 0.3 ? 0.9 : 0.3 };
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
      reach: one < 0.5 ? String(number * 7) : (number * 7).toLocaleString('en-US'),
    };
    return made[kind] ?? values[kind] ?? draw(kind);
  };
}

function fill(form: string, draw: Draw, values: Readonly<Record<string, string>>): string {
  return form.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || drawExtra(name, draw));
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
