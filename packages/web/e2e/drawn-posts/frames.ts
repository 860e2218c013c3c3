/** Building blocks for the layouts of all networks. */
import type { DrawnPost } from './drawn-post.ts';
import {
  actions,
  avatar,
  badge,
  dots,
  escaped,
  icon,
  type Look,
  linkCard,
  menu,
  picture,
  prose,
  quoteCard,
  sideBar,
  statusBar,
} from './parts.ts';

export interface Layout {
  readonly html: string;
  readonly author: string;
  readonly handle: string | null;
  readonly time: string | null;
  readonly title?: string;
  /** Set if only part of the post's text is drawn. */
  readonly text?: string;
}

export type Draw = (look: Look, post: DrawnPost) => Layout;

export const clock = ({ random }: Look) =>
  `${random.between(1, 12)}:${random.between(10, 59)} ${random.pick(['AM', 'PM'])}`;

export const frame = (
  look: Look,
  parts: { top?: string; nav?: readonly string[]; main: string; side?: string; bottom?: string },
) =>
  look.isPhone
    ? `${statusBar(look)}${parts.top ?? ''}<main>${parts.main}</main>${parts.bottom ?? ''}`
    : `<div class="desk">${parts.nav && look.random.chance(0.7) ? menu(parts.nav, look.random) : ''}<main>${parts.top ?? ''}${parts.main}</main>${look.random.chance(0.6) ? sideBar(look.random, parts.side ?? 'News') : ''}</div>`;

export const heading = (label: string, { random }: Look) =>
  `<header>${random.chance(0.6) ? icon(random, 22) : ''}<b>${label}</b></header>`;

export const tabs = (labels: readonly string[]) =>
  `<div class="tabs">${labels.map((label) => `<span>${label}</span>`).join('')}</div>`;

const follow = ({ random }: Look, label = 'Follow') =>
  random.chance(0.35) ? `<span class="button">${label}</span>` : '';

export function feedPost(look: Look, post: DrawnPost, handle: string, px = 15): string {
  const { random } = look;
  return `<div class="split">${avatar(random, post.account.name, random.pick([36, 40, 48]))}<div><div class="row"><b>${escaped(post.account.name)}</b>${badge(random)}<span class="muted handle">${handle}</span><span class="muted">· ${post.ago}</span><i>${dots(random)}</i></div><p style="font-size:${px}px">${prose(post.text)}</p>${picture(random, 0.3)}${linkCard(random)}${quoteCard(random)}${actions(random)}</div></div>`;
}

export function openedPost(look: Look, post: DrawnPost, handle: string, foot: string, px = 17): string {
  const { random } = look;
  return `<div class="row head">${avatar(random, post.account.name, random.pick([40, 44, 48]))}<div class="who"><div class="row"><b>${escaped(post.account.name)}</b>${badge(random)}</div><div class="muted handle">${handle}</div></div>${follow(look)}<i>${dots(random)}</i></div><p style="font-size:${px}px">${prose(post.text)}</p>${picture(random, 0.3)}${linkCard(random, 0.15)}${quoteCard(random)}${foot}`;
}
