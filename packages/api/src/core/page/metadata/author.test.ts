import { expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const authorOf = (html: string) => {
  const page = readPage(`${html}<h1>Ferry terminal delayed</h1>`, 'https://courier.example/');
  return page.author && `${page.author} / ${page.provenance.author}`;
};

it.each([
  [
    '<script type="application/ld+json">{"@type":"Article","author":[{"name":"Ada Fenwick"},{"name":"Jo Pell"}]}</script>',
    'Ada Fenwick, Jo Pell / JSON-LD',
  ],
  ['<meta name="author" content="By Ada Fenwick">', 'Ada Fenwick / author'],
  ['<meta property="article:author" content="https://courier.example/ada">', null],
  ['<p class="byline">by Ada Fenwick</p>', 'Ada Fenwick / byline'],
  ['<a rel="author" href="/ada">Ada Fenwick</a>', 'Ada Fenwick / byline'],
  [
    '<aside><div class="byline">20 minutes ago by Jonas Rusk</div></aside><p class="byline">by Ada Fenwick</p>',
    'Ada Fenwick / byline',
  ],
  ['<aside><p class="byline">by Ada Fenwick</p></aside>', 'Ada Fenwick / byline'],
  ['<p class="byline">20 minutes ago by Jonas Rusk</p>', null],
  ['<p class="byline">Posted on</p>', null],
  [
    '<p class="byline">By <span itemprop="name">Ada Fenwick</span> and <span itemprop="name">Tom Reed</span></p>',
    'Ada Fenwick, Tom Reed / byline',
  ],
  [
    '<div class="author-box"><span itemprop="affiliation"><span itemprop="name">Kestrel Press Office</span></span> Ada Fenwick</div>',
    'Ada Fenwick / byline',
  ],
  ['<p class="byline">Katrin Osterloh Dienstag, 14 Uhr</p>', 'Katrin Osterloh / byline'],
  ['<p class="byline">Katrin Osterloh 3 May 2026</p>', 'Katrin Osterloh / byline'],
  ['<p class="author">Ben Strand (earlier)</p>', 'Ben Strand / byline'],
  ['<p class="author">José Antonio Domingo</p>', 'José Antonio Domingo / byline'],
  ['<form><p class="comment-form-author">Name *</p></form>', null],
  ['<p class="author">Harbor 3 May 2026</p>', null],
  ['<meta name="author" content="webadmin"><p class="byline">By Ada Fenwick</p>', 'Ada Fenwick / byline'],
  ['<meta name="author" content="webmaster">', null],
  ['<meta name="author" content="Super User"><p class="byline">By Ada Fenwick</p>', 'Ada Fenwick / byline'],
  [
    '<meta property="og:site_name" content="brand:wood"><meta name="author" content="brand:wood"><p class="byline">By Ada Fenwick</p>',
    'Ada Fenwick / byline',
  ],
  [
    '<meta property="og:site_name" content="Ada Fenwick"><meta name="author" content="Ada Fenwick">',
    'Ada Fenwick / author',
  ],
  [
    '<script type="application/ld+json">{"@type":"Article","author":{"name":"Reuters"}}</script><p class="byline">Ada Fenwick</p>',
    'Ada Fenwick / byline',
  ],
  ['<script type="application/ld+json">{"@type":"Article","author":{"name":"Reuters"}}</script>', null],
  ['', null],
])('%s states %j', (html, author) => {
  expect(authorOf(html)).toBe(author);
});
