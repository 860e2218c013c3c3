import { FAILURES, type FailureCause } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { examples, filled } from '../../../../test/examples.ts';
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

const PARTS = {
  menu,
  paid,
  article: '<main><article><h1>Ferry timetable agreed</h1>',
  '/article': '</article></main>',
  paragraphs,
  sentence: (count: number) => SENTENCE.repeat(count),
  links: (count: number) => '<li><a href="/a">Another story of the day</a></li>'.repeat(count),
};

describe('the refusal of a page', () => {
  it.each(examples<[FailureCause | null, string, string, string, string]>(import.meta.url, 'pages'))(
    '#380 is %s: %s',
    (refusal, _, body, head, url) => {
      const html = page(filled(body, PARTS), filled(head, PARTS) || undefined);
      expect(failure(html, url || undefined)).toBe(refusal);
    },
  );

  it('#380 is no-text for nothing', () => {
    expect(failure('')).toBe('no-text');
  });

  it('reads the beginning of a paid article with a warning when more than a paragraph is free', () => {
    const html = page(
      article(
        `${paragraphs(2)}<div class="offer">Subscribe to continue reading. Already a subscriber?</div>`,
      ),
    );
    expect(readArticle(html, URL_OF_PAGE)).toMatchObject({ refusal: null, warnings: ['beginning-only'] });
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
});

const NEWS =
  'The harbor authority of the town said on Monday that the new terminal would open in the spring, two years late. ';
const STATED =
  '<meta property="og:type" content="article"><meta name="author" content="Ada Fenwick"><meta property="article:published_time" content="2026-03-04">';
const titledPage = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const links = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<li><a href="/story-${i}">Harbor story number ${i} is told here at some length</a></li>`,
  ).join('');

const NEWS_PARTS = {
  news: NEWS,
  stated: STATED,
  links,
  paragraphs: (count: number) => `<p>${NEWS}</p>`.repeat(count),
  'paragraphs with a quote': (count: number) => `<p>${NEWS}“It is late,” she said.</p>`.repeat(count),
};

it.each(
  examples<[string, string, string, string, string, string | null, string[], number]>(
    import.meta.url,
    'answers',
  ),
)('the answer for %s', (_, title, body, head, path, refusal, warnings, probability) => {
  const html = titledPage(title, filled(body, NEWS_PARTS), filled(head, NEWS_PARTS));
  const found = readArticle(html, `https://courier.example/${path}`);
  expect(found).toMatchObject({ refusal, warnings });
  expect(found.article?.probability).toBeCloseTo(probability, 1);
});

it('refuses very unlikely prose without a date, a past form or a quote, such as a job ad', () => {
  const html = `<html lang="tr"><title>Üretim Mühendisi</title><h1>Üretim Mühendisi</h1><p>Manisa · Tam zamanlı</p>
    <p>Manisa'daki fabrikamızda görev alacak bir üretim mühendisi arıyoruz. Üç vardiya çalışan hatlarımızın verimliliğinden sen sorumlu olacaksın.</p>
    <h3>Aranan nitelikler</h3><ul><li>Gıda veya makine mühendisliği bölümünden mezun</li><li>En az üç yıl deneyimli</li><li>İyi derecede İngilizce bilen</li></ul>
    <h3>Sunulanlar</h3><ul><li>Özel sağlık sigortası</li><li>Servis ve yemek</li></ul><a href="#">Başvur</a>`;
  const read = (text: string) => readArticle(text, 'https://kariyer.yildiz.example/ilan/1').refusal;
  expect(read(html)).toBe('no-text');
});

it('reads a brief of two sentences on a page that states a day and its type', () => {
  const html = `<title>Bridge shut by frost | Lowland Mail</title><meta property="og:type" content="article">
    <meta property="article:published_time" content="2026-01-08T09:00:00Z"><article><h1>Bridge shut by frost</h1>
    <p>The bridge at Low Ford has been closed since six on Thursday morning because of black ice, the county said. A detour is signposted.</p></article>
    <ul><li><a href="/p/1">Choir wins cup at the coast</a></li></ul>`;
  const { refusal, warnings } = readArticle(html, 'https://lowlandmail.example/p/66010', {
    now: new Date('2026-11-23'),
  });
  expect({ refusal, warnings }).toEqual({ refusal: null, warnings: [] });
});

const ABOUT =
  '<p>Unser Haus am See hat 140 Betten und arbeitet seit drei Jahren mit einem Dienstplan, den das Team schreibt.</p><p>Erwartet wird Freude an der Arbeit in einem großen Team, das viel voneinander lernt und gern zusammen kocht.</p>';
const GERMAN_NEWS =
  '<p>Der Landtag hat am Mittwoch beschlossen, dass Anzeigen für Stellen im öffentlichen Dienst kürzer werden sollen.</p>'.repeat(
    4,
  );
const readGerman = (title: string, body: string, head = '') =>
  readArticle(
    `<html lang="de"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}<a href="/bewerben">Jetzt bewerben</a></body></html>`,
    'https://klinik.example/stelle/417',
  );

it.each(['Pflegefachkraft (m/w/d)', 'Pflegefachkraft (w|m|x)', 'Infirmier H/F', 'Nurse (m/f/d)'])(
  'a title for any gender shows a job ad: %s',
  (title) => {
    expect(readGerman(title, ABOUT).refusal).toBe('job-ad');
    expect(readGerman(title, ABOUT).article?.probability).toBeLessThan(
      readGerman('Pflegefachkraft', ABOUT).article?.probability ?? 0,
    );
  },
);

it('an article about such titles is read', () => {
  const head =
    '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-11-04T08:00:00Z"><meta name="author" content="Lena Voss">';
  expect(readGerman('Streit um das Kürzel (m/w/d)', GERMAN_NEWS, head)).toMatchObject({
    refusal: null,
    warnings: [],
  });
});
