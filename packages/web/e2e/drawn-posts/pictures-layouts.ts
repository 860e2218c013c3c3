/** Layouts of photo and video networks. */
import { accountOf, type DrawnPost } from './drawn-post.ts';
import { type Draw, frame, heading, type Layout, tabs } from './frames.ts';
import {
  actions,
  amount,
  avatar,
  badge,
  dots,
  escaped,
  icon,
  type Look,
  menu,
  picture,
  prose,
  replies,
  scene,
  statusBar,
} from './parts.ts';
import { PLACES } from './post-words.ts';

/** A row of accounts above the feed. */
function stories({ random }: Look): string {
  const one = () => {
    const { user } = accountOf(random);
    return `<div style="text-align:center;font-size:11px;width:76px;overflow:hidden;text-overflow:ellipsis">${avatar(random, user, 56)}<br>${random.pick([user, user, 'Your story'])}</div>`;
  };
  return `<div class="row bar" style="gap:10px;overflow:hidden">${[1, 2, 3, 4].map(one).join('')}</div>`;
}

export const instagram: Draw = (look, post) => {
  const { random } = look;
  const { user } = post.account;
  const place = random.chance(0.3)
    ? `<div><small>${random.pick([...PLACES, 'Original audio', escaped(post.account.name)])}</small></div>`
    : '';
  const head = `<div class="row head">${avatar(random, user, 34)}<div><b>${user}</b>${badge(random)}${random.chance(0.3) ? '<b class="link"> · Follow</b>' : ''}${place}</div><i>${dots(random)}</i></div>`;
  const shot = `<div class="picture wide" style="height:${random.between(260, 430)}px;overflow:hidden">${scene(random)}</div>`;
  const pieces = post.text.split(' ');
  const isCut = look.isPhone && pieces.length > 20 && random.chance(0.3);
  const text = isCut ? pieces.slice(0, random.between(10, 16)).join(' ') : post.text;
  const caption = `<p style="font-size:14px"><b>${user}</b> ${prose(text)}${isCut ? '<span class="muted">... more</span>' : ''}</p>`;
  const comments = `<div class="muted line">View all ${random.between(3, 900)} comments</div>`;
  const time = random.pick([
    `${random.between(2, 6)} days ago`,
    `${random.between(2, 22)} hours ago`,
    post.date.replace(/, \d+$/, ''),
  ]);
  const likes = random.pick([
    `<div class="line"><b>${amount(random)} likes</b></div>`,
    `<div class="line">Liked by <b>juno_r</b> and <b>${amount(random)} others</b></div>`,
    '',
  ]);
  if (!look.isPhone && random.chance(0.5)) {
    const side = `<div class="modalside">${head}<div class="split">${avatar(random, user, 32)}<div>${caption}<small class="muted">${post.ago}</small></div></div>${replies(random, () => '', 2)}${actions(random, 3)}${likes}<small class="muted">${time}</small><div class="field">Add a comment…</div></div>`;
    return {
      author: user,
      handle: user,
      time: post.ago,
      text,
      html: `<div class="modal">${shot}${side}</div>`,
    };
  }
  return {
    author: user,
    handle: user,
    time,
    text,
    html: frame(look, {
      top: `${heading(random.pick(['Posts', 'Explore', 'Instagram']), look)}${random.chance(0.3) ? stories(look) : ''}`,
      nav: ['Home', 'Search', 'Explore', 'Reels', 'Messages', 'Create'],
      main: `${head}${shot}${random.pick([`<div class="actions">${icon(random, 24)}${icon(random, 24)}${icon(random, 24)}</div>`, actions(random)])}${likes}${caption}${random.chance(0.7) ? comments : ''}<small class="muted">${time}</small>${random.chance(0.3) ? `${head}${shot}` : ''}`,
      side: 'Suggested for you',
    }),
  };
};

export const youtube: Draw = (look, post) => {
  const { random } = look;
  const time = `${random.between(2, 11)} ${random.pick(['hours', 'days', 'weeks', 'months'])} ago`;
  const votes = `<div class="actions"><span>${icon(random)} ${amount(random)}</span><span>${icon(random)}</span><span>Reply</span></div>`;
  if (random.chance(0.5)) {
    const handle = `@${post.account.user.replace(/_/g, '')}`;
    const video = random.chance(0.4)
      ? `<h2>${escaped(post.title)}</h2><div class="row head">${avatar(random, 'V', 36)}<div><b>Saltmarsh Explains</b><small class="muted">${amount(random)} subscribers</small></div><span class="button">Subscribe</span></div>`
      : '';
    const main = `${video}<div class="row line"><b>${amount(random)} Comments</b><span>Sort by</span></div><div class="field">Add a comment...</div><div class="split">${avatar(random, handle, 40)}<div><div class="row"><b style="font-size:13px">${handle}</b><span class="muted">${time}</span></div><p style="font-size:14px">${prose(post.text)}</p>${votes}</div></div>${replies(random, () => '', random.between(0, 2))}`;
    return {
      author: handle,
      handle,
      time,
      html: frame(look, {
        top: random.chance(0.5) ? heading('Comments', look) : '',
        main,
        nav: ['Home', 'Shorts', 'Subscriptions', 'You'],
      }),
    };
  }
  const main = `<div class="row head">${avatar(random, post.account.name, 40)}<div><b style="font-size:13px">${escaped(post.account.name)}</b> <span class="muted">${time}</span></div><i>⋮</i></div><p style="font-size:14px">${prose(post.text)}</p>${picture(random)}<div class="actions"><span>${icon(random)} ${amount(random)}</span><span>${icon(random)}</span><span>${icon(random)} ${amount(random)}</span></div>`;
  return {
    author: post.account.name,
    handle: null,
    time,
    html: frame(look, {
      top: tabs(['Home', 'Videos', 'Shorts', 'Posts']),
      main,
      nav: ['Home', 'Shorts', 'Subscriptions', 'You'],
    }),
  };
};

const songOf = (random: Look['random'], name: string) =>
  random.pick([
    `original sound - ${name}`,
    'Slow Sunday - The Harbor Lights',
    'Lanterns - Odile F.',
    `Nightshift (Remix) - ${name}`,
  ]);

function tiktokPage({ random }: Look, post: DrawnPost): Layout {
  const { user, name } = post.account;
  const age = random.pick([`${random.between(1, 6)}d ago`, post.date.replace(/, .*/, '')]);
  const html = `<div class="desk">${menu(['For You', 'Explore', 'Following', 'Upload', 'LIVE'], random)}<div class="picture" style="width:300px;height:560px;background:#274"></div><main><div class="row head">${avatar(random, name, 42)}<div><b style="font-size:18px">${user}</b><div style="font-size:13px">${escaped(name)} · ${age}</div></div>${random.chance(0.6) ? '<span class="button">Follow</span>' : ''}</div><p style="font-size:15px">${prose(post.text)}</p><small>${icon(random, 12)} ${songOf(random, escaped(name))}</small>${actions(random)}<div class="line">Comments (${amount(random)})</div>${replies(random, () => '', random.between(0, 2))}</main></div>`;
  return { author: user, handle: user, time: age, html };
}

export const tiktok: Draw = (look, post) => {
  const { random } = look;
  const { user } = post.account;
  if (random.chance(0.25)) return tiktokPage(look, post);
  const isHandle = random.chance(0.5);
  const shown = isHandle ? `${random.chance(0.5) ? '@' : ''}${user}` : escaped(post.account.name);
  const right = Array.from(
    { length: 4 },
    () => `<div>${icon(random, 30)}<small>${amount(random)}</small></div>`,
  ).join('');
  const sound = random.chance(0.85) ? `<div>${icon(random, 14)} ${songOf(random, user)}</div>` : '';
  const html = `<div class="video" style="background:linear-gradient(${random.between(0, 359)}deg,hsl(${random.between(0, 359)} 25% 18%),hsl(${random.between(0, 359)} 35% 30%))">${statusBar({ ...look, isPhone: true })}<div class="videotabs">${random.chance(0.8) ? 'Following &nbsp; For You' : ''}</div><div class="videoside">${right}</div><div class="videotext"><b>${shown}</b>${random.chance(0.4) ? ` · ${post.ago} ago` : ''}<p style="font-size:15px">${prose(post.text.slice(0, 150))}</p>${sound}</div>${random.chance(0.6) ? '<div class="videobar"><span>Home</span><span>Friends</span><span>Inbox</span><span>Profile</span></div>' : ''}</div>`;
  return { author: shown.replace('&amp;', '&'), handle: isHandle ? shown : null, time: null, html };
};
