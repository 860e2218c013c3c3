import { at } from '@earshot/schema/at';
import type { LayoutRole } from '../../src/core/trending/layout/layout-role.ts';
import { pools, type Random } from './layout-pools.ts';
import type { LayoutLineForm } from './layout-records.ts';

const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);
const JOINTS = [
  ' · ',
  ' | ',
  ' - ',
  ' – ',
  ' — ',
  ', ',
  ' / ',
  ' • ',
  '; ',
  ' » ',
  ' > ',
  ' ⋅ ',
  ' :: ',
  '|',
  ' → ',
  ': ',
  ' ',
];
const UNSPACED_JOINTS = ['　', '｜', '：', '、', ' ', '|', '／'];
const BRACKETS = ['()', '[]', '()'];
const WIDE_BRACKETS = ['（）', '【】', '［］', '《》'];
const DAYS = [
  '{dateAny}',
  '{dateAny}',
  '{dateAny}',
  '{agoAny}',
  '{agoAny}',
  '{agoShort}',
  '{dateAny} {time}',
  '{dateStamp}',
];
const OUTLETS = ['{outlet}', '{outlet}', '{outlet}', '{outlet}', '{outlet}', '{domain}', '{OUTLET}'];
/** Data of a record other than its outlet and date. */
const DATA = [
  '{person}',
  '{person}',
  'p. {page}',
  'S. {page}',
  '{page}',
  '{reach}',
  'Reach {reach}',
  '{min} read',
  '{min}',
  '{country}',
  '{section}',
  '{tone}',
  'Online',
  'Print',
  '{word}',
  '{wordcount} words',
  '{code}',
  '{city}',
  '{duration}',
];
const FRONTS = {
  outlet: ['', '', '', '', 'via ', 'Source: ', '{sourceLabel}: ', '📰 ', 'From ', '@ '],
  day: ['', '', '', '', '', '🕐 ', 'Published ', '{dateLabel}: '],
};
const MARKS = [
  '',
  '',
  '',
  '',
  '',
  '{n}. ',
  '{n}) ',
  '• ',
  '- ',
  '* ',
  '– ',
  '▪ ',
  '→ ',
  '✅ ',
  '[{n}] ',
  '> ',
];

export function pick<T>(values: readonly T[], random: Random): T {
  return at(values, Math.floor(random() * values.length));
}

export function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => [random(), value] as const)
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}

export const lineOf = (
  role: LayoutRole,
  form: string,
  share = 1,
  place: LayoutLineForm['place'] = 'record',
) => ({
  place,
  share,
  role,
  form,
});

interface Field {
  readonly kind: 'outlet' | 'day' | 'data';
  readonly form: string;
}

/** Draws the fields of a record, at least one of them an outlet or a day. */
function drawFields(random: Random): Field[] {
  const fields: Field[] = [];
  if (random() < 0.92)
    fields.push({ kind: 'outlet', form: pick(FRONTS.outlet, random) + pick(OUTLETS, random) });
  if (random() < 0.7 || fields.length === 0)
    fields.push({ kind: 'day', form: pick(FRONTS.day, random) + pick(DAYS, random) });
  while (random() < 0.3 && fields.length < 5) fields.push({ kind: 'data', form: pick(DATA, random) });
  return shuffled(fields, random);
}

/** Joins fields, some of them in brackets. */
function joined(fields: readonly Field[], language: string, random: Random): string {
  const isWide = UNSPACED.has(language) && random() < 0.6;
  const joint = pick(isWide ? UNSPACED_JOINTS : JOINTS, random);
  const other = random() < 0.3 ? pick(JOINTS, random) : joint;
  const [open = '', close = ''] = pick(isWide ? WIDE_BRACKETS : BRACKETS, random);
  const inBrackets = random() < 0.3 ? Math.floor(random() * fields.length) : -1;
  return fields.reduce((text, { form }, i) => {
    const own = i === inBrackets ? `${open}${form}${close}` : form;
    if (i === 0) return own;
    return `${text}${i === inBrackets ? (isWide ? '' : ' ') : i === 1 ? joint : other}${own}`;
  }, '');
}

/** Draws a record with its headline, outlet and date on one line. */
export function lineRecord(language: string, random: Random): LayoutLineForm[] {
  const fields = drawFields(random);
  const isWide = UNSPACED.has(language) && random() < 0.7;
  const mark = pick(MARKS, random);
  const joint = () => pick(isWide ? UNSPACED_JOINTS : JOINTS.slice(0, -1), random);
  const [open = '', close = ''] = pick(isWide ? WIDE_BRACKETS : BRACKETS, random);
  const cut = random() < 0.3 ? 1 + Math.floor(random() * fields.length) : random() < 0.6 ? 0 : fields.length;
  const [front, back] = [fields.slice(0, cut), fields.slice(cut)];
  const quoted = random() < 0.08 ? ['“{title}”', '"{title}"', '«{title}»', '„{title}“'] : ['{title}'];
  const title = pick(quoted, random);
  const isFrontInBrackets = random() < 0.3;
  const before =
    front.length === 0
      ? ''
      : isFrontInBrackets
        ? `${open}${joined(front, language, random)}${close} `
        : `${joined(front, language, random)}${joint()}`;
  const isBackInBrackets = random() < 0.35;
  const after =
    back.length === 0
      ? ''
      : isBackInBrackets
        ? `${isWide ? '' : ' '}${open}${joined(back, language, random)}${close}`
        : `${joint()}${joined(back, language, random)}`;
  return [
    ...(random() < 0.15 ? [lineOf('heading', '{section}', 1, 'heading')] : []),
    lineOf('headline', `${mark}${before}${title}${after}`),
    ...(random() < 0.15 ? [lineOf('teaser', '{teaser}')] : []),
    ...(random() < 0.1 ? [lineOf('frame', 'https://{domain}/{slug}')] : []),
    ...(random() < 0.15 ? [lineOf('gap', '')] : []),
  ];
}

/** Draws a record with several lines in any order, which is the same for all records. */
export function blockRecord(language: string, random: Random): LayoutLineForm[] {
  const fields = drawFields(random);
  const isJoined = fields.length > 1 && random() < 0.5;
  const lines: LayoutLineForm[] = isJoined
    ? [lineOf(roleOf(fields), joined(fields, language, random))]
    : fields.map((field) =>
        lineOf(roleOf([field]), field.form, field.kind === 'data' && random() < 0.3 ? 0.6 : 1),
      );
  const teasers = random() < 0.4 ? [lineOf('teaser', random() < 0.6 ? '{teaser}' : '{cut}')] : [];
  const above = lines.filter(() => random() < 0.4);
  const below = lines.filter((line) => !above.includes(line));
  const isTeaserFirst = random() < 0.6;
  const button = () =>
    lineOf('button', pick(['{button}', '{button}', '{n} {button}'], random), random() < 0.6 ? 1 : 0.6);
  const fixed = (line: LayoutLineForm) => ({ ...line, form: settle(line.form, language, random) });
  const ends = Array.from({ length: random() < 0.4 ? 1 + Math.floor(random() * 3) : 0 }, () =>
    fixed(button()),
  );
  const middle = random() < 0.12 ? [fixed(button())] : [];
  const counts =
    random() < 0.12 ? [lineOf('count', pick(['{n}', '{k}', '{points} {button}', '{views}'], random))] : [];
  const body = isTeaserFirst ? [...teasers, ...below] : [...below, ...teasers];
  return [
    ...(random() < 0.15 ? [lineOf('heading', '{section}', 1, 'heading')] : []),
    ...(random() < 0.06 ? [lineOf('heading', '{kicker}')] : []),
    ...shuffled(above, random),
    ...middle,
    lineOf('headline', `${random() < 0.2 ? pick(MARKS, random) : ''}{title}`),
    ...body,
    ...counts.map(fixed),
    ...ends,
    ...(random() < 0.08 ? [lineOf('frame', 'https://{domain}/{slug}')] : []),
    ...(random() < 0.4 ? [lineOf('gap', '')] : []),
  ];
}

function roleOf(fields: readonly Field[]): LayoutRole {
  if (fields.some(({ kind }) => kind === 'outlet')) return 'outlet';
  if (fields.some(({ kind }) => kind === 'day')) return 'date';
  return fields.some(({ form }) => form.includes('{person}')) ? 'byline' : 'count';
}

/** Fills in the button of a layout, which is the same in all records. */
function settle(form: string, language: string, random: Random): string {
  return form.replace('{button}', () =>
    pick(pools.get(`button ${language}`) ?? pools.get('button en') ?? [], random),
  );
}
