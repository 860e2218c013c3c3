import { FAILURES } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

const URL_OF_PAGE = 'https://news.example/2026/11/20/ferry';
const SENTENCE = 'The council of the harbour town agreed on a new ferry timetable after a long debate. ';
const TOPICS = ['ferries', 'harbour fees', 'night buses', 'cycle paths', 'island schools', 'fishing permits'];
const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<p>In part ${i + 1} of the meeting the members spoke about ${TOPICS[i % TOPICS.length]}, which cost the town ${i + 3} million last year. Several of them asked for a second vote before item ${i + 20} could be closed.</p>`,
  ).join('');
const page = (body: string, head = '<title>Page</title>') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const article = (inner: string) => `<main><article><h1>Ferry timetable agreed</h1>${inner}</article></main>`;
const menu = `<nav>${['News', 'Sport', 'Subscribe now to get full access', 'Log in to continue', 'Cookie settings', 'Manage cookies'].map((text) => `<a href="/x">${text}</a>`).join(' ')}</nav>`;
const paid =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Ferry timetable agreed","isAccessibleForFree":"False"}</script>';

const failure = (html: string, url = URL_OF_PAGE) => readArticle(html, url).refusal;

describe('pages without an article', () => {
  it.each([
    [
      'an interstitial with its script',
      page(
        '<h1>news.example</h1><p>Verifying you are human. This may take a few seconds.</p><script>window._cf_chl_opt={cvId:"3"};</script>',
        '<title>Just a moment...</title>',
      ),
    ],
    [
      'a captcha in a frame',
      page(
        '<p>Please enable JS and disable any ad blocker</p><script src="https://geo.captcha-delivery.com/captcha/?initialCid=x"></script>',
      ),
    ],
    [
      'a button to be held',
      page(
        '<div id="px-captcha"></div><p>Press & hold to confirm you are a human.</p>',
        '<title>Access to this page has been denied</title>',
      ),
    ],
    [
      'a refusal with a reference',
      page(
        '<h1>Access Denied</h1><p>You don’t have permission to access this page on this server.</p><p>Reference #18.2d351ab8.1557333295.a4e16ab</p>',
        '<title>Access Denied</title>',
      ),
    ],
    [
      'a proof of work',
      page(
        '<script id="anubis_challenge" type="application/json">{}</script><p>Making sure you are not a bot!</p>',
      ),
    ],
  ])('#380 bot-challenge: %s', (_, html) => {
    expect(failure(html)).toBe('bot-challenge');
  });

  it.each([
    [
      'in English',
      page(
        '<h2>Before you continue</h2><p>We use cookies and data to deliver our services.</p><button>Accept all</button><button>Reject all</button>',
      ),
      URL_OF_PAGE,
    ],
    [
      'in German',
      page(
        '<h2>Mit Werbung weiterlesen</h2><p>Wir und unsere Partner verarbeiten Daten.</p><button>Alle akzeptieren</button>',
      ),
      URL_OF_PAGE,
    ],
    [
      'in French',
      page(
        '<h2>Nous respectons votre vie privée</h2><button>Tout accepter</button><button>Continuer sans accepter</button>',
      ),
      URL_OF_PAGE,
    ],
    [
      'on a host of its own',
      page('<h1>Your choice</h1><p>Continue?</p>'),
      'https://consent.news.example/m?continue=https://news.example/',
    ],
    [
      'in a frame',
      page(
        '<h2>We value your privacy</h2><iframe src="https://cdn.privacy-mgmt.com/index.html?message_id=1"></iframe>',
      ),
      URL_OF_PAGE,
    ],
  ])('#380 consent-wall: %s', (_, html, url) => {
    expect(failure(html, url)).toBe('consent-wall');
  });

  it.each([
    [
      'a form with a password',
      page(
        '<form action="/session"><p>Sign in to continue</p><input name=u><input type=password name=p></form>',
      ),
      URL_OF_PAGE,
    ],
    [
      'a login page after a redirect',
      page('<h1>Welcome back</h1><form action="/do"><input name=u><input type=password name=p></form>'),
      'https://news.example/login?next=%2Fferry',
    ],
    ['a request without a form', page('<p>Please log in to view this page.</p>'), URL_OF_PAGE],
    [
      'in German',
      page('<form action="/x"><p>Bitte melden Sie sich an.</p><input type=password></form>'),
      URL_OF_PAGE,
    ],
  ])('#380 login-wall: %s', (_, html, url) => {
    expect(failure(html, url)).toBe('login-wall');
  });

  it.each([
    [
      'an offer behind the first lines',
      page(article(`<p>${SENTENCE.repeat(2)}</p><div class="offer">Subscribe to continue reading</div>`)),
    ],
    [
      'in German',
      page(
        article(
          `<p>${SENTENCE.repeat(2)}</p><div>Jetzt weiterlesen mit Plus</div><div>Bereits Abonnent?</div>`,
        ),
      ),
    ],
    [
      'in French',
      page(article(`<p>${SENTENCE.repeat(2)}</p><div>Cet article est réservé aux abonnés.</div>`)),
    ],
    [
      'in Spanish',
      page(article(`<p>${SENTENCE.repeat(2)}</p><div>Contenido exclusivo para suscriptores</div>`)),
    ],
  ])('#380 paywall-teaser: %s', (_, html) => {
    expect(failure(html)).toBe('paywall-teaser');
  });

  it.each([
    ['an empty root', page('<div id="root"></div><script src="/static/main.js"></script>')],
    [
      'a request in noscript',
      page(
        '<noscript>Please enable JavaScript to view this page.</noscript><app-root></app-root><script src="/main.js"></script>',
      ),
    ],
    ['a spinner', page('<div class="spinner">Loading…</div><script src="/bundle.js"></script>')],
  ])('#380 js-only: %s', (_, html) => {
    expect(failure(html)).toBe('js-only');
  });

  it.each([
    ['next to nothing', page('<p>Hello.</p>')],
    ['nothing', ''],
    ['only links', page(`<ul>${'<li><a href="/a">Another story of the day</a></li>'.repeat(60)}</ul>`)],
  ])('#380 no-text: %s', (_, html) => {
    expect(failure(html)).toBe('no-text');
  });
});

describe('pages with an article', () => {
  it.each([
    ['a plain article', page(article(paragraphs(6)))],
    [
      'two sentences that are paid and complete',
      page(`${menu}${article(`<p>${SENTENCE.repeat(2)}</p>`)}`, `<title>x</title>${paid}`),
    ],
    ['an article that is paid and complete', page(article(paragraphs(12)), `<title>x</title>${paid}`)],
    [
      'menus that speak of subscriptions, logins and cookies',
      page(
        `${menu}${article(paragraphs(4))}<footer>Cookie policy. Already a subscriber? Sign in to continue.</footer>`,
      ),
    ],
    [
      'a cookie notice in front',
      page(
        `<div class="cookie-banner">We value your privacy. We use cookies. <button>Accept all</button></div>${article(paragraphs(4))}`,
      ),
    ],
    [
      'a login box in the header',
      page(
        `<header><form action="/login"><input name=u><input type=password></form></header>${article(paragraphs(4))}`,
      ),
    ],
    [
      'an article about bots',
      page(
        article(
          `<p>Are you human? Checking your browser is what such pages say, and "verify you are human".</p>${paragraphs(5)}`,
        ),
        '<title>Are you a robot? How sites keep bots out</title>',
      ),
    ],
    [
      'an article about paywalls',
      page(article(`${paragraphs(5)}<p>“Subscribe to continue reading” is what readers see.</p>`)),
    ],
    [
      'a page behind a bot defence that let us in',
      page(
        `${article(paragraphs(5))}<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1"></script>`,
      ),
    ],
    [
      'an application that was rendered on the server',
      page(
        `<div id="root">${article(paragraphs(5))}</div><script src="/main.js"></script><noscript>Please enable JavaScript.</noscript>`,
      ),
    ],
    [
      'an offer in the middle of the page',
      page(`${article(`${paragraphs(3)}<aside>Subscribe now to continue</aside>${paragraphs(3)}`)}`),
    ],
    ['a short item with a date', page(article(`<time>2026-11-20</time><p>${SENTENCE.repeat(3)}</p>`))],
  ])('raises no alarm on %s', (_, html) => {
    expect(failure(html)).toBeNull();
  });

  it('reads the beginning of a paid article with a warning when more than a paragraph is free', () => {
    const html = page(
      article(
        `${paragraphs(2)}<div class="offer">Subscribe to continue reading. Already a subscriber?</div>`,
      ),
    );
    expect(readArticle(html, URL_OF_PAGE)).toMatchObject({ refusal: null, warnings: ['beginning-only'] });
  });

  it('returns the reasons that it weighed', () => {
    const html = page(
      '<h1>Page not found</h1><p>The page you are looking for has moved or never was here at all.</p>',
    );
    const { refusal, reasons } = readArticle(html, URL_OF_PAGE);
    expect(refusal).toBe('soft-404');
    expect(reasons).toContainEqual({ kind: 'soft-404', weight: 3, because: 'title' });
  });

  it('gives a cause of the failure table or none on long hostile markup', () => {
    for (const piece of [
      '<title ',
      '<div id=',
      '<script>',
      '<noscript>',
      '/cdn-cgi/challenge-platform/',
      'Subscribe ',
      '<p>we use ',
      '<h3><a href=/x>one two three</a></h3>word ',
      '<!--',
      '<?',
      '<item><link>',
    ])
      expect([null, ...Object.keys(FAILURES)], piece).toContain(failure(piece.repeat(10_000)));
  });
});

describe('a page of bare markup that states nothing about itself', () => {
  const sentences = [
    'The harbor office opened the night market on Friday with a party for two hundred guests.',
    'Traders praised the new market because the old hall had become too small for their stalls.',
    'A second market will follow in autumn, when the ferry company adds evening trips.',
  ];
  const bare = (texts: readonly string[]) =>
    page(`<h1>Night market opens</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`);

  it.each([
    ['https://news.example/', 'with a warning', ['not-an-article']],
    ['https://news.example/story', 'with a warning', ['not-an-article']],
    [URL_OF_PAGE, 'without a warning', []],
  ] as const)('is read when it holds plain prose, at %s %s', (url, _, expected) => {
    const { refusal, warnings } = readArticle(bare(sentences), url);
    expect([refusal, warnings]).toEqual([null, expected]);
  });

  it.each([
    ['addresses the reader', 'You can find all of our other stories about the harbor on the front page.'],
    [
      'speaks as an organization',
      'Our team has run markets for years, and we bring our own stalls and lamps.',
    ],
    ['talks about the website', 'The page has been moved to another server together with the whole website.'],
  ])('is refused when it %s', (_, sentence) => {
    expect(failure(bare([...sentences.slice(0, 2), sentence]), 'https://news.example/story')).toBe('no-text');
  });
});
