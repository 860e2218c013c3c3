/** Pages between a link and its destination that wait for a click. One kind per row, keyed by host. */

export interface InterstitialRow {
  /** In the notation of `core/url/host-pattern.ts`. */
  readonly host: string;
  /**
   * Location of the destination: in an attribute of any element, in the link with this ID or tracking name, in a call to
   * this function, or in the only link that leaves the site.
   */
  readonly take:
    | { readonly attribute: string }
    | { readonly link: string }
    | { readonly call: string }
    | 'only-outside-link';
  /** Hosts that belong to the same service, so that a link to them does not leave it. */
  readonly own?: readonly string[];
  /** Who shows these pages, and where that was observed. */
  readonly source: string;
  /** The part of such a page that leads to `https://news.example/story?id=7`. */
  readonly example: string;
}

const GOOGLE = ['*.google.*', '*.googleblog.com', '*.gstatic.com', '*.googleusercontent.com', '*.goo.gl'];
const LINKEDIN = ['*.linkedin.com', '*.licdn.com', 'lnkd.in'];
const TINYURL = ['*.tinyurl.com', '*.tinyurl.help'];
const STORY = '<a href="https://news.example/story?id=7">https://news.example/story?id=7</a>';

export const INTERSTITIALS: readonly InterstitialRow[] = [
  {
    host: 'apple.news',
    take: { call: 'redirectToUrlAfterTimeout' },
    source: 'Apple News, outside its app',
    example: '<script>redirectToUrlAfterTimeout("https://news.example/story?id=7", 0);</script>',
  },
  {
    host: '*.bit.ly',
    take: 'only-outside-link',
    own: ['*.bit.ly', '*.bitly.com'],
    source: 'Bitly, preview and warning pages',
    example: STORY,
  },
  {
    host: '*.bitly.com',
    take: 'only-outside-link',
    own: ['*.bit.ly', '*.bitly.com'],
    source: 'Bitly, warning pages',
    example: STORY,
  },
  {
    host: 'clck.ru',
    take: 'only-outside-link',
    own: ['clck.ru', '*.yandex.*', '*.ya.ru'],
    source: 'Yandex short links, warning page',
    example: STORY,
  },
  {
    host: '*.cutt.ly',
    take: 'only-outside-link',
    own: ['*.cutt.ly'],
    source: 'Cuttly, preview page',
    example: STORY,
  },
  {
    host: '*.goo.gl',
    take: 'only-outside-link',
    own: GOOGLE,
    source: 'Google URL Shortener, notice since 2024',
    example: STORY,
  },
  {
    host: '*.is.gd',
    take: 'only-outside-link',
    own: ['*.is.gd'],
    source: 'is.gd, preview page',
    example: STORY,
  },
  {
    host: 'l.facebook.com',
    take: 'only-outside-link',
    own: ['*.facebook.com', '*.fb.com', '*.meta.com'],
    source: 'Facebook, warning page',
    example: STORY,
  },
  {
    host: 'l.instagram.com',
    take: 'only-outside-link',
    own: ['*.instagram.com', '*.facebook.com', '*.meta.com'],
    source: 'Instagram, warning page',
    example: STORY,
  },
  {
    host: '*.linkedin.com',
    take: { link: 'external_url_click' },
    own: LINKEDIN,
    source: 'LinkedIn, "not on LinkedIn" page',
    example:
      '<a data-tracking-control-name="external_url_click" href="https://news.example/story?id=7">news.example</a>',
  },
  {
    host: 'lnkd.in',
    take: { link: 'external_url_click' },
    own: LINKEDIN,
    source: 'LinkedIn short links, "not on LinkedIn" page',
    example:
      '<a data-tracking-control-name="external_url_click" href="https://news.example/story?id=7">news.example</a>',
  },
  {
    host: 'lnkd.in',
    take: 'only-outside-link',
    own: LINKEDIN,
    source: 'LinkedIn short links, "not on LinkedIn" page',
    example: STORY,
  },
  {
    host: '*.mimecast.com',
    take: 'only-outside-link',
    own: ['*.mimecast.com', '*.mimecastprotect.com'],
    source: 'Mimecast URL Protect, page to confirm',
    example: STORY,
  },
  {
    host: '*.mimecastprotect.com',
    take: 'only-outside-link',
    own: ['*.mimecast.com', '*.mimecastprotect.com'],
    source: 'Mimecast URL Protect, page to confirm',
    example: STORY,
  },
  {
    host: 'news.google.com',
    take: { attribute: 'data-n-au' },
    source: 'Google News, ids since 2024',
    example: '<c-wiz><div data-n-au="https://news.example/story?id=7"></div></c-wiz>',
  },
  {
    host: 'news.google.com',
    take: 'only-outside-link',
    own: GOOGLE,
    source: 'Google News, ids since 2024',
    example: `<c-wiz>${STORY}</c-wiz>`,
  },
  {
    host: 'ow.ly',
    take: 'only-outside-link',
    own: ['*.ow.ly', '*.hootsuite.com'],
    source: 'Hootsuite, warning page',
    example: STORY,
  },
  {
    host: '*.s.id',
    take: 'only-outside-link',
    own: ['*.s.id', '*.home.s.id'],
    source: 's.id, preview page',
    example: STORY,
  },
  {
    host: '*.shorturl.at',
    take: 'only-outside-link',
    own: ['*.shorturl.at'],
    source: 'ShortURL, preview page',
    example: STORY,
  },
  {
    host: 't.co',
    take: 'only-outside-link',
    own: ['t.co', '*.x.com', '*.twitter.com'],
    source: 'X short links, warning page',
    example: STORY,
  },
  { host: 't.ly', take: 'only-outside-link', own: ['*.t.ly'], source: 'T.LY, preview page', example: STORY },
  {
    host: '*.tiny.cc',
    take: 'only-outside-link',
    own: ['*.tiny.cc'],
    source: 'Tiny.cc, preview page',
    example: STORY,
  },
  {
    host: '*.tinyurl.com',
    take: { link: 'redirecturl' },
    own: TINYURL,
    source: 'TinyURL, preview page',
    example: '<a id="redirecturl" href="https://news.example/story?id=7">Proceed to this site</a>',
  },
  {
    host: '*.tinyurl.com',
    take: 'only-outside-link',
    own: TINYURL,
    source: 'TinyURL, preview page',
    example: STORY,
  },
  {
    host: '*.v.gd',
    take: 'only-outside-link',
    own: ['*.v.gd', '*.is.gd'],
    source: 'v.gd, preview page',
    example: STORY,
  },
  {
    host: '*.vk.cc',
    take: 'only-outside-link',
    own: ['*.vk.cc', '*.vk.com', '*.vk.ru'],
    source: 'VK short links, warning page',
    example: STORY,
  },
];
