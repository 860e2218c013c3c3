/**
 * Pages on which every piece of text states its role (`data-row`): headers, notes, labels, tags, quoted posts, counters and
 * buttons in invented looks. They are used to fit the model that assigns roles to rows of a screenshot.
 */
import { accountOf, type DrawnPost, postOf } from './drawn-post.ts';
import {
  type Design,
  footHtml,
  LANGUAGES,
  noteHtml,
  quoteHtml,
  row,
  span,
  textHtml,
} from './labeled-parts.ts';
import { actions, amount, avatar, badge, dots, escaped, icon, type Look, picture, sideBar } from './parts.ts';
import { ENGLISH, HASHTAGS, JOBS } from './post-words.ts';
import WORDS from './row-words.json' with { type: 'json' };

/** Returns the body of a page with one post among others. All choices come from `look.random`. */
export function labeledPage(look: Look): string {
  const { random } = look;
  const design: Design = {
    random,
    language: random.pick(LANGUAGES),
    head: random.pick(['row', 'two', 'timed', 'job', 'account', 'end', 'dotted'] as const),
    isBeside: random.chance(0.5),
    isIconFoot: random.chance(0.6),
    textPx: random.between(14, 18),
    mutedLabels: random.chance(0.8),
  };
  const main = [
    statusRow(look),
    tabRow(design),
    random.chance(0.25) ? postHtml(design, 'feed') : '',
    random.chance(0.15) ? parentHtml(design) : '',
    postHtml(design, 'main'),
    ...Array.from({ length: random.pick([0, 0, 1, 2]) }, () => commentHtml(design)),
    random.chance(0.25) ? postHtml(design, 'feed') : '',
  ].join('');
  if (look.isPhone || random.chance(0.5)) return `<main>${main}</main>`;
  const side = sideBar(random, random.pick(['Trends', 'News', 'Suggested']));
  return `<div class="desk"><main>${main}</main><div data-row="other">${side}</div></div>`;
}

function statusRow({ random, isPhone }: Look): string {
  if (!isPhone || random.chance(0.3)) return '';
  return `<div class="status" data-row="other"><b>${random.between(7, 22)}:${random.between(10, 59)}</b><span>5G ${random.between(12, 99)}%</span></div>`;
}

function tabRow({ random, language }: Design): string {
  if (random.chance(0.45)) return '';
  const tabs = WORDS[language].tabs.map((tab) => span('button', tab)).join('');
  return random.chance(0.6)
    ? `<div class="tabs">${tabs}</div>`
    : row(
        'other',
        `${icon(random, 20)} ${random.pick(['Post', 'Thread', 'Beitrag', 'Publication', 'Post'])}`,
      );
}

function wordsFor(text: string, { name, user }: DrawnPost['account']): string {
  return escaped(text.replace('{name}', name).replace('{user}', user));
}

function phrase({ random, language }: Design, kind: 'replying' | 'reposted' | 'labels' | 'more'): string {
  return wordsFor(random.pick(WORDS[language][kind]), accountOf(random));
}

function headHtml(design: Design, { account }: DrawnPost): string {
  const { random, language, head } = design;
  const words = WORDS[language];
  const age = random.pick(words.ages).replace('#', `${random.between(1, 23)}`);
  const time = random.chance(0.75) ? age : random.pick(words.dates);
  const name = `${span('author', escaped(account.name), 'font-weight:700')}${badge(random)}`;
  const user = random.pick([
    account.user.replace(/\./g, '_'),
    `${account.user}.example`,
    `${account.user}@kolibri.example`,
  ]);
  const handle = span('handle', `@${escaped(user)}`, 'opacity:.7');
  const when = span('time', time, 'opacity:.7');
  const follow = random.chance(0.25) ? span('button', words.follow, 'margin-left:auto;color:#1d7bd8') : '';
  const end = `${follow}<i class="muted">${dots(random)}</i>`;
  const inRow = (html: string) => `<div class="row">${html}${end}</div>`;
  const under = (html: string) => `<div style="font-size:13px">${html}</div>`;
  const followed = row('other', `${amount(random)} ${words.followers}`, 'font-size:12px;opacity:.7');
  const html = {
    row: inRow(`${name}${handle}<span class="muted">·</span>${when}`),
    two: inRow(`<div><div class="row">${name}</div>${under(handle)}</div>`),
    timed: inRow(`<div><div class="row">${name}</div>${under(when)}</div>`),
    job: inRow(
      `<div><div class="row">${name}</div>${random.chance(0.5) ? row('other', random.pick(JOBS), 'font-size:13px;opacity:.7') : followed}${under(when)}</div>`,
    ),
    account: inRow(`${span('author', escaped(account.user), 'font-weight:600')}${badge(random)} ${when}`),
    end: inRow(`<div><div class="row">${name}</div>${under(handle)}</div><i>${when}</i>`),
    dotted: inRow(`<div><div class="row">${name}</div>${under(`${handle} · ${when}`)}</div>`),
  }[head];
  return html;
}

const muted = ({ mutedLabels, random }: Design) =>
  `font-size:${random.between(12, 14)}px;margin:2px 0;${mutedLabels ? 'opacity:.6' : ''}`;

function postHtml(design: Design, place: 'main' | 'feed'): string {
  const { random, isBeside } = design;
  const post = postOf(random);
  const isMain = place === 'main';
  const share = (usual: number) => random.chance(isMain ? usual : usual / 2);
  const above = share(0.3)
    ? row(
        'label',
        `${icon(random, 13)} ${phrase(design, random.pick(['reposted', 'labels'] as const))}`,
        `${muted(design)};margin-left:${isBeside ? 30 : 0}px`,
      )
    : '';
  const answered = share(0.3) ? row('label', phrase(design, 'replying'), muted(design)) : '';
  const title = share(0.12)
    ? row('title', escaped(post.title), 'font-size:21px;font-weight:700;margin:8px 0;line-height:1.25')
    : '';
  const body = [
    answered,
    share(0.15) ? picture(random, 1) : '',
    title,
    textHtml(design, post),
    share(0.15)
      ? row('button', phrase(design, 'more'), `color:#1d7bd8;font-size:${random.between(13, 15)}px`)
      : '',
    share(0.12) ? row('label', phrase(design, 'labels'), muted(design)) : '',
    share(0.14)
      ? row(
          'tags',
          HASHTAGS.slice(0, random.between(2, 4))
            .map((tag) => tag.toLowerCase())
            .join(' '),
          'opacity:.6;font-size:14px;margin:8px 0',
        )
      : '',
    picture(random, 0.25),
    share(0.2) ? quoteHtml(design) : '',
    share(0.3) ? noteHtml(design) : '',
    footHtml(design),
  ].join('');
  const head = headHtml(design, post);
  const face = avatar(random, post.account.name, random.pick([32, 40, 48]));
  if (isBeside) return `${above}<div class="split">${face}<div>${head}${body}</div></div>`;
  return `${above}<div class="row head">${face}<div style="flex:1">${head}</div></div>${body}`;
}

/** The post that the main post replies to, with a line next to it. */
function parentHtml(design: Design): string {
  const { random } = design;
  const post = postOf(random);
  const line = `<div style="width:2px;flex:none;background:#8888;margin:0 19px"></div>`;
  return `<div class="split">${line}<div>${headHtml(design, post)}${textHtml(design, post)}${random.chance(0.6) ? `<div data-row="count">${actions(random, 3)}</div>` : ''}</div></div>`;
}

function commentHtml(design: Design): string {
  const { random, language } = design;
  const post = postOf(random);
  const head = random.chance(0.5)
    ? headHtml(design, post)
    : `<div class="row">${span('author', escaped(post.account.name), 'font-weight:600')}</div>`;
  const texts = language === 'en' ? ENGLISH : WORDS[language].texts;
  const answer = row('button', random.pick(WORDS[language].answers), 'opacity:.6;font-size:12px');
  return `<div class="split reply">${avatar(random, post.account.name, 32)}<div>${head}${row('text', random.pick(texts))}${random.chance(0.7) ? answer : ''}</div></div>`;
}
