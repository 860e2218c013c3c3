/**
 * Layouts of no particular network: every design choice is random, so that fitted weights learn what all networks have in
 * common.
 */
import { attached } from './attachments.ts';
import { type DrawnPost, postOf } from './drawn-post.ts';
import { clock, type Draw, frame, heading, type Layout, tabs } from './frames.ts';
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
  prose,
  replies,
} from './parts.ts';
import { JOBS, ORGANIZATIONS, PEOPLE, PLACES } from './post-words.ts';

interface Head {
  readonly html: string;
  readonly handle: string | null;
}

/** The rows with the author and the time. */
function headOf(look: Look, { account, ago }: DrawnPost, isSmall: boolean): Head {
  const { random } = look;
  const name = `<b>${escaped(account.name)}</b>`;
  const handle = `@${account.user.replace(/\./g, '_')}`;
  const time = random.pick([
    ago,
    `${ago} ago`,
    `Yesterday at ${random.between(10, 22)}:${random.between(10, 59)}`,
    'Nov 3',
  ]);
  const end = `${random.chance(0.25) ? '<span class="button">Follow</span>' : ''}<i class="muted">${dots(random)}</i>`;
  const one = `<div class="row">${name}${badge(random)}<span class="muted handle">${handle}</span><span class="muted">· ${ago}</span>${end}</div>`;
  const two = `<div class="row"><div class="who"><div class="row">${name}${badge(random)}</div><div class="muted handle">${handle}</div></div>${end}</div>`;
  const timed = `<div class="row"><div>${name}${badge(random)}<small class="muted">${time}${random.chance(0.3) ? ` · ${random.pick(PLACES)}` : ''}${random.chance(0.5) ? ` · ${icon(random, 12)}` : ''}</small></div>${end}</div>`;
  const job = `<div class="row"><div>${name} <span class="muted">${random.pick(['', '· 2nd', '• 3rd+'])}</span><small class="muted">${random.pick([...JOBS, `${amount(random)} followers`])}</small><small class="muted">${ago}${random.chance(0.3) ? ' · Edited' : ''}</small></div>${end}</div>`;
  const apart = `<div class="row">${name}<i class="muted">${time}</i></div>`;
  const kind = random.pick(
    isSmall ? (['one'] as const) : (['one', 'one', 'two', 'two', 'timed', 'timed', 'job', 'apart'] as const),
  );
  const html = { one, two, timed, job, apart }[kind];
  return { html, handle: kind === 'one' || kind === 'two' ? handle : null };
}

/** Content between the header and the text. */
const between = ({ random }: Look) =>
  random.pick([
    ...Array.from({ length: 8 }, () => ''),
    `<div class="muted">Replying to <span class="link">@${postOf(random).account.user}</span></div>`,
    `<small class="muted">${icon(random, 12)} Reply to ${random.pick(PEOPLE)}</small>`,
    `<span class="flair">${random.pick(['Advice', 'Discussion', 'News'])}</span>`,
  ]);

/** The end of a post: its date, counters and buttons. */
function footOf(look: Look, date: string, isOpened: boolean): string {
  const { random } = look;
  const translated = random.chance(0.08) ? '<small class="link">See translation</small>' : '';
  const day = isOpened
    ? `<div class="muted line">${random.pick([`${clock(look)} · ${date}`, `${date}, ${clock(look)}`, `Last edited ${clock(look)} · ${date}`])}${random.chance(0.6) ? ` · <b>${amount(random)}</b> Views` : ''}</div>`
    : '';
  const counted = random.pick([
    '',
    '',
    `<div class="line muted">${amount(random)} likes · ${random.between(2, 90)} comments</div>`,
    `<div class="row line muted">👍❤️ ${amount(random)}<i>${amount(random)} comments · ${amount(random)} shares</i></div>`,
    `<div class="row line muted">👏 ${random.pick(PEOPLE)} and ${amount(random)} others<i>${amount(random)} comments</i></div>`,
  ]);
  const row = random.pick([
    actions(random, random.between(3, 5)),
    actions(random, 4),
    buttons(['Like', 'Comment', 'Share'], random),
    buttons(['Like', 'Reply', 'Copy link'], random),
    '<div class="line muted">Like &nbsp; Comment &nbsp; Share</div>',
  ]);
  return `${translated}${day}${counted}${row}`;
}

function onePost(look: Look, post: DrawnPost, isOpened: boolean): { html: string; handle: string | null } {
  const { random } = look;
  const { html, handle } = headOf(look, post, false);
  const size = isOpened ? random.between(15, 20) : random.between(14, 16);
  const text = `${between(look)}<p style="font-size:${size}px">${prose(post.text)}</p>${attached(look)}${footOf(look, post.date, isOpened)}`;
  const picture = avatar(random, post.account.name, random.pick([32, 36, 40, 48]));
  const above = random.chance(0.15)
    ? `<small class="muted">${icon(random, 12)} ${random.pick([`${random.pick(PEOPLE)} reposted`, `Reposted by ${random.pick(ORGANIZATIONS)}`, 'Pinned', 'Suggested for you', `${random.pick(PEOPLE)} likes this`])}</small>`
    : '';
  const isBeside = random.chance(isOpened ? 0.2 : 0.6);
  const body = isBeside
    ? `<div class="split">${picture}<div>${html}${text}</div></div>`
    : `<div class="row head">${random.chance(0.9) ? picture : ''}<div style="flex:1;min-width:0">${html}</div></div>${text}`;
  return { html: `${above}${random.chance(0.25) ? `<div class="card">${body}</div>` : body}`, handle };
}

const fieldOf = ({ random }: Look) =>
  random.chance(0.3)
    ? `<div class="field">${random.pick(['What’s happening?', 'Start a post', 'Write a comment…', 'Post your reply'])}</div>`
    : '';

/** A feed that starts with the post, or the opened post with its parents and its replies. */
export const mixed: Draw = (look, post): Layout => {
  const { random } = look;
  const isOpened = random.chance(0.5);
  const { html, handle } = onePost(look, post, isOpened);
  const parent =
    isOpened && random.chance(0.25)
      ? `<div class="parent">${onePost(look, postOf(random), false).html}</div>`
      : '';
  const after = isOpened
    ? `${fieldOf(look)}${random.chance(0.3) ? '<div class="line"><b>Most relevant ▾</b></div>' : ''}${replies(random, ({ user }) => `@${user}`, random.between(0, 2))}`
    : `${random.chance(0.7) ? onePost(look, postOf(random), false).html : ''}`;
  const top = isOpened
    ? heading(random.pick(['Post', 'Thread', 'Back', 'Discussion']), look)
    : random.pick([
        tabs(['For you', 'Following']),
        tabs(['Home', 'Popular', 'News']),
        heading('Company feed', look),
        '',
      ]);
  return {
    author: post.account.name,
    handle,
    time: post.ago,
    html: frame(look, {
      top,
      nav: ['Home', 'Explore', 'Notifications', 'Messages', 'Profile', 'More'],
      main: `${isOpened ? '' : fieldOf(look)}${parent}${html}${after}`,
      side: random.pick(['What’s happening', 'Today’s news', 'About']),
    }),
  };
};
