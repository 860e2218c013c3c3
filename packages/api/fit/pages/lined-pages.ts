/**
 * Generates articles in which every line is labeled as text or not: the lines that sites put above, between and below the
 * paragraphs.
 */
import labels from '../../src/content/pages/boilerplate-lines.json' with { type: 'json' };
import lines from '../data/pages/lines.json' with { type: 'json' };
import { framed } from './page-frame.ts';
import type { RandomChoices } from './random.ts';
import { byline, dayOf, headline, type Language, LISTINGS, paragraphs, slugOf } from './texts.ts';

export interface LinedPage {
  readonly html: string;
  readonly url: string;
  /** The markup of the article, and its lines that are not part of the text. */
  readonly body: string;
  readonly others: readonly string[];
  readonly group: string;
}

type Place = 'above' | 'inside' | 'below';
const LANGUAGES = Object.keys(lines.text) as (keyof typeof lines.text)[];
const CLASSES = [
  'rt',
  'nn',
  'x1',
  'k-line',
  'mc-col',
  'tx',
  'u7',
  'box-a',
  'zeile',
  'fila',
  'ligne',
  'c12',
  'p-end',
  'note',
];
/** Ways in which sites write a line that is not text. Each is one group of the cross-validation. */
const STYLES: readonly ((text: string, name: string, random: RandomChoices) => string)[] = [
  (text, name) => `<div class="${name}">${text}</div>`,
  (text, name) => `<p class="${name}">${text}</p>`,
  (text, name) => `<div class="${name}"><strong>${text}</strong></div>`,
  (text, name) => `<div class="${name}"><p><strong>${text}</strong></p></div>`,
  (text, name) => `<span class="${name}">${text}</span>`,
  (text, name) => `<section class="${name}"><h4>${text}</h4></section>`,
  (text, name) => `<p class="${name}"><i>${text}</i></p>`,
  (text) => `<div><a href="/${text.length}">${text}</a></div>`,
  (text, name) => `<ul class="${name}"><li>${text}</li></ul>`,
  (text, name, random) =>
    `<div class="${name}">${text} <a href="/more">${random.pick(LISTINGS.nav)}</a></div>`,
];
export const LINE_STYLES = STYLES.length;

/** Generates one article whose additions are written in the style with the given number. */
export function linedPage(style: number, random: RandomChoices): LinedPage {
  const language = random.chance(0.4) ? 'en' : random.pick(LANGUAGES);
  const title = headline(language, random);
  const others: string[] = [];
  const write = STYLES[style] ?? ((text: string) => `<p>${text}</p>`);
  const add = (place: Place, most: number) =>
    [
      ...random.some(lines[place][language], random.between(0, most)),
      ...(random.chance(LISTED_SHARE) ? [capitalized(random.pick(labels))] : []),
    ]
      .map((text) => {
        others.push(text);
        return write(text, random.pick(CLASSES), random);
      })
      .join('');
  const wrap = random.pick(['<p>$</p>', '<p>$</p>', '<p class="t">$</p>', '<div class="para">$</div>']);
  const paragraph = (text: string) => wrap.replace('$', () => text);
  const dateline = [dayOf(language, random).printed, byline(language, random)];
  others.push(...dateline, dateline.join(' | '));
  const head = random.pick([
    '',
    dateline.map((text) => write(text, random.pick(CLASSES), random)).join(''),
    write(dateline.join(' | '), random.pick(CLASSES), random),
  ]);
  const prose = (count: number) =>
    paragraphs(language, count, random).map((text) => paragraph(carelessly(text, random)));
  const short = (most: number) =>
    random.some(lines.text[language], random.between(0, most)).map(paragraph).join('');
  const advice = (most: number) =>
    language === 'en' ? random.some(ADVICE, random.between(0, most)).map(paragraph).join('') : '';
  const isAdvice = random.chance(0.2);
  const body = prose(random.between(3, 12)).map(
    (text) =>
      `${text}${between(language, paragraph, random)}${isAdvice ? advice(3) : ''}${random.chance(0.12) ? add('inside', 1) : ''}`,
  );
  const lead = random.chance(0.2)
    ? `<div class="${random.pick(CLASSES)}">${paragraphs(language, 1, random, [1, 2])[0]}</div>`
    : '';
  const opening = random.chance(0.35) ? short(3) : isAdvice ? advice(4) : '';
  const end = random.chance(0.35) ? short(4) : isAdvice ? advice(3) : '';
  const inner = `<h1>${title}</h1>${head}${add('above', 3)}${lead}${opening}${body.join('')}${end}${add('below', 4)}`;
  const content = {
    language,
    title,
    path: `/2026/05/${slugOf(title)}`,
    body: random.pick([`<article>${inner}</article>`, `<div class="text">${inner}</div>`]),
    ogType: 'article',
  };
  return {
    ...framed(content, random.pick(['full', 'plain']), random),
    body: inner,
    others,
    group: `style ${style}`,
  };
}

/** Probability that one of the listed labels is added to the lines of its kind. */
const LISTED_SHARE = 0.3;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts that address the reader but are part of the text, as in guides and blogs. */
const ADVICE = [
  ...LISTINGS.answers,
  ...LISTINGS.questions,
  ...LISTINGS.pitches,
  ...LISTINGS.marketing,
  ...LISTINGS.duties,
];

/** Paragraphs of careless sites: without the last period, or linked from end to end. */
function carelessly(text: string, random: RandomChoices): string {
  if (random.chance(0.08)) return text.replace(/[.。]$/u, '');
  return random.chance(0.03) ? `<a href="https://source.example/a">${text}</a>` : text;
}

/** Short lines that are part of the text: headings, answers, lists, tables. */
function between(
  language: Language & keyof typeof lines.text,
  paragraph: (text: string) => string,
  random: RandomChoices,
): string {
  if (random.chance(0.5)) return '';
  const short = random.some(lines.text[language], random.between(1, 4));
  const [first = ''] = short;
  return random.pick([
    () => `<h2>${first}</h2>`,
    () => `<h2>${headline(language, random)}</h2>`,
    () => `<h3 class="${random.pick(CLASSES)}">${headline(language, random)}</h3>`,
    () =>
      `<ul>${short.map((text) => `<li>${text}: <a href="https://shop.example/">${random.pick(LISTINGS.orgs)}</a></li>`).join('')}</ul>`,
    () => paragraph(first),
    () => paragraph(`<strong>${first}</strong>`),
    () => short.map(paragraph).join(''),
    () => `<ul>${short.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    () =>
      `<ol>${short.map((text) => `<li>${text} ${paragraphs(language, 1, random, [1, 1])[0]}</li>`).join('')}</ol>`,
    () =>
      `<ul>${short.map((text) => `<li><a href="https://shop.example/${text.length}">${text}</a></li>`).join('')}</ul>`,
    () => `<h3><a href="https://shop.example/1">${first}</a></h3>`,
    () => `<blockquote>${first}</blockquote>`,
    () =>
      `<table>${short.map((text) => `<tr><td>${text}</td><td>${random.between(1, 99)}</td></tr>`).join('')}</table>`,
  ])();
}
