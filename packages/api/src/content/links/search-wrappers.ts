/** Links written by search engines, news readers, translators and page caches. One kind per row, keyed by host. */
import type { WrapperRow } from './wrapper-row.ts';

export const SEARCH_WRAPPERS: readonly WrapperRow[] = [
  {
    host: '*.bing-amp.com',
    path: '/c/',
    decoder: 'amp-path',
    source: 'Bing AMP cache',
    example: 'https://news-example.bing-amp.com/c/s/news.example/story?id=7',
  },
  {
    host: '*.bing.com',
    path: '/aclick',
    parameter: 'u',
    source: 'Bing advertisements, base64',
    example: 'https://www.bing.com/aclick?ld=a&u=aHR0cHMlM2ElMmYlMmZuZXdzLmV4YW1wbGUlMmZzdG9yeSUzZmlkJTNkNw',
  },
  {
    host: '*.bing.com',
    path: '/ck/a',
    parameter: 'u',
    source: 'Bing results, base64 behind "a1"',
    example: 'https://www.bing.com/ck/a?!&p=x&u=a1aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw&ntb=1',
  },
  {
    host: '*.bing.com',
    path: '/news/apiclick.aspx',
    parameter: 'url',
    source: 'Bing News feeds and alerts',
    example:
      'https://www.bing.com/news/apiclick.aspx?ref=FexRss&aid=&tid=a&url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&c=1',
  },
  {
    host: '*.bing.com',
    path: '/amp/',
    decoder: 'amp-path',
    source: 'Bing AMP viewer',
    example: 'https://www.bing.com/amp/s/news.example/story?id=7',
  },
  {
    host: '*.cdn.ampproject.org',
    decoder: 'amp-path',
    source: 'Google AMP cache (developers.google.com/amp/cache)',
    example: 'https://news-example.cdn.ampproject.org/c/s/news.example/story?id=7',
  },
  {
    host: 'consent.google.*',
    parameter: 'continue',
    source: 'Google, question about cookies',
    example: 'https://consent.google.com/m?continue=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&gl=DE',
  },
  {
    host: 'consent.youtube.com',
    parameter: 'continue',
    source: 'YouTube, question about cookies',
    example: 'https://consent.youtube.com/m?continue=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&gl=DE',
  },
  {
    host: '*.doubleclick.net',
    parameter: ['adurl', 'ds_dest_url'],
    source: 'Google Marketing Platform',
    example:
      'https://adclick.g.doubleclick.net/pcs/click?xai=a&adurl=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.doubleclick.net',
    path: '/ddm/',
    decoder: 'after-last-scheme',
    source: 'Google Campaign Manager click trackers',
    example: 'https://ad.doubleclick.net/ddm/clk/412345678;212345678;a?https://news.example/story?id=7',
  },
  {
    host: '*.duckduckgo.com',
    path: '/l/',
    parameter: 'uddg',
    source: 'DuckDuckGo results, also its plain versions',
    example: 'https://html.duckduckgo.com/l/?uddg=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&rut=x',
  },
  {
    host: '*.google.*',
    path: '/amp/',
    decoder: 'amp-path',
    source: 'Google AMP viewer',
    example: 'https://www.google.com/amp/s/news.example/story?id=7',
  },
  {
    host: '*.google.*',
    path: '/aclk',
    parameter: 'adurl',
    source: 'Google Ads',
    example: 'https://www.google.com/aclk?sa=l&ai=a&adurl=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.google.*',
    path: '/imgres',
    parameter: 'imgrefurl',
    source: 'Google Images',
    example:
      'https://www.google.com/imgres?imgurl=https%3A%2F%2Fa.example%2Fb.jpg&imgrefurl=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.google.*',
    path: '/url',
    parameter: ['q', 'url'],
    source: 'Google results, Alerts, Docs, Gmail, Calendar',
    example:
      'https://www.google.com/url?rct=j&sa=t&url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&ct=ga&usg=x',
  },
  {
    host: '*.googleadservices.com',
    path: '/pagead/aclk',
    parameter: 'adurl',
    source: 'Google Ads',
    example:
      'https://www.googleadservices.com/pagead/aclk?sa=L&ai=a&adurl=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'guce.yahoo.com',
    parameter: 'done',
    source: 'Yahoo, question about cookies',
    example: 'https://guce.yahoo.com/consent?brandType=eu&done=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'meet.google.com',
    path: '/linkredirect',
    parameter: 'dest',
    source: 'Google Meet chat',
    example:
      'https://meet.google.com/linkredirect?authuser=0&dest=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'news.google.com',
    path: '/articles/',
    decoder: 'google-news',
    source: 'Google News, ids that hold the address (until 2024)',
    example: 'https://news.google.com/articles/CBMiH2h0dHBzOi8vbmV3cy5leGFtcGxlL3N0b3J5P2lkPTfSAQA?hl=en',
  },
  {
    host: 'news.google.com',
    path: '/read/',
    decoder: 'google-news',
    source: 'Google News, ids that hold the address (until 2024)',
    example: 'https://news.google.com/read/CBMiH2h0dHBzOi8vbmV3cy5leGFtcGxlL3N0b3J5P2lkPTfSAQA?hl=en',
  },
  {
    host: 'news.google.com',
    path: '/rss/articles/',
    decoder: 'google-news',
    source: 'Google News feeds, ids that hold the address (until 2024)',
    example: 'https://news.google.com/rss/articles/CBMiH2h0dHBzOi8vbmV3cy5leGFtcGxlL3N0b3J5P2lkPTfSAQA?oc=5',
  },
  {
    host: 'news.google.com',
    path: '/__i/rss/rd/articles/',
    decoder: 'google-news',
    source: 'Google News feeds, ids that hold the address (until 2024)',
    example:
      'https://news.google.com/__i/rss/rd/articles/CBMiH2h0dHBzOi8vbmV3cy5leGFtcGxlL3N0b3J5P2lkPTfSAQA?oc=5',
  },
  {
    host: 'news.url.google.com',
    path: '/url',
    parameter: ['q', 'url'],
    source: 'Google News mail alerts',
    example: 'https://news.url.google.com/url?q=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'scholar.google.*',
    path: '/scholar_url',
    parameter: 'url',
    source: 'Google Scholar alerts',
    example:
      'https://scholar.google.com/scholar_url?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&hl=en&sa=X',
  },
  {
    host: '*.search.yahoo.com',
    decoder: 'yahoo-star',
    source: 'Yahoo results',
    example:
      'https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=https%3a%2f%2fnews.example%2fstory%3fid%3d7/RK=2/RS=x-',
  },
  {
    host: '*.translate.goog',
    decoder: 'translate-goog',
    source: 'Google Translate, translated page',
    example: 'https://news-example.translate.goog/story?id=7&_x_tr_sl=de&_x_tr_tl=en',
  },
  {
    host: 'translate.google.*',
    parameter: 'u',
    source: 'Google Translate',
    example:
      'https://translate.google.com/translate?sl=auto&tl=en&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'webcache.googleusercontent.com',
    decoder: 'after-last-scheme',
    source: 'Google cache (until 2024)',
    example:
      'https://webcache.googleusercontent.com/search?q=cache:AbCdEf:https://news.example/story%3Fid%3D7',
  },
  {
    host: '*.yandex.*',
    path: '/clck/',
    parameter: ['url', 'u'],
    source: 'Yandex results',
    example: 'https://yandex.ru/clck/jsredir?from=yandex.ru&url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.yandex.*',
    path: '/safety/',
    parameter: 'url',
    source: 'Yandex warning page',
    example: 'https://yandex.ru/safety/?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
];
