/** The same article in the templates of other content systems. */

export interface Article {
  readonly title: string;
  readonly outlet: string;
  readonly author: string;
  /** ISO date. */
  readonly day: string;
  readonly paragraphs: readonly string[];
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const inTags = (tag: string, name: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag} class="${name}">${escaped(text)}</${tag}>`).join('');
const written = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const page = (head: string, body: string, language = '') =>
  `<!doctype html><html${language && ` lang="${language}"`}><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const STORIES =
  '<li><a href="/1">Library opens on Sundays</a></li><li><a href="/2">Old mill to become flats</a></li><li><a href="/3">Bus line 4 is back</a></li>';

type Dressing = (article: Article) => string;

/** Templates by name. Each states the title, the outlet, the day and the author once or twice, as real ones do. */
export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  'layout table': ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)} - ${escaped(outlet)}</title>`,
      `<table width="780"><tr><td colspan="2"><a href="/"><img src="top.gif" alt="${escaped(outlet)}"></a></td></tr><tr><td width="140"><a href="/n">News</a><br><a href="/s">Sport</a></td><td><h1>${escaped(title)}</h1><font size="1">By ${author}<br>${written(day, 'en-GB')}</font>${inTags('p', 't', paragraphs)}<a href="p.html">Printer friendly version</a></td></tr></table><font size="1">Copyright 2026 ${escaped(outlet)}. All rights reserved.</font>`,
    ),
  'plain boxes': ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)} | ${escaped(outlet)}</title>`,
      `<div class="a1"><div class="a2"><a href="/">${escaped(outlet)}</a></div><div class="a3"><div class="h1"><h1>${escaped(title)}</h1></div><div class="a4"><span>${author}</span> <span>${written(day, 'en-US')}</span></div>${inTags('div', 'a5', paragraphs)}<div class="a6">Share this story</div></div><div class="a7"><ul>${STORIES}</ul></div></div><div class="a8">© ${escaped(outlet)}</div>`,
    ),
  AMP: ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)}</title><script async src="https://cdn.ampproject.org/v0.js"></script><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: title, datePublished: `${day}T12:00:00+00:00`, author: { '@type': 'Person', name: author }, publisher: { '@type': 'Organization', name: outlet } }).replace(/</g, '\\u003c')}</script>`,
      `<amp-sidebar id="m" layout="nodisplay"><ul>${STORIES}</ul></amp-sidebar><article><h1>${escaped(title)}</h1><div class="amp-meta">${author}</div>${inTags('p', 't', paragraphs)}<amp-ad width="300" height="250"></amp-ad></article>`,
    ),
  'main without article': ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)}</title><meta property="og:site_name" content="${escaped(outlet)}">`,
      `<header><nav><a href="/n">News</a><a href="/o">Opinion</a></nav></header><main><h1>${escaped(title)}</h1><p>By ${author} | ${written(day, 'en-GB')} | 4 min read</p>${inTags('p', 't', paragraphs)}</main><aside><h2>Most read</h2><ol>${STORIES}</ol></aside>`,
    ),
  'WordPress blocks': ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)} – ${escaped(outlet)}</title><meta name="generator" content="WordPress 6.8">`,
      `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/" rel="home">${escaped(outlet)}</a></p></header><main class="wp-block-group"><h1 class="wp-block-post-title">${escaped(title)}</h1><div class="wp-block-post-date"><time datetime="${day}T08:00:00+00:00"><a href="/x">${written(day, 'en-US')}</a></time></div><div class="wp-block-post-author"><p class="wp-block-post-author__name">${author}</p></div><div class="entry-content wp-block-post-content">${inTags('p', 'wp-block-paragraph', paragraphs)}</div><div class="wp-block-comments"><h2>Leave a Reply</h2><form><textarea></textarea></form></div></main><footer><p>Proudly powered by WordPress</p></footer></div>`,
    ),
  Ghost: ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)}</title><meta name="generator" content="Ghost 6.1"><meta property="og:site_name" content="${escaped(outlet)}"><meta property="og:type" content="article"><meta property="article:published_time" content="${day}T09:30:00.000Z">`,
      `<header class="gh-head"><a class="gh-head-logo" href="/">${escaped(outlet)}</a><a href="#/portal/signup">Subscribe</a></header><main><article class="gh-article post"><header class="gh-article-header"><h1 class="gh-article-title">${escaped(title)}</h1><div class="gh-article-meta"><h4 class="gh-article-author-name"><a href="/author/x/">${author}</a></h4><time datetime="${day}">${written(day, 'en-GB')}</time> — 3 min read</div></header><section class="gh-content">${inTags('p', '', paragraphs)}</section></article></main><section class="gh-cta"><h2>Sign up for more</h2></section>`,
    ),
  Substack: ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)} - by ${author} - ${escaped(outlet)}</title><meta property="og:title" content="${escaped(title)}"><meta name="author" content="${author}"><script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: title, datePublished: `${day}T10:01:02+00:00`, publisher: { '@type': 'Organization', name: outlet } }).replace(/</g, '\\u003c')}</script>`,
      `<div class="main-menu"><a href="/">${escaped(outlet)}</a><button>Subscribe</button><button>Sign in</button></div><div class="single-post"><h1 class="post-title">${escaped(title)}</h1><div class="byline-wrapper"><a href="/@x">${author}</a><div>${written(day, 'en-US')}</div></div><div class="ufi"><a>12</a><a>3</a><a>Share</a></div><div class="available-content"><div class="body markup">${inTags('p', '', paragraphs)}</div></div><div class="subscribe-footer"><h3>Thanks for reading!</h3><form><input type="email"><button>Subscribe</button></form></div></div>`,
    ),
  Drupal: ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)} | ${escaped(outlet)}</title><meta name="Generator" content="Drupal 11">`,
      `<div class="layout-container"><header role="banner"><div class="site-branding"><a href="/" rel="home">${escaped(outlet)}</a></div></header><main role="main"><h1 class="page-title"><span class="field--name-title">${escaped(title)}</span></h1><article class="node node--type-article"><footer class="node__meta">Submitted by <span>${author}</span> on <span>${written(day, 'en-GB')}</span></footer><div class="node__content"><div class="field--name-body">${inTags('p', '', paragraphs)}</div></div></article></main></div>`,
    ),
  'Spanish news': ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)} - ${escaped(outlet)}</title>`,
      `<div class="cabecera"><a href="/"><img src="/c.svg" alt="${escaped(outlet)}"></a></div><div class="antetitulo">Sociedad</div><h1>${escaped(title)}</h1><div class="firma">Por ${author} | ${written(day, 'es')} - 07:15 h</div><div class="compartir">Compartir</div><div class="cuerpo">${inTags('p', 'parrafo', paragraphs)}</div><div class="etiquetas">Archivado en: <a href="/e">Sociedad</a></div><div class="pie">© ${escaped(outlet)} 2026 · Aviso legal</div>`,
      'es',
    ),
  'Japanese news': ({ title, outlet, author, day, paragraphs }) =>
    page(
      `<title>${escaped(title)}｜${escaped(outlet)}</title>`,
      `<div class="hd"><a href="/">${escaped(outlet)}</a></div><h1>${escaped(title)}</h1><p class="dt">公開日：${written(day, 'ja')} 19時30分</p><p class="kj">文：${author}</p><div class="honbun">${inTags('p', 'dan', paragraphs)}</div><div class="kanren"><h2>関連記事</h2><ul>${STORIES}</ul></div><div class="ft">Copyright © ${escaped(outlet)} 無断転載を禁じます</div>`,
      'ja',
    ),
};
