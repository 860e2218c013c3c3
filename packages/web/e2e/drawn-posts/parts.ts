/** HTML snippets that the drawn layouts share. */
import { type Account, accountOf, agoOf, postOf } from './drawn-post.ts';
import { ENGLISH, ORGANIZATIONS, TRENDS } from './post-words.ts';
import type { Seeded } from './seeded.ts';

export interface Look {
  readonly random: Seeded;
  readonly isPhone: boolean;
  readonly theme: 'light' | 'dim' | 'dark';
}

export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Text with its line breaks, and with hashtags in the link color. */
export const prose = (text: string) =>
  escaped(text)
    .replace(/(#\w+|\S+\.example\/\S+)/g, '<span class="link">$1</span>')
    .replace(/\n/g, '<br>');

export function avatar(random: Seeded, name: string, px: number): string {
  const hue = random.between(0, 359);
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('');
  const inner = random.pick([initials, initials.slice(0, 1), '', '', '']);
  const shape = random.pick(['50%', '50%', '50%', '18%']);
  return `<span class="avatar" style="width:${px}px;height:${px}px;border-radius:${shape};font-size:${px * 0.4}px;background:linear-gradient(${hue}deg,hsl(${hue} 50% 35%),hsl(${hue + 60} 60% 50%))">${escaped(inner)}</span>`;
}

const PATHS = [
  'M4 12c4-8 12-8 16 0-4 8-12 8-16 0z',
  'M12 20l-8-8a5 5 0 018-6 5 5 0 018 6z',
  'M4 5h16v11H9l-5 4z',
  'M5 12h14M13 6l6 6-6 6',
  'M7 4h10v16l-5-4-5 4z',
  'M4 7h13l-3-3M20 17H7l3 3',
  'M6 18V8l6-4 6 4v10z',
];

export const icon = (random: Seeded, px = 18) =>
  `<svg class="icon" width="${px}" height="${px}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="${random.pick(PATHS)}"/></svg>`;

/** The badge of a verified account. */
export const badge = (random: Seeded) =>
  random.chance(0.35)
    ? `<svg class="badge" width="16" height="16" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#1d9bf0"/><path d="M7 12l4 4 7-8" stroke="#fff" stroke-width="3" fill="none"/></svg>`
    : '';

export const dots = (random: Seeded) => random.pick(['···', '⋮', '…', '']);

export function amount(random: Seeded): string {
  return random.pick([
    `${random.between(2, 980)}`,
    `${random.between(1, 9)},${random.between(100, 999)}`,
    `${random.between(1, 98)}.${random.between(1, 9)}K`,
    `${random.between(2, 40)}K`,
    `${random.between(1, 8)}.${random.between(1, 9)}M`,
  ]);
}

/** Icons with numbers next to them. */
export function actions(random: Seeded, count = 4): string {
  const items = Array.from(
    { length: count },
    () => `<span>${icon(random)} ${random.chance(0.8) ? amount(random) : ''}</span>`,
  );
  return `<div class="actions">${items.join('')}</div>`;
}

export const buttons = (labels: readonly string[], random: Seeded) =>
  `<div class="actions">${labels.map((label) => `<span>${random.chance(0.7) ? icon(random) : ''} ${label}</span>`).join('')}</div>`;

export function statusBar({ random, isPhone }: Look): string {
  if (!isPhone || random.chance(0.25)) return '';
  return `<div class="status"><b>${random.between(7, 22)}:${random.between(10, 59)}</b><span>${random.pick(['5G', 'LTE', '5G ▮▮▮', ''])} ${random.pick(['87%', '▰▰▱', '64', ''])}</span></div>`;
}

/** Words in pictures, which are not part of the post's text. */
const POSTERS = [
  'OPEN DAY',
  'SALE ENDS SUNDAY',
  'STRIKE',
  'FREE ENTRY',
  'The bus stop moved.<br>Nobody told us.',
  'Five rights<br>that tenants have<br>and rarely use',
  'WE ARE<br>HIRING',
  'Sorry.<br>We got it wrong.',
  '“It was never<br>about the money.”',
] as const;

/** Houses, windows and crowds: hard edges that OCR mistakes for letters. */
export function scene(random: Seeded, width = 400, height = 300): string {
  const hue = random.between(0, 359);
  const one = () => {
    const [x, y, size] = [random.between(0, width), random.between(0, height), random.between(12, 60)];
    const color = `hsl(${hue + random.between(-30, 30)} ${random.between(20, 70)}% ${random.between(15, 85)}%)`;
    const panes = [0, 1, 2, 3].map(
      (i) =>
        `<rect x="${x + 6 + (i % 2) * size * 0.5}" y="${y + 6 + Math.floor(i / 2) * size * 0.5}" width="${size * 0.3}" height="${size * 0.35}" fill="hsl(48 70% ${random.between(20, 85)}%)"/>`,
    );
    return random.pick([
      `<rect x="${x}" y="${y}" width="${size * 1.2}" height="${size * 1.3}" fill="${color}"/>${panes.join('')}`,
      `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${color}"/>`,
      `<path d="M${x} ${y}q${size} -${size} ${size * 2} 0t${size} ${size / 2}" stroke="${color}" stroke-width="${random.between(2, 9)}" fill="none"/>`,
    ]);
  };
  return `<svg width="100%" height="100%" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" style="background:hsl(${hue} 40% 55%)">${Array.from({ length: random.between(12, 50) }, one).join('')}</svg>`;
}

export function picture(random: Seeded, share = 0.4): string {
  if (!random.chance(share)) return '';
  const hue = random.between(0, 359);
  if (random.chance(0.5))
    return `<div class="picture" style="height:${random.between(120, 340)}px;overflow:hidden">${scene(random)}</div>`;
  const caption = random.chance(0.25) ? `<b class="poster">${random.pick(POSTERS)}</b>` : '';
  return `<div class="picture" style="height:${random.between(120, 340)}px;background:radial-gradient(circle at 30% 40%,hsl(${hue} 60% 65%),hsl(${hue + 40} 50% 30%))">${caption}</div>`;
}

export function linkCard(random: Seeded, share = 0.2): string {
  if (!random.chance(share)) return '';
  return `<div class="card"><small>${random.pick(['gazette.example', 'kestrel.example', 'news.example'])}</small><b>${random.pick(ENGLISH)}</b><small>${random.pick(ENGLISH)}</small></div>`;
}

export function quoteCard(random: Seeded, share = 0.15): string {
  if (!random.chance(share)) return '';
  const { account, text, ago } = postOf(random);
  return `<div class="card"><div class="row">${avatar(random, account.name, 20)}<b>${escaped(account.name)}</b><span class="muted">@${account.user} · ${ago}</span></div>${prose(text.slice(0, 160))}</div>`;
}

/** Replies below a post. */
export function replies(random: Seeded, handle: (account: Account) => string, count: number): string {
  return Array.from({ length: count }, () => {
    const account = accountOf(random);
    return `<div class="split reply">${avatar(random, account.name, 32)}<div><div class="row"><b>${escaped(account.name)}</b><span class="muted">${handle(account)} · ${agoOf(random)}</span></div>${escaped(random.pick(ENGLISH))}${random.chance(0.5) ? actions(random, 3) : ''}</div></div>`;
  }).join('');
}

export function sideBar(random: Seeded, title: string): string {
  const rows = TRENDS.map(
    (trend) =>
      `<div class="trend"><small class="muted">${random.pick(['Trending in Business', 'News', 'Sports · Trending', `${random.between(2, 20)} hours ago · News`])}</small><b>${trend}</b><small class="muted">${amount(random)} ${random.pick(['posts', 'readers', 'posts'])}</small></div>`,
  );
  const people = random.chance(0.5)
    ? `<div class="trend"><b>${random.pick(['Suggested', 'People to follow', 'Who to follow'])}</b>${[1, 2].map(() => `<div class="row">${avatar(random, 'A B', 28)}<b>${escaped(random.pick(ORGANIZATIONS))}</b><span class="button">Follow</span></div>`).join('')}</div>`
    : '';
  return `<aside><div class="search">Search</div><h3>${title}</h3>${rows.slice(0, random.between(1, 4)).join('')}${people}</aside>`;
}

export const menu = (labels: readonly string[], random: Seeded) =>
  `<nav>${labels.map((label) => `<div>${icon(random, 20)} ${label}</div>`).join('')}</nav>`;
