import { readFileSync } from 'node:fs';
import { LAYOUT_ROLES, type LayoutRole } from '../../src/core/trending/layout/layout-role.ts';
import { drawFrom, pools, randomOf } from './layout-pools.ts';
import {
  DATE_STYLES,
  drawRecord,
  type FieldValue,
  type FilledForm,
  fill,
  type GeneratedRecord,
  type LayoutLineForm,
} from './layout-records.ts';

export interface GeneratedList {
  readonly layout: string;
  readonly text: string;
  readonly roles: readonly LayoutRole[];
  /** By line: the values that it contains, in order. */
  readonly fields: readonly (readonly FieldValue[])[];
  readonly records: readonly GeneratedRecord[];
}

export interface Layout {
  readonly name: string;
  readonly language: string;
  readonly lines: readonly LayoutLineForm[];
}

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
    language,
    isDrawn: name.startsWith('random '),
    titleCase: language === 'en' && random() < 0.25,
    gap: random() < 0.15,
    isSectioned: random() < 0.7,
    rare: random() < 0.3 ? 0.9 : 0.3,
    isHard: pools.has(`hard ${language}`) && random() < 0.5,
    ages: Math.floor(random() * AGE_STYLES),
    dates: Math.floor(random() * DATE_STYLES),
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
  const fields: (readonly FieldValue[])[] = [];
  const records: GeneratedRecord[] = [];
  const write = (line: string | FilledForm, role: LayoutRole) => {
    text.push(typeof line === 'string' ? line : line.text);
    roles.push(role);
    fields.push(typeof line === 'string' ? [] : line.fields);
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
  return { layout: name, text: text.join('\n'), roles, fields, records };
}
