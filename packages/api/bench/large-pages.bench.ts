/**
 * Measures the CPU time of every job that reads a page on pages of 5 MB, the largest that are fetched, by kind of page.
 */
import { Failure } from '@earshot/schema/failures';
import { OUTBOUND_LIMITS } from '../src/adapters/limits.ts';
import { analyzeArticlePage } from '../src/core/article/analyze-article-page.ts';
import { readLanding } from '../src/core/url/landing/read-landing.ts';
import { readLead } from '../src/core/url/landing/read-lead.ts';
import type { Bench, BenchRow } from './harness.ts';

const BYTES = OUTBOUND_LIMITS.maxBodyBytes;
const URL_READ = 'https://courier.example/2026/03/04/ferry-terminal-opens';
const NOW = '2026-11-22T12:00:00Z';
const KEYWORDS = ['ferry', 'Northline', 'council = city council', 'timetable', 'harbor'];
const SENTENCE =
  'Northline said on Monday that the ferry leaves the old quay at noon, and the city council agreed to a new timetable. ';
const HEAD = '<!doctype html><title>Ferry terminal opens</title><h1>Ferry terminal opens</h1>';

/** Repeats the piece as often as it fits into the largest body. `#` is replaced by the number of the copy. */
function filled(piece: string, start = HEAD, end = ''): string {
  const copies = Math.floor((BYTES - start.length - end.length) / (piece.length + 4));
  const parts = Array.from({ length: copies }, (_, i) => piece.replaceAll('#', String(i)));
  return `${start}${parts.join('')}${end}`.slice(0, BYTES);
}

const story = `<p>${SENTENCE.repeat(4)}</p>`.repeat(20);

const SHAPES: Readonly<Record<string, () => string>> = {
  'paragraphs of an article': () => filled(`<p>${SENTENCE.repeat(4)}</p>`),
  'one paragraph': () => filled(SENTENCE, `${HEAD}<p>`),
  'one sentence': () => filled('the ferry of the council and ', `${HEAD}<p>`),
  'one sentence full of names': () =>
    filled('Northline said that the ferry praised the council, and Quillmark sued Northline, ', `${HEAD}<p>`),
  'one word': () => filled('ferry', `${HEAD}<p>`),
  'line breaks': () => filled('the ferry leaves at noon<br>', `${HEAD}<p>`),
  'different words': () => filled('word#x the ', `${HEAD}<p>`),
  'different capitalized words': () => filled('Name# Surname# said. ', `${HEAD}<p>`),
  'quoted sentences': () => filled(`<p>“${SENTENCE.trim()}” she said.</p>`),
  'Chinese without spaces': () => filled('渡輪中午離開舊碼頭，市議會同意了新的時刻表。', `${HEAD}<p>`),
  'a million tags': () => filled('<b>x</b>', `${HEAD}<p>`),
  'empty elements': () => filled('<i></i>'),
  'nested elements': () => filled('<div>', `${HEAD}${story}`),
  'nested inline elements': () => filled('<span>a ', `${HEAD}<p>`),
  'nested lists': () => filled('<ul><li>the ferry #', HEAD),
  'unclosed paragraphs': () => filled(`<p>${SENTENCE}`),
  'end tags alone': () => filled('</div></p></b>', `${HEAD}${story}`),
  'divs of one line': () => filled(`<div class="c#"><div>${SENTENCE}</div></div>`),
  'twins of one class': () => filled(`<div class="item"><p>${SENTENCE}</p></div>`),
  'cards of linked headlines': () =>
    filled(
      `<div class="card"><h3><a href="/news/#-a-story">Council votes on ferry #</a></h3><p>${SENTENCE}</p></div>`,
    ),
  'headings with teasers below an article': () =>
    filled(
      `<h3><a href="/news/#-a-story">Council votes on ferry #</a></h3><p>${SENTENCE}</p>`,
      `${HEAD}${story}`,
    ),
  'closing headings': () => filled(`<h2>Related</h2><p>${SENTENCE}</p>`),
  links: () => filled('<a href="/news/#-a-story">the ferry story #</a> '),
  'links to other sites': () => filled('<a href="https://site#.example/">the ferry story #</a><br>'),
  'a table': () => filled('<tr><td>the ferry #</td><td>noon</td></tr>', `${HEAD}${story}<table>`),
  'nested tables': () => filled('<table><tr><td>the ferry ', HEAD),
  'list items': () => filled(`<li>${SENTENCE}</li>`, `${HEAD}<ul>`),
  'one script': () =>
    filled('var a = "location.href"; if (a) { a.replace("x"); } ', `${HEAD}${story}<script>`, '</script>'),
  'many scripts': () => filled('<script>var a=#;location.hash="x"</script>', `${HEAD}${story}`),
  'scripts on a short page': () =>
    filled('<script>var u#="/x";function f#(){location.replace(u#)}f#()</script>', '<title>x</title>'),
  'templates in scripts': () =>
    filled(`<p>${SENTENCE}</p>`, '<title>x</title><script type="text/template">', '</script>'),
  'JSON-LD': () =>
    filled(
      '{"@type":"NewsArticle","headline":"Ferry #"},',
      `${HEAD}${story}<script type="application/ld+json">[`,
      '{}]</script>',
    ),
  'JSON-LD body': () =>
    filled(
      SENTENCE,
      `${HEAD}${story}<script type="application/ld+json">{"@type":"NewsArticle","headline":"x","articleBody":"`,
      '"}</script>',
    ),
  'broken JSON-LD': () => filled('{"a":[', `${HEAD}${story}<script type="application/ld+json">`, '</script>'),
  attributes: () => filled(' data-a#="b"', `${HEAD}${story}<div`, '>'),
  'long classes': () =>
    filled(`<p class="${'article-body related comments share '.repeat(30)}">the ferry</p>`),
  'long attributes': () => filled('author-byline ', `${HEAD}${story}<div class="`, '">'),
  'inline styles': () =>
    filled('<p style="color:red;display:block;visibility:visible">the ferry leaves at noon, it said.</p>'),
  metas: () => filled('<meta property="article:tag#" content="ferry">', HEAD),
  dates: () => filled('<p>March 4, 2026, 10:15 — updated 2026-03-05</p>'),
  times: () => filled('<time datetime="2026-03-04T10:15:00Z">March 4</time>'),
  'comments of the markup': () => filled('<!-- the ferry -->', `${HEAD}${story}`),
  'one comment of the markup': () => filled('the ferry > < ', `${HEAD}${story}<!--`),
  'character references': () => filled('&amp;&#233;&copy; ', `${HEAD}<p>`),
  'less-than signs': () => filled('<', `${HEAD}${story}`),
  quotes: () => filled('"', `${HEAD}${story}<p>`),
  spaces: () => filled(' ', `${HEAD}${story}<p>`, 'x</p>'),
  initials: () => filled('A.', `${HEAD}${story}<p>`),
  digits: () => filled('1,234.5 ', `${HEAD}${story}<p>`),
  'mail addresses': () => filled('<p>Ada Fenwick ada@courier.example</p>', `${HEAD}${story}`),
  'reader comments': () =>
    filled(
      `<div class="comment"><b>Reader #</b><p>${SENTENCE}</p><a href="#">Reply</a></div>`,
      `${HEAD}${story}`,
    ),
  forms: () =>
    filled(
      '<form action="/x"><input name="a#" type="email"><button>Sign up</button></form>',
      `${HEAD}${story}`,
    ),
  'pictures with captions': () =>
    filled(
      '<figure><img src="/#.jpg"><figcaption>The ferry leaves the old quay. Photo: A. B.</figcaption></figure>',
      `${HEAD}${story}`,
    ),
  svg: () => filled('<path d="M0 0L10 10"/>', `${HEAD}${story}<svg>`, '</svg>'),
  'a feed': () =>
    filled(
      '<item><title>Ferry #</title><link>https://courier.example/#</link><pubDate>Mon, 02 Mar 2026 10:00:00 GMT</pubDate></item>',
      '<?xml version="1.0"?><rss version="2.0"><channel>',
      '</channel></rss>',
    ),
  JSON: () => filled('{"title":"Ferry #","url":"https://courier.example/#"},', '{"items":[', '{}]}'),
};

/** CPU time of one job, including garbage collection. Rejecting the page counts as a result. */
function cpuMsOf(run: () => unknown): number {
  const before = process.cpuUsage();
  try {
    run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

export const bench: Bench = () => {
  const rows: BenchRow[] = Object.entries(SHAPES).map(([name, build]) => {
    const html = build();
    const job = { html, url: URL_READ, requestedUrl: URL_READ, now: NOW, interruption: null };
    return {
      name,
      figures: {
        'lead ms': cpuMsOf(() => readLead({ html, url: URL_READ })),
        'landing ms': cpuMsOf(() => readLanding({ html, url: URL_READ, now: NOW })),
        'article ms': cpuMsOf(() =>
          analyzeArticlePage({ ...job, keywords: KEYWORDS, specialTerms: ['pier'] }),
        ),
      },
    };
  });
  const slowest = Math.max(...rows.map(({ figures }) => Number(figures['article ms'])));
  return Promise.resolve([
    {
      title: 'Pages of 5 MB',
      ranOn: `${rows.length} shapes, each ${BYTES.toLocaleString('en-US')} characters, five keywords and one special term`,
      rows,
      notes: [`The longest job takes ${slowest} ms of processor time.`],
    },
  ]);
};
