/** Generated pages with an article, of many kinds, from sites with a lot of metadata and sites with none. */
import {
  framed,
  type GeneratedPage,
  type PageContent,
  type SiteQuality,
  teaserCard,
  teaserLink,
} from './page-frame.ts';
import type { RandomChoices } from './random.ts';
import { byline, dayOf, headline, LANGUAGES, type Language, LISTINGS, paragraphs, slugOf } from './texts.ts';

type BodyOf = (language: Language, random: RandomChoices) => string;

const p = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const news =
  (least: number, most: number): BodyOf =>
  (language, random) =>
    p(paragraphs(language, random.between(least, most), random));

/** The text of an article by kind. Each kind is one group of the cross-validation. */
const BODIES: Readonly<Record<string, BodyOf>> = {
  news: news(4, 14),
  feature: news(16, 34),
  brief: (language, random) => p(paragraphs(language, random.between(1, 3), random, [2, 4])),
  essay: (language, random) => p(paragraphs(language, random.between(5, 11), random, [1, 1])),
  short: (language, random) =>
    `${p(paragraphs(language, 1, random, [1, 2]))}${random.chance(0.5) ? '<img src="/photo.jpg">' : ''}${random.chance(0.5) ? comments(random) : ''}`,
  photo: (language, random) =>
    `<a href="/large.jpg"><img src="/photo.jpg"></a><p>${headline(language, random)}. <a href="https://shop.example/1">${headline(language, random)}</a></p>${p(paragraphs(language, 1, random, [1, 1]))}`,
  note: (language, random) =>
    `${p(paragraphs(language, 1, random, [1, 1]))}<h3>More</h3>${Array.from({ length: random.between(3, 8) }, () => teaserCard(language, random)).join('')}`,
  opinion: (language, random) =>
    `${p(paragraphs(language, random.between(5, 9), random))}${comments(random)}`,
  listicle: (language, random) =>
    p(paragraphs(language, 1, random)) +
    Array.from(
      { length: random.between(4, 9) },
      (_, i) =>
        `<h2>${i + 1}. ${headline(language, random)}</h2>${p(paragraphs(language, random.between(1, 2), random))}${random.chance(0.4) ? '<div class="buy"><a href="https://shop.example/1">$24.90 at the shop</a></div>' : ''}`,
    ).join(''),
  interview: (language, random) =>
    Array.from(
      { length: random.between(5, 12) },
      () =>
        `<p><strong>${headline(language, random)}?</strong></p>${p(paragraphs(language, 1, random, [1, 3]))}`,
    ).join(''),
  live: (language, random) =>
    Array.from(
      { length: random.between(5, 16) },
      (_, i) =>
        `<div class="entry"><time>${21 - i}:0${i % 10}</time>${p(paragraphs(language, random.between(1, 2), random, [1, 2]))}</div>`,
    ).join(''),
  release: (language, random) =>
    `${p(paragraphs(language, random.between(3, 7), random))}<h3>About ${random.pick(LISTINGS.orgs)}</h3><p>${random.pick(LISTINGS.about)} ${random.pick(LISTINGS.about)}</p><p>Media contact: ${random.pick(LISTINGS.names)}, press@office.example, +44 555 0100</p>`,
  results: (language, random) =>
    `${p(paragraphs(language, random.between(2, 4), random))}<table>${Array.from({ length: random.between(4, 14) }, () => `<tr><td>${random.pick(LISTINGS.orgs)}</td><td>${random.between(1, 99)}</td><td>${random.between(1, 99)}</td></tr>`).join('')}</table>${p(paragraphs(language, 1, random))}`,
  recipe: (language, random) =>
    `${p(paragraphs(language, random.between(3, 6), random))}<h2>Ingredients</h2><ul><li>400 g flour</li><li>2 eggs</li><li>1 tsp salt</li></ul><h2>Method</h2><ol><li>Mix everything in a large bowl and leave it for an hour.</li><li>Roll it out, cut it and bake it for 25 minutes until the edges are brown.</li></ol>`,
  guide: (language, random) =>
    `${p(paragraphs(language, 2, random))}${random
      .some(LISTINGS.questions, 4)
      .map(
        (question) =>
          `<h2>${question}</h2><p>${random.pick(LISTINGS.answers)} ${paragraphs(language, 1, random, [1, 2])[0]}</p>`,
      )
      .join('')}`,
  gallery: (language, random) =>
    p(paragraphs(language, 1, random, [1, 2])) +
    paragraphs(language, random.between(4, 9), random, [1, 2])
      .map((text) => `<figure><img src="/a.jpg"><figcaption>${text}</figcaption></figure>`)
      .join(''),
  podcast: (language, random) =>
    `<audio src="/a.mp3"></audio>${p(paragraphs(language, random.between(2, 5), random))}<p>Subscribe wherever you get your podcasts.</p>`,
  letter: (language, random) =>
    `<p>Dear readers, you asked me last week how the ropewalk is doing.</p>${p(paragraphs(language, random.between(4, 8), random))}<p>Thank you for reading. If you liked it, forward it to a friend.</p>`,
  lines: (language, random) => paragraphs(language, random.between(4, 9), random).join('<br><br>'),
  related: (language, random) =>
    `${p(paragraphs(language, random.between(3, 8), random))}<h3>More on this</h3><ul>${Array.from({ length: random.between(3, 9) }, () => teaserLink(language, random)).join('')}</ul>`,
};
/** Kinds whose texts have only a sentence or two. They count as articles only if the site has metadata. */
const SHORT_KINDS = new Set(['short', 'note', 'photo']);
const QUALITIES: readonly SiteQuality[] = [
  'full',
  'full',
  'full',
  'full',
  'full',
  'plain',
  'plain',
  'plain',
  'bare',
];
export const ARTICLE_KINDS = Object.keys(BODIES);

function comments(random: RandomChoices): string {
  const posts = random.some(LISTINGS.posts, random.between(0, 5));
  const list = posts.map(
    (text) => `<div class="comment"><b>${random.pick(LISTINGS.names)}</b><p>${text}</p></div>`,
  );
  return posts.length === 0
    ? ''
    : `<section id="comments"><h3>${posts.length} comments</h3>${list.join('')}</section>`;
}

/** Generates one page with an article of the given kind. */
export function articlePage(kind: string, random: RandomChoices): GeneratedPage {
  const language = random.chance(0.4) ? 'en' : random.pick(LANGUAGES);
  const quality: SiteQuality =
    kind === 'essay'
      ? random.pick(['plain', 'bare'])
      : SHORT_KINDS.has(kind)
        ? random.pick(['full', 'plain'])
        : random.pick(QUALITIES);
  const title = headline(language, random);
  const content: PageContent = {
    language,
    title,
    path: articlePath(title, random),
    body: articleBody(kind, language, title, quality, random),
    ...statements(language, title, quality, kind, random),
  };
  return { ...framed(content, quality, random), isArticle: true, group: `article ${kind}` };
}

function articlePath(title: string, random: RandomChoices): string {
  const slug = slugOf(title);
  return random.pick([
    `/2026/0${random.between(1, 9)}/1${random.between(0, 9)}/${slug}`,
    `/news/${slug}`,
    `/${slug}`,
    `/story/${random.between(10_000, 9_999_999)}`,
    `/blog/${slug}/`,
    `/?p=${random.between(100, 9999)}`,
    `/article.php?id=${random.between(100, 99_999)}`,
    `/meinung/kommentar/${slug}`,
    `/p/${random.between(10, 99)}`,
  ]);
}

function articleBody(
  kind: string,
  language: Language,
  title: string,
  quality: SiteQuality,
  random: RandomChoices,
): string {
  const day = dayOf(language, random).printed;
  const hasDay = random.chance(quality === 'bare' ? 0.5 : 0.8);
  const hasByline = random.chance(quality === 'bare' ? 0.2 : 0.4);
  const dateline = [...(hasByline ? [byline(language, random)] : []), ...(hasDay ? [day] : [])];
  const tag = random.pick(['h1', 'h1', 'h1', 'h1', 'h1', 'h1', quality === 'bare' ? 'b' : 'h2']);
  const line =
    dateline.length === 0
      ? ''
      : random.pick([
          `<p class="byline">${dateline.join(' | ')}</p>`,
          `<div class="meta">${dateline.map((part) => `<span>${part}</span>`).join(' ')}</div>`,
          `<p>${dateline.join('<br>')}</p>`,
        ]);
  const text = BODIES[kind]?.(language, random) ?? '';
  const inner = `<${tag}>${title}</${tag}>${random.chance(0.4) ? p(paragraphs(language, 1, random, [1, 1])) : ''}${line}${text}`;
  return random.chance(0.6) ? `<article>${inner}</article>` : `<div class="text">${inner}</div>`;
}

function statements(
  language: Language,
  title: string,
  quality: SiteQuality,
  kind: string,
  random: RandomChoices,
): Partial<PageContent> {
  if (quality === 'bare') return {};
  const { iso } = dayOf(language, random);
  const isFull = quality === 'full';
  const type = random.pick(['NewsArticle', 'Article', 'BlogPosting', 'NewsArticle']);
  const node = {
    '@context': 'https://schema.org',
    '@type': kind === 'recipe' && random.chance(0.5) ? 'Recipe' : type,
    headline: title,
    name: title,
    datePublished: iso,
    ...(random.chance(0.7) && { author: { '@type': 'Person', name: random.pick(LISTINGS.names) } }),
  };
  return {
    ...(random.chance(isFull ? 0.85 : 0.35) ? { ogType: random.chance(0.85) ? 'article' : 'website' } : {}),
    ...(isFull && random.chance(0.7) ? { jsonLd: [node] } : {}),
    ...(random.chance(isFull ? 0.6 : 0.2) ? { metas: { 'article:published_time': `${iso}T08:00:00Z` } } : {}),
  };
}
