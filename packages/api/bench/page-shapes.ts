/** Shapes of hostile pages: one piece repeated, in each part of a page that a reader looks at. */

/** The surrounding page, by part in which a piece is repeated. */
const PLACES = {
  html: ['<title>Ferry</title><h1>Ferry</h1>', ''],
  script: ['<title>Go</title><script>', '</script>'],
  scripts: ['<title>Go</title><script>', '</script>'],
  text: ['<title>Ferry</title><h1>Ferry</h1><article><p>', '</p></article>'],
  title: ['<title>', '</title><h1>Ferry</h1>'],
  heading: ['<title>Ferry</title><h1>', '</h1>'],
  description: ['<meta name="description" content="', '"><title>Ferry</title>'],
  refresh: ['<meta http-equiv="refresh" content="', '">'],
  linked: ['<script type="application/ld+json">', '</script><title>Ferry</title>'],
  byline: ['<title>Ferry</title><h1>Ferry</h1><p class="byline">', '</p>'],
  time: ['<title>Ferry</title><h1>Ferry</h1><time>', '</time>'],
  style: ['<title>Ferry</title><style>', '</style>'],
  comment: ['<title>Ferry</title><!--', '-->'],
  none: ['', ''],
} as const;

type Place = keyof typeof PLACES;

/** Pieces by part of the page. `#` is replaced by the number of the copy. */
const PIECES: Readonly<Record<Place, readonly string[]>> = {
  html: [
    '<div>',
    '<p>a',
    '<b>',
    '<span>a ',
    '<table><tr><td>a',
    '<ul><li>a',
    '<select><option>a',
    '<svg><title>a',
    '<template>',
    '<noscript>',
    '<iframe src="/#">',
    '<form action="/#"><input name="a#" value="b">',
    '<time datetime="2026-05-04">May 4, 2026</time>',
    '<time>',
    '<a href="https://a#.example/">a</a>',
    '<a href="/news/#">The ferry sails at noon #</a>',
    '<meta property="og:title" content="a#">',
    '<meta property="article:published_time" content="2026-05-04">',
    '<link rel="canonical" href="/#">',
    '<h1>Ferry #</h1>',
    '<h2>Related</h2><p>The ferry sails at noon.</p>',
    '<figure><img src="/a.jpg"><figcaption>The ferry #.</figcaption></figure>',
    '<div class="byline">By Ada Fenwick</div>',
    '<div class="a b c paywall subscribe">a</div>',
    '<p>By Ada Fenwick</p>',
    '<p>May 4, 2026</p>',
    '<script>a()</script>',
    '<script type="application/ld+json">{"@type":"NewsArticle"}</script>',
    '<br>',
    '</div>',
    '<',
    '<!',
    '<!--',
    '<?',
    '&amp;',
    '&#x41;',
    '&',
    '<a b',
    '<a b="',
    '<div itemprop="author" itemscope>',
    '<div itemprop="datePublished" content="2026-05-04"></div>',
    '<blockquote>',
    '<a>',
    '<p><a href="/#">',
    '<li class="item"><a href="/#"><h3>The ferry #</h3></a></li>',
    '<script',
    '<title>a</title>',
  ],
  script: [
    '{',
    '(',
    '[',
    'location=',
    'try{',
    'function f(){(',
    'window.',
    'setTimeout( ',
    'a?',
    '`${',
    '/a',
    '"',
    'a=>',
    'var a#="x"+a;',
    'function f#(){f#()}',
    'if(a)',
    '!',
    'a+',
    'a(',
    'a,',
    'case 1:',
    '/*',
    'new ',
    'async ',
    'document.write("',
  ],
  scripts: [
    'location=</script><script>',
    'var a#="x";location=a</script><script>',
    'function f#(){f#()}f#()</script><script>',
  ],
  text: [
    'a',
    'a ',
    'The ferry sails at noon. ',
    'Ferry Acme Council ',
    '“the ferry” ',
    '"',
    '(',
    'U.S. ',
    '3.5 million ',
    'May 4, 2026 ',
    '4 May ',
    'By Ada Fenwick ',
    'by-',
    '입력',
    '— ',
    '...',
    'Subscribe to continue reading ',
    'https://a.example/# ',
    'a@b.example ',
    '船',
    'é',
    '👩‍👩‍👧',
    '\u0301',
    '\u00a0',
    '\t',
    '#.',
  ],
  title: ['a', 'Ferry | ', 'Ferry - ', ' — ', '| ', ': ', '"', '船', ' '],
  heading: ['a', 'Ferry - ', '<b>a</b>', ' '],
  description: ['a', 'The ferry sails. ', '&amp;', '<'],
  refresh: ['0;', '0;url=', ' ', '1', "'", ';url="'],
  linked: [
    '{"a":',
    '[',
    '{"@type":"NewsArticle","headline":"a#"},',
    '"a#",',
    '\\',
    '{"@graph":[',
    '<!--',
    '"author":{"name":"a"},',
    '//',
  ],
  byline: ['By Ada Fenwick, ', 'and ', ', ', 'Ada Fenwick (Acme) | '],
  time: ['2026-05-04 ', 'May ', '4', ':', 'Updated '],
  style: ['a{}', '/*', '@media{'],
  comment: ['-', '--', '<!--', 'a'],
  none: [
    '\0',
    '\uFEFF',
    ' ',
    '\n',
    '%PDF-',
    '{"a":',
    '[',
    '<?xml ',
    '<rss><item><link>/#</link></item>',
    '<html amp>',
    'Ferry\n',
  ],
};

/** All pieces in all positions. */
export const ALL_PIECES: readonly string[] = Object.values(PIECES).flat();

export interface PageShape {
  readonly name: string;
  /** Returns a page of at most this many characters. */
  readonly ofLength: (characters: number) => string;
}

/** The pieces of texts and bodies, repeated without a surrounding page. */
export const TEXT_SHAPES: readonly PageShape[] = [
  ...PIECES.text,
  ...PIECES.title,
  ...PIECES.linked,
  ...PIECES.refresh,
  'https://',
  'https://a.example/#\n',
  'hxxp[:]//',
  '[.]',
  '[a](',
  '<a href="',
  '<https://a',
  '//a.',
  'a@',
  'Ferry = VW, ',
  'Ferry=',
  '"Ferry", ',
  '(-',
  '- ',
  '| ',
].map((piece) => ({
  name: JSON.stringify(piece),
  ofLength: (characters: number) => filled(PLACES.none, piece, characters),
}));

/** Each piece repeated, with and without a different letter in the middle, where a search for the end of the run fails. */
export const PAGE_SHAPES: readonly PageShape[] = (Object.keys(PIECES) as Place[]).flatMap((place) =>
  PIECES[place].flatMap((piece) => {
    const name = `${place} ${JSON.stringify(piece)}`;
    const [start, end] = PLACES[place];
    return [
      { name, ofLength: (characters: number) => filled([start, end], piece, characters) },
      {
        name: `${name}, broken`,
        ofLength: (characters: number) =>
          filled([start, 'x'], piece, characters / 2) + filled(['', end], piece, characters / 2),
      },
    ];
  }),
);

function filled([start, end]: readonly [string, string], piece: string, characters: number): string {
  const copies: string[] = [];
  let left = characters - start.length - end.length;
  for (let i = 0; left > 0; i += 1) {
    const copy = piece.replaceAll('#', String(i));
    copies.push(copy);
    left -= copy.length;
  }
  return `${start}${copies.join('')}`.slice(0, characters - end.length) + end;
}
