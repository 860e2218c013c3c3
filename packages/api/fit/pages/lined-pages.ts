/**
 * Generates articles with the lines that sites put above, between and below the paragraphs. Every line is labeled as text or
 * not.
 */
import classes from '../../src/content/pages/line-classes.json' with { type: 'json' };
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

/** Lines that are part of the text although their beginnings look like those of other lines. */
export const LOOKALIKES: readonly string[] = LANGUAGES.flatMap((language) => [
  ...lines.text[language],
  ...lines.prose[language],
]);

/** How paragraphs are written. Newsletters use tables. */
const PARAGRAPHS = [
  ...Array.from({ length: 4 }, () => '<p>$</p>'),
  '<p class="t">$</p>',
  '<p class="t">$</p>',
  '<div class="para">$</div>',
  '<table><tr><td>$</td></tr></table>',
];

/** How the headings of an article's sections and their paragraphs are written. Most articles have none. */
const SECTIONS: readonly ((heading: string, text: string) => string)[] = [
  ...Array.from({ length: 6 }, () => (_: string, text: string) => text),
  (heading, text) => `<h2>${heading}</h2>${text}`,
  (heading, text) => `<div class="section"><h2>${heading}</h2>${text}</div>`,
  (heading, text) => `<h3>${heading}</h3><div class="in">${text}</div>`,
];

/** Generates one article whose additions are written in the style with the given number. */
export function linedPage(style: number, random: RandomChoices): LinedPage {
  const language = random.chance(0.4) ? 'en' : random.pick(LANGUAGES);
  const title = headline(language, random);
  const others: string[] = [];
  const write = STYLES[style] ?? ((text: string) => `<p>${text}</p>`);
  const wrap = random.pick(PARAGRAPHS);
  const paragraph = (text: string) => wrap.replace('$', () => text);
  const other = (text: string, form: (text: string) => string) => {
    others.push(text);
    return form(text);
  };
  const linked = (text: string) => paragraph(`<a href="https://shop.example/${text.length}">${text}</a>`);
  const inStyle = (text: string) => write(text, random.pick(CLASSES), random);
  const add = (place: Place, most: number) =>
    [
      ...random.some(lines[place][language], random.between(0, most)).map((text) => other(text, inStyle)),
      ...(random.chance(LISTED_SHARE) ? [other(capitalized(random.pick(LABELS)), inStyle)] : []),
      ...(random.chance(CALL_SHARES[place])
        ? [other(random.pick(lines.calls[language]), random.pick([paragraph, paragraph, linked, inStyle]))]
        : []),
    ].join('');
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
    [
      ...random.some(lines.prose[language], random.between(0, most)),
      ...(language === 'en' ? random.some(ADVICE, random.between(0, most)) : []),
    ]
      .map(paragraph)
      .join('');
  const isAdvice = random.chance(0.35);
  const section = random.pick(SECTIONS);
  const body = prose(random.between(3, 12)).map(
    (text) =>
      `${section(headline(language, random), text)}${between(language, paragraph, random)}${isAdvice ? advice(3) : ''}${random.chance(0.12) ? add('inside', 1) : ''}`,
  );
  const lead = random.chance(0.25)
    ? `<div class="${random.pick(CLASSES)}">${random.chance(0.3) ? random.pick(lines.prose[language]) : paragraphs(language, 1, random, [1, 2])[0]}</div>`
    : '';
  const opening = random.chance(0.35) ? short(3) : isAdvice ? advice(4) : '';
  const end = random.chance(0.35) ? short(6) : isAdvice ? advice(3) : '';
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

/** Probability that a call to action or a note in whole sentences is added. */
const CALL_SHARES = { above: 0.2, inside: 0.4, below: 0.5 };

/** Labels of every kind except those that mean nothing without what follows them. */
const LABELS = [
  ...classes.advertisement,
  ...classes.ending,
  ...classes.invitation,
  ...classes.letter,
  ...classes['other stories'],
  ...classes.picture,
  ...classes.rights,
  ...classes['see also'],
  ...classes.standards,
  ...classes.tools,
];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts that address the reader but are part of the text, as in guides and blogs. */
const ADVICE = [
  ...LISTINGS.answers,
  ...LISTINGS.questions,
  ...LISTINGS.pitches,
  ...LISTINGS.marketing,
  ...LISTINGS.duties,
];

/** Returns a paragraph as careless sites write it: sometimes without the last period, or linked from end to end. */
function carelessly(text: string, random: RandomChoices): string {
  if (random.chance(0.08)) return text.replace(/[.。]$/u, '');
  return random.chance(0.03) ? `<a href="https://source.example/a">${text}</a>` : text;
}

/** Returns short lines that are part of the text, such as headings, answers, lists or tables. May be empty. */
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
