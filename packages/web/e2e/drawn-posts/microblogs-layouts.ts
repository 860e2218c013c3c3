/** Layouts of microblogging networks. */
import { postOf } from './drawn-post.ts';
import { clock, type Draw, feedPost, frame, heading, openedPost, tabs } from './frames.ts';
import { actions, amount, avatar, badge, dots, escaped, picture, prose, replies } from './parts.ts';

export const x: Draw = (look, post) => {
  const { random } = look;
  const handle = `@${post.account.user.replace(/\./g, '')}`;
  const nav = ['Home', 'Explore', 'Notifications', 'Messages', 'Bookmarks', 'Profile', 'More'];
  const base = { author: post.account.name, handle };
  const next = () => feedPost(look, postOf(random), `@${postOf(random).account.user}`);
  if (random.chance(0.4)) {
    const main = `${feedPost(look, post, handle)}${random.chance(0.6) ? next() : ''}`;
    return {
      ...base,
      time: post.ago,
      html: frame(look, {
        top: random.chance(0.7) ? tabs(['For you', 'Following']) : '',
        nav,
        main,
        side: 'What’s happening',
      }),
    };
  }
  const time = `${clock(look)} · ${post.date}`;
  const foot = `<div class="muted line">${time}${random.chance(0.8) ? ` · <b>${amount(random)}</b> Views` : ''}</div>${random.chance(0.4) ? `<div class="line">${amount(random)} Reposts ${amount(random)} Quotes ${amount(random)} Likes</div>` : ''}${actions(random, 5)}`;
  const parent = random.chance(0.3) ? `<div class="parent">${next()}</div>` : '';
  const answers = random.chance(0.6)
    ? `<div class="field">Post your reply</div>${replies(random, ({ user }) => `@${user}`, random.between(0, 2))}`
    : '';
  return {
    ...base,
    time,
    html: frame(look, {
      top: heading('Post', look),
      nav,
      main: `${parent}${openedPost(look, post, handle, foot)}${answers}`,
      side: 'What’s happening',
    }),
  };
};

export const bluesky: Draw = (look, post) => {
  const { random } = look;
  const handle = `@${post.account.user.replace(/[._]/g, '')}.${random.pick(['bsky.social', 'bsky.social', 'example.org'])}`;
  const nav = ['Home', 'Search', 'Notifications', 'Chat', 'Feeds', 'Lists', 'Profile', 'Settings'];
  const base = { author: post.account.name, handle };
  if (random.chance(0.45)) {
    return {
      ...base,
      time: post.ago,
      html: frame(look, {
        top: tabs(['Discover', 'Following', 'What’s Hot']),
        nav,
        main: `${feedPost(look, post, handle)}${feedPost(look, postOf(random), '@someone.bsky.social')}`,
        side: 'Feeds',
      }),
    };
  }
  const time = random.pick([
    `${clock(look)} · ${post.date}`,
    `${post.date.replace('Nov', 'November')} at ${clock(look)}`,
  ]);
  const foot = `<div class="muted line">${time}${random.chance(0.5) ? ' · Everybody can reply' : ''}</div><div class="line">${amount(random)} reposts ${amount(random)} quotes ${amount(random)} likes</div>${actions(random)}`;
  const answers = random.chance(0.6)
    ? `<div class="field">Write your reply</div>${replies(random, ({ user }) => `@${user}.bsky.social`, random.between(0, 2))}`
    : '';
  return {
    ...base,
    time,
    html: frame(look, {
      top: heading('Post', look),
      nav,
      main: openedPost(look, post, handle, foot, 18) + answers,
      side: 'Feeds',
    }),
  };
};

export const mastodon: Draw = (look, post) => {
  const { random } = look;
  const handle = `@${post.account.user.replace(/\./g, '')}@${random.pick(['mastodon.social', 'mstdn.example', 'fosstodon.org'])}`;
  const nav = [
    'Home',
    'Live feeds',
    'Notifications',
    'Private mentions',
    'Bookmarks',
    'Favorites',
    'Lists',
    'Preferences',
  ];
  const isFeed = random.chance(0.4);
  const time = isFeed ? post.ago : `${post.date}, ${clock(look)}`;
  const foot = `<div class="muted line">${time} · ${random.pick(['', 'Web', 'Mastodon for iOS', 'Tusky'])}</div><div class="line">${amount(random)} boosts · ${amount(random)} favorites</div>${actions(random)}`;
  const feed = `<div class="row head">${avatar(random, post.account.name, 46)}<div class="who"><b>${escaped(post.account.name)}</b><div class="muted handle">${handle}</div></div><i class="muted">${post.ago}</i></div><p style="font-size:15px">${prose(post.text)}</p>${picture(random)}${actions(random)}`;
  const main = isFeed
    ? random.chance(0.3)
      ? `<small class="muted">Saltmarsh Theatre boosted</small>${feed}`
      : feed
    : openedPost(look, post, handle, foot);
  return {
    author: post.account.name,
    handle,
    time,
    html: frame(look, {
      top: heading(random.pick(['Back', 'Home', 'Post']), look),
      nav,
      main,
      side: 'mastodon.social',
    }),
  };
};

export const threads: Draw = (look, post) => {
  const { random } = look;
  const { user } = post.account;
  const topic = random.chance(0.25) ? ` › ${random.pick(['Design', 'Local News', 'Football'])}` : '';
  const one = (name: string, age: string, text: string) =>
    `<div class="split">${avatar(random, name, 36)}<div><div class="row"><b>${name}${topic}</b>${badge(random)}<span class="muted">${age}</span><i>${dots(random)}</i></div><p style="font-size:15px">${prose(text)}</p>${picture(random, 0.25)}${actions(random)}</div></div>`;
  const opened = `<div class="row head">${avatar(random, user, 38)}<b>${user}${topic}</b>${badge(random)}<span class="muted">${post.ago}</span><i>${dots(random)}</i></div><p style="font-size:16px">${prose(post.text)}</p>${picture(random, 0.25)}${actions(random)}${random.chance(0.6) ? `<div class="muted line">${amount(random)} replies · ${amount(random)} likes</div>` : ''}`;
  const isOpened = random.chance(0.5);
  const other = postOf(random);
  const top = isOpened ? heading('Thread', look) : tabs(random.pick([['For you', 'Following'], ['For you']]));
  return {
    author: user,
    handle: user,
    time: post.ago,
    html: frame(look, {
      top,
      nav: ['Home', 'Search', 'Activity', 'Profile'],
      main:
        (isOpened ? opened : one(user, post.ago, post.text)) + one(other.account.user, other.ago, other.text),
      bottom: isOpened && random.chance(0.6) ? `<div class="field">Reply to ${user}...</div>` : '',
    }),
  };
};
