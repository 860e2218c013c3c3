/**
 * Layouts of made-up networks. A design (language, kind of header, position of the avatar, kind of counters) is chosen
 * once per picture and used for all its posts, as on a real network.
 */
import { type DrawnPost, postOf } from './drawn-post.ts';
import { type Draw, frame, heading, type Layout, tabs } from './frames.ts';
import { INTERFACES, type InterfaceWords } from './interface-words.ts';
import { actions, amount, avatar, badge, dots, escaped, icon, type Look, picture, prose } from './parts.ts';
import { JOBS, ORGANIZATIONS, PEOPLE, PLACES } from './post-words.ts';
import type { Seeded } from './seeded.ts';
import { attachedIn } from './varied-attachments.ts';

const HEADS = ['row', 'two', 'timed', 'job', 'followers', 'account', 'named-account', 'role', 'end'] as const;

interface Design {
  readonly words: InterfaceWords;
  readonly age: string;
  readonly head: (typeof HEADS)[number];
  readonly isBeside: boolean;
  readonly avatarPx: number;
  readonly hasFollow: boolean;
  readonly nameWeight: number;
  readonly textPx: number;
  readonly foot: 'icons' | 'buttons' | 'counted' | 'both' | 'none';
  readonly separator: string;
}

function designOf(random: Seeded): Design {
  const words = random.pick([INTERFACES.en, ...Object.values(INTERFACES)]) ?? INTERFACES.en;
  if (!words) throw new Error('No words.');
  return {
    words,
    age: random.pick(words.ages),
    head: random.pick(HEADS),
    isBeside: random.chance(0.5),
    avatarPx: random.pick([24, 32, 36, 40, 48, 56]),
    hasFollow: random.chance(0.35),
    nameWeight: random.pick([500, 600, 700]),
    textPx: random.between(14, 17),
    foot: random.pick(['icons', 'icons', 'buttons', 'counted', 'both', 'none'] as const),
    separator: random.pick(['·', '•', '-', '']),
  };
}

const ageOf = ({ age }: Design, random: Seeded) => age.replace('#', `${random.between(2, 23)}`);

interface Head {
  readonly html: string;
  readonly author: string;
  readonly handle: string | null;
}

function headOf(look: Look, design: Design, post: DrawnPost): Head {
  const { random } = look;
  const { words, separator: dot } = design;
  const { account } = post;
  const handle = `@${account.user.replace(/\./g, '_')}`;
  const name = `<b style="font-weight:${design.nameWeight}">${escaped(account.name)}</b>${badge(random)}`;
  const user = `<b style="font-weight:${design.nameWeight}">${account.user}</b>${badge(random)}`;
  const age = ageOf(design, random);
  const ageRow = `<small class="muted">${age}${random.chance(0.3) ? ` ${dot} ${words.edited}` : ''}${random.chance(0.4) ? ` ${dot} ${icon(random, 11)}` : ''}</small>`;
  const followed = `<small class="muted">${amount(random)} ${random.pick([words.followers, words.subscribers])}</small>`;
  const end = `${design.hasFollow ? random.pick([`<span class="button">${words.follow}</span>`, `<i class="link">+ ${words.follow}</i>`]) : ''}<i class="muted">${dots(random)}</i>`;
  const row = (inside: string) => `<div class="row">${inside}${end}</div>`;
  const job = `<small class="muted">${random.pick([...JOBS, ...PLACES])}</small>`;
  const degree = random.pick([
    '',
    '',
    `<span class="muted">${dot || '·'} ${random.pick(['1st', '2nd', '3rd+'])}</span>`,
  ]);
  const role = `<span class="muted">${dot || '·'} ${random.pick(['Top contributor', 'Admin', 'Moderator', 'Author'])}</span>`;
  const html = {
    row: row(`${name}<span class="muted handle">${handle}</span><span class="muted">${dot} ${age}</span>`),
    two: row(
      `<div class="who"><div class="row">${name}</div><div class="muted handle">${handle}</div></div>`,
    ),
    timed: row(`<div>${name}${ageRow}</div>`),
    job: row(`<div>${name} ${degree}${job}${ageRow}</div>`),
    followers: row(`<div>${name}${followed}${random.chance(0.7) ? ageRow : ''}</div>`),
    account: row(`${user}<span class="muted">${dot} ${age}</span>`),
    'named-account': row(`<div>${user}<div class="muted">${escaped(account.name)} ${dot} ${age}</div></div>`),
    role: row(`<div>${name} ${role}${ageRow}</div>`),
    end: `<div class="row">${name}<i class="muted">${age}</i></div>`,
  }[design.head];
  const isAccount = design.head === 'account' || design.head === 'named-account';
  const shown = design.head === 'row' || design.head === 'two' ? handle : null;
  return { html, author: isAccount ? account.user : account.name, handle: isAccount ? account.user : shown };
}

function footOf(look: Look, { words, foot }: Design, isDated: boolean): string {
  const { random } = look;
  const date = isDated
    ? `<div class="muted line">${words.date}${random.chance(0.5) ? ` · <b>${amount(random)}</b> ${words.views}` : ''}</div>`
    : '';
  const counted = random.pick([
    `<div class="line muted">${amount(random)} ${words.likes} · ${random.between(2, 90)} ${words.comments}</div>`,
    `<div class="row line muted">👍❤️ ${amount(random)}<i>${random.between(2, 90)} ${words.comments} · ${amount(random)} ${words.shares}</i></div>`,
  ]);
  const buttons = `<div class="actions">${random
    .pick(words.buttons)
    .map((label) => `<span>${icon(random)} ${label}</span>`)
    .join('')}</div>`;
  return `${date}${{ icons: actions(random, random.between(3, 5)), buttons, counted, both: counted + buttons, none: '' }[foot]}`;
}

function drawnPost(
  look: Look,
  design: Design,
  post: DrawnPost,
  stage: 'in a feed' | 'opened' | 'answer',
): Head & { readonly text: string } {
  const { random } = look;
  const head = headOf(look, design, post);
  const pieces = post.text.split(' ');
  const isAnswer = stage === 'answer';
  const isDated = isAnswer || (stage === 'opened' && random.chance(0.5));
  const textPx = design.textPx + (isAnswer ? 2 : stage === 'opened' ? random.pick([0, 0, 2]) : 0);
  const isCut = stage === 'in a feed' && pieces.length > 24 && random.chance(0.3);
  const text = isCut ? pieces.slice(0, random.between(14, 22)).join(' ') : post.text;
  const more = isCut ? `<span class="muted">… ${design.words.more}</span>` : '';
  const above = random.chance(0.12)
    ? `<small class="muted">${icon(random, 12)} ${escaped(random.pick([...PEOPLE, ...ORGANIZATIONS]))} ${design.words.reposted}</small>`
    : '';
  const body = `<p style="font-size:${textPx}px">${prose(text)}${more}</p>${attachedIn(look, design.words)}${footOf(look, design, isDated)}`;
  const face = random.chance(0.95) ? avatar(random, post.account.name, design.avatarPx) : '';
  const html = design.isBeside
    ? `<div class="split">${face}<div>${head.html}${body}</div></div>`
    : `<div class="row head">${face}<div style="flex:1;min-width:0">${head.html}</div></div>${body}`;
  return { ...head, html: above + html, text };
}

/** Replies in smaller type, with the same header as the posts. */
function answersOf(look: Look, design: Design, count: number): string {
  const { random } = look;
  const small: Design = {
    ...design,
    avatarPx: 28,
    hasFollow: false,
    isBeside: true,
    textPx: design.textPx - 1,
  };
  return Array.from({ length: count }, () => {
    const post = postOf(random);
    const { html } = headOf(look, small, post);
    const foot = `<small class="muted">${ageOf(design, random)} &nbsp; ${design.words.reply} &nbsp; ${random.between(2, 80)}</small>`;
    return `<div class="split reply">${avatar(random, post.account.name, 28)}<div>${html}<div>${escaped(post.text.split('\n')[0] ?? '')}</div>${random.chance(0.6) ? foot : ''}</div></div>`;
  }).join('');
}

/**
 * A feed, an opened post with its replies and sometimes its parent (with larger text and a date), a dialog next to a
 * picture, or a cropped post.
 */
export const varied: Draw = (look, post): Layout => {
  const { random } = look;
  const design = designOf(random);
  const { words } = design;
  const page = random.pick(['feed', 'feed', 'opened', 'opened', 'cut out', 'dialog'] as const);
  const isOpened = page === 'opened' || page === 'dialog';
  const isAnswer = page === 'opened' && random.chance(0.2);
  const drawn = drawnPost(look, design, post, isAnswer ? 'answer' : isOpened ? 'opened' : 'in a feed');
  const field = `<div class="field">${words.field}</div>`;
  const answers = `${random.chance(0.5) ? `<div class="line"><b>${words.relevant} ▾</b></div>` : ''}${answersOf(look, design, random.between(0, 3))}`;
  const { author, handle, text } = drawn;
  const shared = { author, handle, text, time: null };
  if (page === 'cut out') return { ...shared, html: `<main>${drawn.html}</main>` };
  if (page === 'dialog' && !look.isPhone) {
    const side = `<div class="modalside">${drawn.html}${answers}${field}</div>`;
    return { ...shared, html: `<div class="modal">${picture(random, 1)}${side}</div>` };
  }
  const parent = isAnswer ? drawnPost(look, design, postOf(random), 'in a feed').html : '';
  const after =
    page === 'feed'
      ? drawnPost(look, design, postOf(random), 'in a feed').html
      : `${random.chance(0.5) ? field : ''}${answers}`;
  const top =
    page === 'feed'
      ? random.pick([
          tabs(words.tabs),
          `<header><span class="search">${icon(random)} ${words.search}</span></header>`,
          '',
        ])
      : heading(words.heading, look);
  return {
    ...shared,
    html: frame(look, {
      top,
      nav: [...words.tabs, words.search, words.heading],
      main: `${parent}${drawn.html}${after}`,
      side: words.tabs[0] ?? '',
    }),
  };
};
