/** Layouts of networks that show each post on a separate page. */
import { postOf } from './drawn-post.ts';
import { clock, type Draw, frame, heading } from './frames.ts';
import {
  actions,
  amount,
  avatar,
  badge,
  buttons,
  dots,
  escaped,
  icon,
  linkCard,
  picture,
  prose,
  replies,
} from './parts.ts';
import { ENGLISH, JOBS, PLACES } from './post-words.ts';

export const facebook: Draw = (look, post) => {
  const { random } = look;
  const time = random.pick([
    post.ago,
    post.date.replace(/, \d+$/, ''),
    `${post.date.replace(/, \d+$/, '')} at ${clock(look)}`,
    'Yesterday at 8:12 PM',
    `${random.between(2, 20)} hrs`,
  ]);
  const feeling = random.chance(0.12)
    ? ` <span>is feeling ${random.pick(['proud', 'grateful'])}.</span>`
    : '';
  const place = random.chance(0.12) ? ` · ${random.pick(PLACES)}` : '';
  const group = random.chance(0.15) ? `<div><b>Neighbors of Midvale</b></div>` : '';
  const head = group
    ? `<div class="row head">${avatar(random, post.account.name, 40)}<div>${group}<span class="muted">${escaped(post.account.name)} · ${time} · ◍</span></div><i>${dots(random)}</i></div>`
    : `<div class="row head">${avatar(random, post.account.name, 40)}<div><div class="row"><b>${escaped(post.account.name)}</b>${feeling}${badge(random)}${random.chance(0.2) ? '<span class="link"> · Follow</span>' : ''}</div><span class="muted">${time}${place} · ${icon(random, 12)}</span></div><i>${dots(random)}</i></div>`;
  const counters = random.pick([
    `<div class="row line muted">${icon(random)} ${amount(random)}<i>${amount(random)} comments ${amount(random)} shares</i></div>${buttons(['Like', 'Comment', 'Share'], random)}`,
    `${actions(random, 3)}`,
    `<div class="row line muted">${icon(random)} ${random.pick(['Dov Merriweather', 'Calla Whitcombe'])} and ${random.between(2, 400)} others<i>${amount(random)} comments</i></div>${buttons(['Like', 'Comment', 'Send', 'Share'], random)}`,
  ]);
  const answers = random.chance(0.4)
    ? `<div class="muted line">Most relevant</div>${replies(random, () => '', random.between(1, 2))}<div class="field">Write a comment…</div>`
    : '';
  return {
    author: post.account.name,
    handle: null,
    time,
    html: frame(look, {
      top: look.isPhone && random.chance(0.5) ? heading('facebook', look) : '',
      nav: ['Home', 'Friends', 'Watch', 'Marketplace', 'Groups'],
      main: `${head}<p style="font-size:${random.pick([15, 16, post.text.length < 60 ? 24 : 15])}px">${prose(post.text)}</p>${picture(random, 0.5)}${linkCard(random)}${counters}${answers}`,
      side: 'Sponsored',
    }),
  };
};

export const linkedin: Draw = (look, post) => {
  const { random } = look;
  const time = `${random.between(1, 9)}${random.pick(['h', 'd', 'w', 'mo'])}`;
  const isPerson = post.account.isPerson;
  const under = isPerson ? random.pick(JOBS) : `${amount(random)} followers`;
  const degree =
    isPerson && random.chance(0.8)
      ? ` <span class="muted">· ${random.pick(['1st', '2nd', '3rd+'])}</span>`
      : '';
  const head = `<div class="row head">${avatar(random, post.account.name, 48)}<div><div class="row"><b>${escaped(post.account.name)}</b>${badge(random)}${degree}</div><small class="muted">${under}</small><small class="muted">${time}${random.chance(0.3) ? ' · Edited' : ''} · ${icon(random, 11)}</small></div>${random.chance(0.4) ? '<span class="link">+ Follow</span>' : ''}<i>${dots(random)}</i></div>`;
  const seen = random.chance(0.2) ? `<small class="muted">Imogen Achterberg likes this</small>` : '';
  const foot = `<div class="row line muted">${icon(random)} ${random.chance(0.5) ? amount(random) : `Leonie Falkenrath and ${random.between(3, 300)} others`}<i>${amount(random)} comments · ${amount(random)} reposts</i></div>${buttons(['Like', 'Comment', 'Repost', 'Send'], random)}`;
  return {
    author: post.account.name,
    handle: null,
    time,
    html: frame(look, {
      top: random.chance(0.4) ? '<div class="search">Search</div>' : '',
      nav: ['Home', 'My Network', 'Jobs', 'Messaging', 'Notifications'],
      main: `${seen}${head}<p style="font-size:14px">${prose(post.text)}</p>${picture(random)}${linkCard(random)}${foot}`,
      side: 'LinkedIn News',
    }),
  };
};

/** The older design, with a bar of communities at the top and the votes on the left. */
export const oldReddit: Draw = ({ random }, post) => {
  const user = post.account.user.replace(/\./g, '_');
  const age = `${random.between(2, 20)} ${random.pick(['hours', 'days'])} ago`;
  const top = random.chance(0.7)
    ? `<div class="bar" style="font-size:11px">MY SUBREDDITS ▾ &nbsp; HOME - POPULAR - ALL - RANDOM | ASK${post.community.toUpperCase()} - NEWS - PICS - FUNNY</div>`
    : '';
  const bar = random.chance(0.7)
    ? `<div class="row bar" style="gap:16px">${icon(random, 30)}<b style="font-size:${random.between(16, 24)}px">${post.community}</b><span>comments</span><span>${random.pick(['related', 'other discussions'])}</span></div>`
    : '<div class="tabs"><span>comments</span><span>related</span></div>';
  const votes = random.chance(0.7)
    ? `<div style="width:40px;text-align:center;flex:none" class="muted">▲<b>${amount(random)}</b>▼</div>`
    : '';
  const domain = random.chance(0.6)
    ? ` <small class="muted" style="display:inline">(self.${post.community})</small>`
    : '';
  const title = `<h2 style="font-weight:400;color:#1d7bd8;font-size:${random.between(16, 20)}px;margin:6px 0">${escaped(post.title)}${domain}</h2>`;
  const text = `<p style="font-size:14px">${prose(post.text)}</p>`;
  const body = `${title}<small class="muted">submitted ${age} by <span class="link">${user}</span></small>${random.chance(0.5) ? `<div class="card" style="margin:6px 0">${text}</div>` : text}<small class="muted">${random.between(3, 400)} comments &nbsp; share &nbsp; save &nbsp; hide &nbsp; report</small>`;
  const answers = random.chance(0.5)
    ? `<div class="line"><b>all ${random.between(3, 400)} comments</b><br><span class="muted">sorted by: best ▾</span></div><small class="muted"><b>${postOf(random).account.user}</b> ${random.between(2, 300)} points ${age}</small><div style="font-size:14px">${random.pick(ENGLISH)}</div>`
    : '';
  const html = `${top}${bar}<div style="display:flex;gap:6px;padding:10px">${votes}<div style="max-width:720px">${body}${answers}</div></div>`;
  return { author: `u/${user}`, handle: `u/${user}`, time: age, title: post.title, html };
};

export const reddit: Draw = (look, post) => {
  const { random } = look;
  if (!look.isPhone && random.chance(0.3)) return oldReddit(look, post);
  const member = `u/${post.account.user.replace(/\./g, '_')}`;
  const community = `r/${post.community}`;
  const isOpened = random.chance(0.6);
  const rows = isOpened
    ? `<div><b>${community}</b> <span class="muted">· ${post.ago}${random.chance(0.3) ? ' ago' : ''}</span><div class="muted">${random.chance(0.8) ? member : member.slice(2)}</div></div>`
    : `<span><b>${community}</b> <span class="muted">· ${member} · ${post.ago}</span></span>`;
  const flair = random.chance(0.3)
    ? `<span class="flair">${random.pick(['Discussion', 'Advice', 'News'])}</span>`
    : '';
  const votes = `<div class="actions"><span>⇧ ${amount(random)} ⇩</span><span>${icon(random)} ${amount(random)}</span><span>${random.pick(['Share', 'Award'])}</span></div>`;
  const main = `<div class="row head">${avatar(random, community, 32)}${rows}<i>${dots(random)}</i></div><h2>${escaped(post.title)}</h2>${flair}<p style="font-size:14px">${prose(post.text)}</p>${picture(random, 0.15)}${votes}${isOpened && random.chance(0.6) ? `<div class="field">Join the conversation</div>${replies(random, () => '', 2)}` : ''}`;
  return {
    author: member,
    handle: member,
    time: post.ago,
    title: post.title,
    html: frame(look, {
      top: random.chance(0.5) ? heading('reddit', look) : '',
      nav: ['Home', 'Popular', 'Explore'],
      main,
      side: community,
    }),
  };
};
