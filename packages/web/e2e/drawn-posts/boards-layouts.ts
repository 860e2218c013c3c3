/** Layouts with the title above the name: pages of videos, boards and pins, blogs with tags, and groups with roles. */
import { type DrawnPost, postOf } from './drawn-post.ts';
import { clock, type Draw, frame, heading, type Layout } from './frames.ts';
import {
  actions,
  amount,
  avatar,
  badge,
  dots,
  escaped,
  icon,
  type Look,
  picture,
  prose,
  replies,
} from './parts.ts';
import { ENGLISH, ORGANIZATIONS } from './post-words.ts';

const titled = (
  post: DrawnPost,
  layout: Omit<Layout, 'title' | 'author'>,
  author = post.account.name,
): Layout => ({
  title: post.title,
  author,
  ...layout,
});

const h1 = ({ random }: Look, title: string, low = 18, high = 26) =>
  `<h2 style="font-size:${random.between(low, high)}px;font-weight:${random.pick([400, 600, 700])};margin:${random.between(6, 16)}px 0 ${random.between(4, 12)}px">${escaped(title)}</h2>`;

/** Other videos next to the one being watched. */
const moreVideos = ({ random }: Look) =>
  `<aside>${Array.from({ length: random.between(2, 5) }, () => `<div class="row" style="white-space:normal;padding:4px 0"><div class="picture" style="width:120px;height:68px;flex:none;margin:0;background:hsl(${random.between(0, 359)} 40% 45%)"></div><div><b style="font-size:14px">${random.pick(ENGLISH).slice(0, 40)}</b><small class="muted">${random.pick(ORGANIZATIONS)}</small><small class="muted">${amount(random)} views • ${random.between(2, 11)} ${random.pick(['days', 'weeks', 'months'])} ago</small></div></div>`).join('')}</aside>`;

export const watchPage: Draw = (look, post) => {
  const { random } = look;
  const age = `${random.between(2, 11)} ${random.pick(['hours', 'days', 'weeks', 'months'])} ago`;
  const subscribe = random.chance(0.8)
    ? `<span class="button" style="margin-left:16px">${random.pick(['Subscribe', 'Subscribed', 'Follow'])}</span>`
    : '';
  const channel = `<div class="row head">${avatar(random, post.account.name, random.pick([36, 40, 44]))}<div><b>${escaped(post.account.name)}</b>${badge(random)}<small class="muted">${amount(random)} ${random.pick(['subscribers', 'followers'])}</small></div>${subscribe}${random.chance(0.7) ? `<i class="muted">${icon(random)} ${amount(random)} &nbsp; ${icon(random)} Share</i>` : ''}</div>`;
  const description = `<div class="${random.chance(0.6) ? 'card' : ''}"><b style="font-size:14px">${amount(random)} views &nbsp;${age}</b><p style="font-size:14px">${prose(post.text)}</p>${random.chance(0.5) ? `<b style="font-size:14px">${random.pick(['...more', 'Show more', 'Show less'])}</b>` : ''}</div>`;
  const shot = `<div class="picture" style="margin:0;height:${random.between(180, 420)}px;background:hsl(${random.between(0, 359)} 35% 30%)"></div>`;
  const main = `${shot}${h1(look, post.title)}${channel}${description}<div class="line"><b style="font-size:18px">${amount(random)} Comments</b></div>${replies(random, ({ user }) => `@${user}`, random.between(0, 2))}`;
  return titled(post, {
    handle: null,
    time: age,
    html: look.isPhone
      ? frame(look, { main })
      : `<div class="desk"><main style="max-width:820px">${main}</main>${moreVideos(look)}</div>`,
  });
};

/** A bulletin board: the subject, its author and time, and the author's profile on one side. */
export const board: Draw = (look, post) => {
  const { random } = look;
  const user = post.account.user.replace(/\./g, '_');
  const time = random.pick([
    `${random.pick(['Mon', 'Tue', 'Sat'])} ${post.date} ${clock(look).toLowerCase()}`,
    `${post.date}, ${clock(look)}`,
    `${random.between(2, 20)} hours ago`,
  ]);
  const by = random.pick([
    `by <b class="link">${user}</b> » ${time}`,
    `<b class="link">${user}</b> · ${time}`,
    `Posted by <b>${user}</b>, ${time}`.replace('Posted by', 'by'),
  ]);
  const rank = `<b class="link">${user}</b><div>${random.pick(['Able Member', 'Regular', 'Moderator', 'Senior Member'])}</div><br><div><b>Posts:</b> ${random.between(3, 900)}</div><div><b>Joined:</b> ${post.date}</div>`;
  const signature = random.chance(0.4)
    ? `<hr><small class="muted">${random.pick(['Slow boats, strong tea', 'Ask me about gears', '2014 estate, 1.6'])}</small>`
    : '';
  const subject = random.chance(0.7)
    ? `<div style="font-size:20px">${escaped(post.title)}</div><small>${random.between(2, 40)} posts • Page 1 of ${random.between(1, 4)}</small>`
    : '';
  const top = `<div class="bar" style="background:hsl(${random.between(0, 359)} 45% 45%);color:#fff"><b style="font-size:24px">${random.pick(['Towpath Forum', 'Allotment Board', 'The Workshop'])}</b><small>${random.pick(['Talk among neighbors', 'Since 2004', 'Ask anything'])}</small></div><div class="bar"><small>Board index ‹ ${random.pick(['Repairs ‹ Engines', 'General', 'News ‹ Local'])} &nbsp; FAQ &nbsp; Register &nbsp; Login</small></div>`;
  const entry = `<div style="flex:1;min-width:0"><div><b class="link" style="font-size:${random.between(15, 19)}px">${random.chance(0.4) ? 'Re: ' : ''}${escaped(post.title)}</b></div><small>${by}</small><p style="font-size:13px">${prose(post.text)}</p>${signature}</div>`;
  const side =
    look.isPhone || random.chance(0.3)
      ? ''
      : `<div style="width:170px;flex:none;font-size:11px">${avatar(random, user, 64)}<div>${rank}</div></div>`;
  const isReply = entry.includes('>Re: ');
  const html = `${top}<main style="max-width:980px;margin:auto">${subject}<div class="card" style="display:flex;gap:20px">${random.chance(0.5) ? entry + side : side + entry}</div></main>`;
  return {
    ...titled(post, { handle: null, time, html }, user),
    title: isReply ? `Re: ${post.title}` : post.title,
  };
};

/** A picture with a title, the name of the person who pinned it, and a description. */
export const pin: Draw = (look, post) => {
  const { random } = look;
  const tools = `<div class="row head">${icon(random)} ${random.between(3, 90)} ${icon(random)} ${dots(random)}<span class="button" style="background:#d33;color:#fff">Save</span></div>`;
  const who = `<div class="row head">${avatar(random, post.account.name, random.pick([28, 32, 40]))}<b>${escaped(post.account.name)}</b>${random.chance(0.4) ? '<span class="button">Follow</span>' : ''}</div>`;
  const foot = `<div class="line"><b>${random.between(2, 40)} Comments</b></div>`;
  const shot = `<div class="picture" style="margin:0;height:${random.between(240, 420)}px;background:hsl(${random.between(0, 359)} 40% 60%)"></div>`;
  const main = `${random.chance(0.6) ? tools + shot : shot + tools}${h1(look, post.title, 20, 28)}${random.chance(0.8) ? who : ''}<p style="font-size:15px">${prose(post.text)}</p>${random.chance(0.8) ? foot : ''}`;
  const hasName = main.includes(who);
  return {
    ...titled(post, { handle: null, time: null, html: frame(look, { main, side: 'More to explore' }) }),
    author: hasName ? post.account.name : '',
  };
};

/** A blog feed with tags and a number of notes below the text. */
export const blog: Draw = (look, post) => {
  const { random } = look;
  const user = post.account.user.replace(/[._]/g, '-');
  const tags = Array.from(
    { length: random.between(2, 4) },
    () =>
      `#${random.pick(['maps', 'my landlord', 'knitting', 'winter', 'radiators', 'small towns', 'long post'])}`,
  ).join(' ');
  const one = (name: string, text: string) =>
    `<div class="row head">${avatar(random, name, 40)}<div><b>${name}</b>${random.chance(0.4) ? '<b class="link"> Follow</b>' : ''}<small class="muted">${random.between(2, 22)}h ago</small></div><i>${dots(random)}</i></div><p style="font-size:${random.between(15, 17)}px">${prose(text)}</p>${picture(random, 0.2)}<div class="muted" style="font-size:${random.between(12, 14)}px;margin:10px 0">${tags}</div><div class="actions"><span>${amount(random)} notes</span><span>${icon(random)}</span><span>${icon(random)}</span></div>`;
  const plain = post.text.replace(/\n*(?:#\w+ ?)+$/u, '');
  return {
    author: user,
    handle: null,
    time: post.ago,
    text: plain,
    html: frame(look, {
      top: random.chance(0.6)
        ? '<div class="tabs"><span>Following</span><span>For you</span><span>Your tags</span></div>'
        : '',
      nav: ['Home', 'Explore', 'Inbox', 'Activity'],
      main:
        one(user, plain) + (random.chance(0.5) ? one(postOf(random).account.user, random.pick(ENGLISH)) : ''),
      side: 'Check out these blogs',
    }),
  };
};

/** A company's internal network with counters on its buttons, and a group whose members have roles. */
export const community: Draw = (look, post) => {
  const { random } = look;
  const time = `${random.between(2, 22)}h`;
  const role = random.pick(['Top contributor', 'Admin', 'Rising member', 'Moderator', 'Facilities']);
  const group = `<b>${random.pick(['Neighbors of Midvale', 'Old Harbor Residents Noticeboard', 'Staff lounge'])}</b>`;
  const name = escaped(post.account.name);
  const who = random.pick([
    `${group}<div class="muted">${name} · ${role} · ${time} · ◍</div>`,
    `${group}<div class="muted">${name} · ${time}</div>`,
    `<b>${name}</b><small class="muted">${role} · ${time} ago</small>`,
    `<b>${name}</b> <span class="muted">· ${role}</span><small class="muted">${time} ago in <b>${random.pick(['#canteen', 'All staff', 'Building C'])}</b></small>`,
  ]);
  const counted = `<div class="line link">${random.pick(['Applaud', 'Like', 'Thank'])} (${random.between(1, 90)}) &nbsp; Comment (${random.between(1, 30)})${random.chance(0.4) ? ' &nbsp; Share' : ''}</div>`;
  const foot = random.chance(0.5)
    ? counted
    : `<div class="row line muted">${icon(random)} ${amount(random)}<i>${amount(random)} comments</i></div>${actions(random, 3)}`;
  return {
    author: post.account.name,
    handle: null,
    time,
    html: frame(look, {
      top: heading(random.pick(['Staff news', 'Groups', 'Noticeboard']), look),
      nav: ['Home', 'Groups', 'People', 'Files'],
      main: `<div class="row head">${avatar(random, post.account.name, 40)}<div>${who}</div><i>${dots(random)}</i></div><p style="font-size:15px">${prose(post.text)}</p>${picture(random, 0.2)}${foot}${replies(random, () => '', random.between(0, 2))}`,
      side: 'Upcoming',
    }),
  };
};
