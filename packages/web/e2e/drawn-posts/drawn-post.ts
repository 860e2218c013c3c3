/** The content of a drawn post, independent of its layout. */
import {
  COMMUNITIES,
  EMOJI,
  ENGLISH,
  HASHTAGS,
  OPENINGS,
  ORGANIZATIONS,
  OTHER_LANGUAGES,
  PEOPLE,
  SHORT,
  UNUSUAL_NAMES,
} from './post-words.ts';
import type { Seeded } from './seeded.ts';

export interface Account {
  readonly name: string;
  /** Lowercase letters, digits, underscores and periods. */
  readonly user: string;
  readonly isPerson: boolean;
}

export interface DrawnPost {
  readonly account: Account;
  readonly text: string;
  readonly title: string;
  readonly community: string;
  readonly ago: string;
  /** Date as a detail page prints it, e.g. `Nov 12, 2026`. */
  readonly date: string;
}

export function accountOf(random: Seeded): Account {
  const isPerson = random.chance(0.45);
  const usual = isPerson ? random.pick(PEOPLE) : random.pick(ORGANIZATIONS);
  const name = random.chance(0.3) ? random.pick(UNUSUAL_NAMES) : usual;
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const end = random.pick(['', '', '', '_', '2', 'uk', '.official', 'hq', '_94']);
  const short = words.slice(0, random.between(1, 3)).join(random.pick(['', '', '_', '.']));
  const user = `${short.length < MIN_USER_LETTERS ? `the_${words.join('')}` : short}${end}`.slice(0, 22);
  return { name, user: user.replace(/[._]+$/, ''), isPerson };
}

const MIN_USER_LETTERS = 5;

export function postOf(random: Seeded): DrawnPost {
  return {
    account: accountOf(random),
    text: textOf(random),
    title: random.pick(ENGLISH).replace(/\.$/, ''),
    community: random.pick(COMMUNITIES),
    ago: agoOf(random),
    date: `${random.pick(['Nov', 'Oct', 'Mar', 'Jun'])} ${random.between(1, 28)}, 2026`,
  };
}

export function agoOf(random: Seeded): string {
  return `${random.between(1, 23)}${random.pick(['m', 'h', 'h', 'h', 'd'])}`;
}

function textOf(random: Seeded): string {
  if (random.chance(0.12)) return random.pick(SHORT);
  if (random.chance(0.1)) return sentences(random, random.pick(Object.values(OTHER_LANGUAGES)), 3);
  if (random.chance(0.08)) return listOf(random);
  const isInformal = random.chance(0.15);
  const paragraphs = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () =>
    sentences(random, ENGLISH, random.between(1, 3)),
  ).map((paragraph) => (isInformal ? small(paragraph, random) : paragraph));
  const emoji = random.chance(0.25) ? ` ${random.pick(EMOJI)}` : '';
  const tags = random.chance(0.25)
    ? `\n${random.chance(0.5) ? '\n' : ''}${random.pick(HASHTAGS)} ${random.pick(HASHTAGS)}`
    : '';
  const link = random.chance(0.12)
    ? `\n\nMore: ${random.pick(['aldermoor', 'gazette', 'kestrel'])}.example/${random.pick(['report', 'faq', 'notice'])}`
    : '';
  const opening = random.chance(0.12) ? `${random.pick(OPENINGS)}\n\n` : '';
  const gap = random.chance(0.12) ? `\n${random.pick(EMOJI)}\n\n` : '\n\n';
  const credit = random.chance(0.1)
    ? `\n${random.pick(['', '\n'])}${random.pick(['', '📷 ', 'with '])}@${accountOf(random).user}`
    : '';
  return `${opening}${paragraphs.join(gap)}${emoji}${link}${credit}${tags}`;
}

/** Informal text: no capitals, sometimes only a few words. */
function small(paragraph: string, random: Seeded): string {
  const text = paragraph.toLowerCase().replace(/\.$/, '');
  return random.chance(0.4) ? text.split(' ').slice(0, random.between(3, 9)).join(' ') : text;
}

function listOf(random: Seeded): string {
  const sign = random.pick(['•', '-', '✅', '1.']);
  const items = [
    'who signed the contract',
    'why it cost 40% more',
    'when the park opens',
    'what happens to the trees',
  ];
  const rows = items
    .slice(0, random.between(2, 4))
    .map((item, i) => `${sign === '1.' ? `${i + 1}.` : sign} ${item}`);
  return `What we still do not know:\n${rows.join('\n')}`;
}

function sentences(random: Seeded, from: readonly string[], count: number): string {
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(random.pick(from));
  return [...chosen].join(' ');
}
