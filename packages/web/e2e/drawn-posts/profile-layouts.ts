/** Pages with a description of the account above its posts: profiles, and channels on the web. */
import { accountOf, agoOf, type DrawnPost, postOf } from './drawn-post.ts';
import { type Draw, frame, heading, tabs } from './frames.ts';
import {
  actions,
  amount,
  avatar,
  badge,
  buttons,
  dots,
  escaped,
  icon,
  type Look,
  picture,
  prose,
} from './parts.ts';
import { BIOS, ENGLISH, PLACES } from './post-words.ts';

type Style = 'x' | 'bluesky' | 'mastodon' | 'threads' | 'facebook';

const TABS: Readonly<Record<Style, readonly (readonly string[])[]>> = {
  x: [
    ['Posts', 'Replies', 'Highlights', 'Media'],
    ['Posts', 'Replies', 'Media', 'Likes'],
    ['Beiträge', 'Antworten', 'Medien'],
  ],
  bluesky: [
    ['Posts', 'Replies', 'Media', 'Links'],
    ['Posts', 'Replies', 'Media', 'Videos', 'Feeds'],
  ],
  mastodon: [
    ['Featured', 'Posts', 'Media'],
    ['Posts', 'Posts and replies', 'Media'],
  ],
  threads: [['Threads', 'Replies', 'Media', 'Reposts']],
  facebook: [
    ['Posts', 'About', 'Photos', 'Mentions'],
    ['All', 'Photos', 'Reels'],
  ],
};

const handleOf = (style: Style, user: string, random: Look['random']): string =>
  ({
    x: `@${user.replace(/\./g, '')}`,
    bluesky: `@${user.replace(/[._]/g, '')}.${random.pick(['bsky.social', 'example.org'])}`,
    mastodon: `@${user.replace(/\./g, '')}@mstdn.example`,
    threads: user,
    facebook: '',
  })[style];

function profileHead({ random }: Look, style: Style, post: DrawnPost, handle: string): string {
  const { name } = post.account;
  const follow = random.chance(0.7)
    ? `<span class="button">${random.pick(['Follow', '+ Follow'])}</span>`
    : '';
  const bio = `<p style="font-size:15px">${escaped(random.pick(BIOS))}${random.chance(0.5) ? ` ${escaped(random.pick(BIOS))}` : ''}</p>`;
  const more = random.pick([
    '',
    `<div class="muted">${icon(random, 13)} Joined March 2018</div>`,
    `<div class="muted">${icon(random, 13)} ${random.pick(PLACES)} ${icon(random, 13)} <span class="link">gazette.example</span></div>`,
  ]);
  const counts = random.pick([
    `<div><b>${random.between(8, 900)}</b> <span class="muted">Following</span> <b>${amount(random)}</b> <span class="muted">Followers</span></div>`,
    `<div><b>${amount(random)}</b> <span class="muted">followers</span> <b>${random.between(8, 900)}</b> <span class="muted">following</span> <b>${amount(random)}</b> <span class="muted">posts</span></div>`,
    `<div class="muted">${amount(random)} followers</div>`,
  ]);
  const middle = random.chance(0.5) ? `${bio}${more}${counts}` : `${counts}${bio}${more}`;
  const shown = handle === '' ? '' : `<div class="muted">${handle}</div>`;
  return `<div style="height:${random.between(60, 150)}px;margin:0 -12px;background:linear-gradient(hsl(${random.between(0, 359)} 40% 60%),hsl(80 40% 40%))"></div><div class="row">${avatar(random, name, random.pick([56, 72, 84]))}${follow}</div><b style="font-size:${random.between(18, 26)}px">${escaped(name)}</b>${badge(random)}${shown}${middle}${tabs(random.pick(TABS[style]))}`;
}

function post(look: Look, style: Style, { account, text, ago }: DrawnPost, handle: string): string {
  const { random } = look;
  const name = `<b>${escaped(style === 'threads' ? handle : account.name)}</b>${badge(random)}`;
  const end = `<i class="muted">${dots(random)}</i>`;
  const body = `<p style="font-size:15px">${prose(text)}</p>${picture(random, 0.3)}`;
  if (style === 'facebook')
    return `<div class="row head">${avatar(random, account.name, 40)}<div>${name}<small class="muted">${ago} · ${icon(random, 11)}</small></div>${end}</div>${body}<div class="row line muted">${amount(random)}<i>${amount(random)} comments</i></div>${buttons(['Like', 'Comment', 'Share'], random)}`;
  if (style === 'mastodon')
    return `<div class="row head">${avatar(random, account.name, 44)}<div class="who">${name}<div class="muted handle">${handle}</div></div><i class="muted">${ago}</i></div>${body}${actions(random)}`;
  const user = style === 'threads' ? '' : `<span class="muted handle">${handle}</span>`;
  return `<div class="split">${avatar(random, account.name, 40)}<div><div class="row">${name}${user}<span class="muted">${style === 'threads' ? '' : '· '}${ago}</span>${end}</div>${body}${actions(random)}</div></div>`;
}

/** A profile whose first post, possibly pinned, is the one to read. */
export const profilePage =
  (style: Style): Draw =>
  (look, drawn) => {
    const { random } = look;
    const handle = handleOf(style, drawn.account.user, random);
    const pinned = random.chance(0.6)
      ? `<small class="muted">${icon(random, 12)} ${random.pick(['Pinned', 'Pinned', 'Pinned post'])}</small>`
      : '';
    const next = { ...postOf(random), account: drawn.account };
    const main = `${profileHead(look, style, drawn, handle)}${pinned}${post(look, style, drawn, handle)}${post(look, style, next, handle)}`;
    return {
      author: style === 'threads' ? handle : drawn.account.name,
      handle: handle || null,
      time: drawn.ago,
      html: frame(look, {
        main,
        nav: ['Home', 'Explore', 'Notifications', 'Profile'],
        side: 'You might like',
      }),
    };
  };

/** A channel on the web with an info card on the side, or on a phone under a two-line name. */
export const previewPage: Draw = (look, drawn) => {
  const { random } = look;
  const { name, user } = drawn.account;
  const handle = `@${user.replace(/\./g, '_')}`;
  const bubble = (text: string) =>
    `<div class="row" style="align-items:flex-end;white-space:normal">${look.isPhone ? '' : avatar(random, name, 38)}<div class="bubble"><b class="link">${escaped(name)}</b><p style="font-size:15px">${prose(text)}</p>${random.chance(0.5) ? `<small class="link">👍 ${amount(random)} ❤️ ${random.between(3, 90)}</small>` : ''}<small class="muted">${amount(random)} ${icon(random, 11)} ${random.between(10, 22)}:${random.between(10, 59)}</small></div></div>`;
  const main = `${bubble(drawn.text)}${random.chance(0.5) ? bubble(random.pick(ENGLISH)) : ''}`;
  const shared = { author: name, time: null };
  if (look.isPhone) {
    const head = `<div class="row head bar">${icon(random, 22)}${avatar(random, name, 40)}<div style="width:170px;white-space:normal"><b>${escaped(name)}</b><small class="muted">${amount(random)} subscribers</small></div><i>${dots(random)}</i></div>`;
    return { ...shared, handle: null, html: `${head}<main class="chat">${main}</main>` };
  }
  const card = `<div class="card" style="width:300px;height:max-content"><div class="row">${avatar(random, name, 52)}<div style="white-space:normal"><b>${escaped(name)}</b><span class="link">${handle}</span></div></div><p>${escaped(random.pick(BIOS))}</p><div class="row" style="gap:20px"><div><b>${amount(random)}</b> subscribers</div><div><b>${random.between(8, 900)}</b> photos</div></div></div>`;
  const top = `<header>${icon(random, 26)}<b>Telegram</b><span class="button">DOWNLOAD</span></header>`;
  return {
    ...shared,
    handle,
    html: `${top}<div class="desk"><main class="chat">${main}</main>${card}</div>`,
  };
};

/** A post hidden by a content warning. The text of the warning is not part of the post. */
export const warnedPage: Draw = (look, drawn) => {
  const { random } = look;
  const handle = handleOf('mastodon', drawn.account.user, random);
  const box = `<div class="card">${random.pick(['politics, swearing', 'food', 'UK weather, mild panic', 'spoilers for the final', 'work, long'])}<br><span class="link">${random.pick(['Hide post', 'Show less', 'Show more'])}</span></div>`;
  const main = post(look, 'mastodon', drawn, handle).replace('<p style', `${box}<p style`);
  const other = postOf(random);
  const after = post(look, 'mastodon', other, handleOf('mastodon', other.account.user, random));
  const top = heading(random.pick(['Home', 'Following', 'Local']), look);
  return {
    author: drawn.account.name,
    handle,
    time: drawn.ago,
    html: frame(look, { top, main: `${main}${after}` }),
  };
};

/** A feeling, company and location after the name, on one or two rows, or the group above the name. */
export const feelingPage: Draw = (look, drawn) => {
  const { random } = look;
  const who = escaped(drawn.account.name);
  const [friend, place] = [escaped(accountOf(random).name), random.pick(PLACES)];
  const mood = random.pick(['😤 feeling fed up', '😊 feeling grateful', '🥳 celebrating', '😢 feeling sad']);
  const row = random.pick([
    `<b>${who}</b> is ${mood} with <b>${friend}</b> and <b>${random.between(2, 9)} others</b> at <b>${place}</b>.`,
    `<b>${who}</b> is ${mood} at <b>${place}</b>.`,
    `<b>${who}</b> is with <b>${friend}</b>.`,
    `<b>${who}</b> is ${mood}.`,
    `<b>${who}</b> is in <b>${place}</b>.`,
    `<b>${who}</b> shared a post.`,
  ]);
  const time = random.pick([drawn.ago, `${random.between(2, 20)} hrs`, agoOf(random)]);
  const main = `<div class="row head" style="white-space:normal">${avatar(random, drawn.account.name, 40)}<div>${row}<small class="muted">${time} · ${icon(random, 11)}</small></div><i>${dots(random)}</i></div><p style="font-size:15px">${prose(drawn.text)}</p>${picture(random, 0.5)}<div class="row line muted">👍😡 ${amount(random)}<i>${amount(random)} comments ${amount(random)} shares</i></div>${buttons(['Like', 'Comment', 'Share'], random)}`;
  return {
    author: drawn.account.name,
    handle: null,
    time,
    html: frame(look, { main, nav: ['Home', 'Friends', 'Groups'] }),
  };
};
