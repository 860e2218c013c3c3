/** Generated pages that are not articles: the kinds of `other-kinds.ts` in their frames, and messages. */
import messages from '../data/pages/messages.json' with { type: 'json' };
import { type OtherPage, PAGES, teasers } from './other-kinds.ts';
import { framed, type GeneratedPage, type PageContent, type SiteQuality } from './page-frame.ts';
import type { RandomChoices } from './random.ts';
import { dayOf, headline, LANGUAGES, type Language, LISTINGS, slugOf } from './texts.ts';

export const OTHER_KINDS = Object.keys(PAGES);
export const MESSAGES = messages;

/** Generates one page of a kind that is not an article. */
export function otherPage(kind: string, random: RandomChoices): GeneratedPage {
  const page = PAGES[kind]?.(random);
  if (!page) throw new RangeError(`No such kind of page: ${kind}`);
  return { ...framedOther({ language: 'en', ...page }, random), isArticle: false, group: `other ${kind}` };
}

/** Generates a page with a message in place of the article, at the address of an article. */
export function messagePage(index: number, random: RandomChoices): GeneratedPage {
  const [kind = '', language = 'en', title = '', text = ''] = messages[index] ?? [];
  const form =
    kind === 'login-wall'
      ? '<form><input type="text" name="u"><input type="password" name="p"><button>Go on</button></form>'
      : kind === 'form'
        ? '<form><input type="email" name="e"><textarea name="m"></textarea><button>Send</button></form>'
        : '';
  const controls = random
    .some(['OK', 'Home', 'Back', 'Continue', 'Search'], random.between(0, 2))
    .map((label) => `<button>${label}</button>`)
    .join('');
  const own = LANGUAGES.find((each) => each === language) ?? 'en';
  const stories = random.chance(0.5) ? teasers(own, random.between(3, 6), random) : '';
  const tag = random.pick(['h1', 'h1', 'h2', 'p']);
  const story = slugOf(headline('en', random));
  const path = random.pick([
    `/news/${story}`,
    `/2026/08/1${random.between(0, 9)}/${story}`,
    `/story/${random.between(10_000, 99_999)}`,
    '/error',
    '/',
  ]);
  const body = `<${tag}>${title}</${tag}><p>${text}</p>${form}${controls}${stories}`;
  const page = framedOther(
    { language: own, title: random.chance(0.7) ? title : random.pick(LISTINGS.sites), path, body },
    random,
  );
  return { ...page, isArticle: false, group: `message ${kind} ${index % 5}` };
}

/** Content management systems also mark ordinary pages as articles and date them, but less often. */
function framedOther(
  page: OtherPage & { readonly language: Language },
  random: RandomChoices,
): { html: string; url: string } {
  const quality: SiteQuality = random.pick(['full', 'full', 'plain', 'plain', 'bare']);
  const { iso } = dayOf(page.language, random);
  const nodes = [
    ...(page.type && random.chance(0.55)
      ? [{ '@context': 'https://schema.org', '@type': page.type, name: page.title }]
      : []),
    ...(random.chance(0.3)
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'WebPage',
            name: page.title,
            ...(random.chance(0.4) && { datePublished: iso }),
          },
        ]
      : []),
  ];
  const ogType = random.pick([
    'website',
    'website',
    'article',
    page.type === 'Product' ? 'product' : 'website',
    '',
    '',
  ]);
  const content: PageContent = {
    ...page,
    ...(ogType && { ogType }),
    ...(quality !== 'bare' && { jsonLd: nodes }),
    ...(random.chance(0.08) && { metas: { 'article:modified_time': `${iso}T08:00:00Z` } }),
  };
  return framed(content, quality, random);
}
