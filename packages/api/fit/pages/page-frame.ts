/** The surroundings of the main content of a generated page: head, menus, boxes and footers. */
import type { RandomChoices } from './random.ts';
import { dayOf, headline, type Language, LISTINGS, paragraphs } from './texts.ts';

export interface GeneratedPage {
  readonly html: string;
  readonly url: string;
  readonly isArticle: boolean;
  /** Pages of one group are variants of each other and stay in one fold. */
  readonly group: string;
}

export interface PageContent {
  readonly language: Language;
  readonly title: string;
  readonly path: string;
  /** Markup of the main content. */
  readonly body: string;
  readonly ogType?: string;
  readonly jsonLd?: readonly object[];
  /** Additional meta elements, keyed by property or name. */
  readonly metas?: Readonly<Record<string, string>>;
}

/** How much metadata a site adds to its pages. */
export type SiteQuality = 'full' | 'plain' | 'bare';

/** Wraps the main content in a complete page. */
export function framed(
  content: PageContent,
  quality: SiteQuality,
  random: RandomChoices,
): { html: string; url: string } {
  const site = random.pick(LISTINGS.sites);
  const host = site
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  const isBare = quality === 'bare';
  const head = [
    `<title>${content.title}${random.chance(0.7) ? ` | ${site}` : ''}</title>`,
    ...(isBare ? [] : headMetas(content, site, quality, random)),
    ...(content.jsonLd ?? []).map(
      (node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`,
    ),
  ];
  const language = isBare && random.chance(0.5) ? '' : ` lang="${content.language}"`;
  const around = [breadcrumbs(content.language, random), content.body, clutter(content.language, random)];
  const inner = around.join('');
  const main = random.pick([
    `<main>${inner}</main>`,
    `<div id="content"><div class="inner">${inner}</div></div>`,
    `<div class="page-wrap"><section>${inner}</section></div>`,
  ]);
  const body = isBare
    ? content.body
    : `${menu(random)}${banner(random)}${main}${sidebar(content.language, random)}${footer(site, random)}`;
  return {
    html: `<!doctype html><html${language}><head>${head.join('')}</head><body>${body}</body></html>`,
    url: `https://www.${host}.example${content.path}`,
  };
}

function headMetas(
  content: PageContent,
  site: string,
  quality: SiteQuality,
  random: RandomChoices,
): string[] {
  const meta = (name: string, value: string) => `<meta property="${name}" content="${value}">`;
  return [
    ...(random.chance(0.8) ? [meta('og:site_name', site), meta('og:title', content.title)] : []),
    ...(content.ogType ? [meta('og:type', content.ogType)] : []),
    ...(quality === 'full' && random.chance(0.7) ? [meta('og:image', '/lead.jpg')] : []),
    ...(random.chance(0.5) ? ['<link rel="canonical" href="/x">'] : []),
    ...Object.entries(content.metas ?? {}).map(([name, value]) => meta(name, value)),
    ...(random.chance(0.6) ? ['<style>.a{color:red}</style><script>window.dataLayer=[];</script>'] : []),
  ];
}

function breadcrumbs(language: Language, random: RandomChoices): string {
  if (random.chance(0.6)) return '';
  const links = random.some(LISTINGS.nav, random.between(2, 4)).map((item) => `<a href="/x">${item}</a>`);
  const day = random.chance(0.2) ? ` ${dayOf(language, random).printed}` : '';
  return `<div class="crumbs">${links.join(' › ')}${day}</div>`;
}

/** Elements below the main content of any kind: buttons, tags, more stories, forms in hidden dialogs. */
function clutter(language: Language, random: RandomChoices): string {
  const cards = Array.from({ length: random.between(2, 9) }, () => teaserCard(language, random));
  const links = Array.from({ length: random.between(3, 12) }, () => teaserLink(language, random));
  const tags = random.some(LISTINGS.orgs, 4).map((tag) => `<a href="/tag/${tag}">${tag}</a>`);
  const labels = random.some(LISTINGS.nav, random.between(2, 5));
  return [
    [0.35, `<div>${labels.map((label) => `<button>${label}</button>`).join('')}</div>`],
    [0.3, `<p>${tags.join(' ')}</p>`],
    [0.25, `<h3>More stories</h3>${cards.join('')}`],
    [0.3, `<h3>Most read</h3><ul>${links.join('')}</ul>`],
    [
      0.12,
      '<div class="modal"><form><input type="text" name="u"><input type="password" name="p"><button>Log in</button></form></div>',
    ],
    [0.2, '<form><input type="email" name="e"><button>Sign up</button></form>'],
    [0.15, '<iframe src="https://video.example/player/1"></iframe>'],
    [0.15, `<p>${random.some(LISTINGS.labels, 4).join('</p><p>')}</p>`],
  ]
    .filter(([share]) => random.chance(Number(share)))
    .map(([, markup]) => markup)
    .join('');
}

function menu(random: RandomChoices): string {
  const items = random.some(LISTINGS.nav, random.between(3, 16));
  const links = items.map((item) => `<li><a href="/${item.toLowerCase()}">${item}</a></li>`).join('');
  return random.chance(0.7)
    ? `<header><a href="/">Logo</a><nav><ul>${links}</ul></nav></header>`
    : `<div class="top"><ul>${links}</ul></div>`;
}

function banner(random: RandomChoices): string {
  if (random.chance(0.7)) return '';
  return '<div class="cookie-banner"><p>We use cookies. You can accept them or change your settings.</p><button>Accept</button><button>Settings</button></div>';
}

/** Stories next to the main content, as on most pages. */
function sidebar(language: Language, random: RandomChoices): string {
  if (random.chance(0.4)) return '';
  const tag = random.pick(['aside', 'div']);
  if (random.chance(0.3))
    return `<${tag} class="cards">${Array.from({ length: random.between(3, 8) }, () => teaserCard(language, random)).join('')}</${tag}>`;
  const items = Array.from({ length: random.between(2, 7) }, () => teaserLink(language, random)).join('');
  return `<${tag} class="most-read"><h3>Most read</h3><ul>${items}</ul></${tag}>`;
}

/** A linked headline with a sentence or two of its story. */
export function teaserCard(language: Language, random: RandomChoices): string {
  const text = paragraphs(language, 1, random, [1, 2])[0] ?? '';
  return `<div class="card"><h3><a href="/story/${random.between(1000, 99_999)}">${headline(language, random)}</a></h3><p>${text}</p></div>`;
}

export function teaserLink(language: Language, random: RandomChoices): string {
  const title = headline(language, random);
  const date = random.chance(0.3) ? `<span>${dayOf(language, random).printed}</span>` : '';
  return `<li><a href="/story/${random.between(1000, 99_999)}">${title}</a>${date}</li>`;
}

function footer(site: string, random: RandomChoices): string {
  const links = random.some(LISTINGS.nav, random.between(2, 6)).map((item) => `<a href="/x">${item}</a>`);
  return `<footer><p>© 2026 ${site}. All rights reserved.</p>${links.join(' ')}</footer>`;
}
