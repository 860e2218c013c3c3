/**
 * Pages with a lot of readable text around the post: composers, lists of chats, threads around a short reply, community
 * notes.
 */
import { accountOf, agoOf, type DrawnPost, postOf } from './drawn-post.ts';
import { clock, type Draw, feedPost, frame, heading, type Layout, openedPost } from './frames.ts';
import { actions, amount, avatar, buttons, escaped, icon, type Look, menu, prose, replies } from './parts.ts';
import { ENGLISH, ORGANIZATIONS, SHORT } from './post-words.ts';

const PROMPTS = [
  'What’s happening?',
  'What’s new?',
  'What’s on your mind?',
  'Was gibt’s Neues?',
  'Quoi de neuf ?',
  '¿Qué está pasando?',
] as const;

/** The user's own account with an empty composer, next to a feed. */
export const composerPage: Draw = (look, post) => {
  const { random } = look;
  const host = random.pick(['mastodon.social', 'mstdn.example', 'stadt.example']);
  const handle = `@${post.account.user.replace(/\./g, '')}@${host}`;
  const own = accountOf(random);
  const composer = `<div style="width:280px"><div class="search">Search or paste URL</div><div class="row head">${avatar(random, own.name, 46)}<div><b>${escaped(own.name)}</b><div class="muted">@${own.user}</div></div></div><div class="card" style="height:${random.between(70, 140)}px;color:gray">${random.pick(PROMPTS)}</div><span class="button">Post</span></div>`;
  const one = (name: string, shown: string, age: string, text: string) =>
    `${random.chance(0.3) ? `<small class="muted">${icon(random, 12)} ${random.pick(ORGANIZATIONS)} boosted</small>` : ''}<div class="row head">${avatar(random, name, 46)}<div class="who"><b>${escaped(name)}</b><div class="muted handle">${shown}</div></div><i class="muted">${age}</i></div><p style="font-size:15px">${prose(text)}</p>${actions(random)}`;
  const next = postOf(random);
  const main = `${heading('Home', look)}${one(post.account.name, handle, post.ago, post.text)}${one(next.account.name, `@${next.account.user}@${host}`, agoOf(random), next.text)}`;
  const side = menu(
    ['Home', 'Notifications', 'Live feeds', 'Private mentions', 'Favorites', 'Preferences'],
    random,
  );
  return {
    author: post.account.name,
    handle,
    time: post.ago,
    html: look.isPhone
      ? frame(look, { main })
      : `<div class="desk">${composer}<main>${main}</main>${side}</div>`,
  };
};

/** A channel next to the list of other chats. */
export const chatPage: Draw = (look, post) => {
  const { random } = look;
  const chats = Array.from({ length: random.between(3, 7) }, () => {
    const { name } = accountOf(random);
    return `<div class="row" style="padding:6px"> ${avatar(random, name, 44)}<div style="min-width:0"><b>${escaped(name)}</b><div class="muted">${random.pick(['Lena: ', 'You: ', '', ''])}${random.pick(ENGLISH).slice(0, 34)}</div></div><i class="muted">${random.between(7, 22)}:${random.between(10, 59)}</i></div>`;
  }).join('');
  const bubble = (text: string) =>
    `<div class="bubble"><b class="link">${escaped(post.account.name)}</b><p style="font-size:15px">${prose(text)}</p><small class="muted">${icon(random, 12)} ${amount(random)} ${random.between(10, 22)}:${random.between(10, 59)}</small></div>`;
  const main = `<div class="row head bar">${avatar(random, post.account.name, 40)}<div><b>${escaped(post.account.name)}</b><small class="muted">${amount(random)} ${random.pick(['subscribers', 'members'])}</small></div></div><main class="chat">${bubble(post.text)}</main><div class="field">${random.pick(['Mute', 'Broadcast', 'Join channel'])}</div>`;
  const html = look.isPhone
    ? main
    : `<div class="desk"><div style="width:330px"><div class="search">Search</div>${chats}</div><div style="flex:1">${main}</div></div>`;
  return { author: post.account.name, handle: null, time: null, html };
};

const noteOf = ({ random }: Look) =>
  `<div class="card"><b>${icon(random, 14)} Readers added context</b>${random.pick(ENGLISH)} ${random.pick(ENGLISH)}<br><span class="link">${random.pick(['health.example/facts', 'gazette.example/check'])}</span><hr><div class="row"><span>Do you find this helpful?</span><span class="button">Rate it</span></div></div>`;

/** An opened reply, short or long, below all the posts it replies to. Some posts have a community note. */
export const answerPage: Draw = (look, drawn): Layout => {
  const { random } = look;
  const post: DrawnPost = random.chance(0.5)
    ? {
        ...drawn,
        text: random.pick([...SHORT, 'No. And I asked twice.', 'This is a receipt.', 'It took a week.']),
      }
    : drawn;
  const handle = `@${post.account.user.replace(/\./g, '')}`;
  const time = `${clock(look)} · ${post.date}`;
  const foot = `${random.chance(0.35) ? noteOf(look) : ''}<div class="muted line">${time}${random.chance(0.7) ? ` · <b>${amount(random)}</b> Views` : ''}</div>${actions(random, 5)}`;
  const parentOf = (above: DrawnPost) =>
    `<div class="parent">${feedPost(look, above, `@${above.account.user}`)}</div>`;
  const parent = Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () => parentOf(postOf(random))).join(
    '',
  );
  const answers = `<div class="field">Post your reply</div>${replies(random, ({ user }) => `@${user}`, random.between(0, 2))}`;
  return {
    author: post.account.name,
    handle,
    time,
    text: post.text,
    html: frame(look, {
      top: heading('Post', look),
      nav: ['Home', 'Explore', 'Notifications', 'Messages', 'Profile', 'More'],
      main: `${parent}${openedPost(look, post, handle, foot)}${answers}`,
      side: random.pick(['What’s happening', 'Relevant people']),
    }),
  };
};

/** The page of one post under a heading with the author's name. */
export const namedPage: Draw = (look, post) => {
  const { random } = look;
  const name = escaped(post.account.name);
  const time = `${random.between(1, 9)}${random.pick(['h', 'd', 'w', 'mo'])}`;
  const head = `<div class="row head">${avatar(random, post.account.name, 48)}<div><b>${name}</b> <span class="muted">${random.pick(['• 2nd', '• 3rd+', ''])}</span><small class="muted">${amount(random)} followers</small><small class="muted">${time} • ${icon(random, 11)}</small></div><i class="link">+ Follow</i></div>`;
  const foot = `<div class="row line muted">${icon(random)} ${amount(random)}<i>${amount(random)} comments · ${amount(random)} reposts</i></div>${buttons(['Like', 'Comment', 'Repost', 'Send'], random)}`;
  return {
    author: post.account.name,
    handle: null,
    time,
    html: frame(look, {
      top: heading(random.pick([`${name}’s Post`, `Post by ${name}`, `${name} posted`]), look),
      nav: ['Home', 'My Network', 'Jobs', 'Messaging'],
      main: `${head}<p style="font-size:14px">${prose(post.text)}</p>${foot}${replies(random, () => '', random.between(0, 2))}`,
      side: 'More posts',
    }),
  };
};
