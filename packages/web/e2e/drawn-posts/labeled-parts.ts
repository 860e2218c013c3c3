/** The parts of a labeled post below its header: text, notes, quoted posts and the rows of buttons. */
import { accountOf, type DrawnPost, postOf } from './drawn-post.ts';
import { actions, amount, avatar, escaped, icon } from './parts.ts';
import { ENGLISH, HASHTAGS, OTHER_LANGUAGES } from './post-words.ts';
import WORDS from './row-words.json' with { type: 'json' };
import type { Seeded } from './seeded.ts';

/** Role of a row in a screenshot. */
export type DrawnRole =
  | 'author'
  | 'handle'
  | 'time'
  | 'title'
  | 'text'
  | 'quote'
  | 'note'
  | 'label'
  | 'tags'
  | 'count'
  | 'button'
  | 'other';

type Language = keyof typeof WORDS;
export const LANGUAGES = Object.keys(WORDS) as Language[];

/** A look shared by all posts of a page. */
export interface Design {
  readonly random: Seeded;
  readonly language: Language;
  readonly head: 'row' | 'two' | 'timed' | 'job' | 'account' | 'end' | 'dotted';
  readonly isBeside: boolean;
  readonly isIconFoot: boolean;
  readonly textPx: number;
  readonly mutedLabels: boolean;
}

export const row = (role: DrawnRole, html: string, style = '') =>
  `<div data-row="${role}" style="${style}">${html}</div>`;
export const span = (role: DrawnRole, html: string, style = '') =>
  `<span data-row="${role}" style="${style}">${html}</span>`;

export function textHtml(design: Design, post: DrawnPost): string {
  const { random, language, textPx } = design;
  const own =
    OTHER_LANGUAGES[language] && random.chance(0.5) ? OTHER_LANGUAGES[language] : WORDS[language].texts;
  const sentences = language === 'en' ? ENGLISH : own;
  const paragraph = () =>
    Array.from({ length: random.between(1, 3) }, () => random.pick(sentences)).join(' ');
  const mention = `@${accountOf(random).user.replace(/\./g, '_')}`;
  const parts = [
    language === 'en' && random.chance(0.5) ? post.text : paragraph(),
    random.chance(0.3) ? paragraph() : '',
    random.chance(0.12) ? `${mention} ${random.pick(sentences)}` : '',
    random.chance(0.1) ? `${random.pick(sentences)}\n${mention} ?` : '',
    random.chance(0.12) ? `${random.pick(HASHTAGS)} ${random.pick(HASHTAGS)}` : '',
  ].filter((part) => part !== '');
  const html = parts.map((part) => `<p>${escaped(part).replace(/\n/g, '<br>')}</p>`).join('');
  return row('text', html, `font-size:${textPx}px`);
}

export function noteHtml({ random, language }: Design): string {
  const texts = language === 'en' ? ENGLISH : WORDS[language].texts;
  const body = Array.from({ length: random.between(1, 3) }, () => random.pick(texts)).join(' ');
  const source = random.chance(0.5) ? `<br><span class="link">kestrel.example/statement</span>` : '';
  const head = `<b>${icon(random, 15)} ${random.pick(WORDS[language].notes)}</b>`;
  const style = random.pick([
    'border:1px solid #8888;border-radius:12px;padding:10px',
    'border-left:3px solid #8888;padding-left:10px',
    'padding:8px 0',
  ]);
  return row(
    'note',
    `${head}<div>${body}${source}</div>`,
    `margin:10px 0;font-size:${random.between(13, 15)}px;${style}`,
  );
}

export function quoteHtml(design: Design): string {
  const { random, language } = design;
  const { account } = postOf(random);
  const texts = language === 'en' ? ENGLISH : WORDS[language].texts;
  const head = `<div class="row">${avatar(random, account.name, 20)}${span('author', escaped(account.name), 'font-weight:700')}${span('handle', `@${account.user}`, 'opacity:.7')}</div>`;
  const body = row('quote', Array.from({ length: random.between(1, 3) }, () => random.pick(texts)).join(' '));
  return `<div class="card" style="font-size:${random.between(13, 15)}px">${head}${body}</div>`;
}

export function footHtml(design: Design): string {
  const { random, language, isIconFoot } = design;
  const words = WORDS[language];
  const counts = words.counted
    .slice(0, random.between(1, 4))
    .map((word) => `${amount(random)} ${word}`)
    .join(random.pick([' · ', '  ', ' ']));
  const date = random.chance(0.3)
    ? row(
        'time',
        `${random.pick(words.dates)}${random.chance(0.4) ? ` · ${amount(random)} ${random.pick(words.counted)}` : ''}`,
        'opacity:.7;margin:8px 0;font-size:14px',
      )
    : '';
  const printed = random.chance(isIconFoot ? 0.3 : 0.8)
    ? row('count', counts, 'opacity:.75;margin:8px 0;font-size:13px')
    : '';
  const icons = isIconFoot ? `<div data-row="count">${actions(random, random.between(3, 5))}</div>` : '';
  const buttons =
    !isIconFoot || random.chance(0.2)
      ? `<div class="actions">${words.buttons
          .slice(0, random.between(2, 4))
          .map((word) => span('button', `${random.chance(0.7) ? icon(random) : ''} ${word}`))
          .join('')}</div>`
      : '';
  return `${date}${printed}${icons}${buttons}`;
}
