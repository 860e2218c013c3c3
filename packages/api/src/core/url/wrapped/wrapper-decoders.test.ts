import { expect, it } from 'vitest';
import type { WrapperDecoderName } from '../../../content/links/links.data.ts';
import { WRAPPER_DECODERS } from './wrapper-decoders.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** The rows of `content/links` have one example per decoder. These are their other cases. */
it.each<[WrapperDecoderName, string, string | null]>([
  [
    'after-last-scheme',
    'https://a.example/to/https%3A/x/https://coast.example/a%20b',
    'https://coast.example/a b',
  ],
  ['after-last-scheme', 'https://a.example/to/http://coast.example/', 'http://coast.example/'],
  ['after-last-scheme', 'https://a.example/story', null],
  ['after-last-scheme', 'https://a.example/https://coast.example/%zz', null],
  ['amp-path', 'https://www.google.com/amp/s/coast.example/story', 'https://coast.example/story'],
  ['amp-path', 'https://www.google.com/amp/coast.example/story', 'http://coast.example/story'],
  [
    'amp-path',
    'https://a.example/v/s/coast.example/story?amp_js=1&id=7&usqp=x',
    'https://coast.example/story?id=7',
  ],
  ['amp-path', 'https://a.example/c/s/coast.example/s?amp_js=1', 'https://coast.example/s'],
  ['amp-path', 'https://a.example/i/c/s/coast.example/a.png?x=1&y=2', 'https://coast.example/a.png?x=1&y=2'],
  [
    'base64-json-path',
    `https://a.example/x/${base64('{"u":"https:\\/\\/coast.example\\/a\\u0026b"}')}`,
    'https://coast.example/a&b',
  ],
  [
    'base64-json-path',
    `https://a.example/x.${base64('{"v":1,"u":"http://coast.example/a"}')}.sig`,
    'http://coast.example/a',
  ],
  ['base64-json-path', `https://a.example/${base64('{"u":7}')}`, null],
  [
    'disqus',
    'https://disq.us/url?url=https%3A%2F%2Fcoast.example%2Fa%3AAbCdEfGh12',
    'https://coast.example/a',
  ],
  ['disqus', 'https://disq.us/url?url=https%3A%2F%2Fcoast.example%3A8080', 'https://coast.example:8080'],
  ['encoded-segment', `https://a.example/x/${base64('https://coast.example/a')}`, 'https://coast.example/a'],
  ['encoded-segment', 'https://a.example/x/https%3A%2F%2Fcoast.example%2Fa/y', 'https://coast.example/a'],
  ['encoded-segment', 'https://a.example/x/%zz/https:%2F%2Fcoast.example', 'https://coast.example'],
  ['encoded-segment', 'https://a.example/x/xhttps%3A%2F%2Fcoast.example', null],
  ['encoded-tail', 'https://a.example/x/https%3A%2F%2Fcoast.example%2Fa', 'https://coast.example/a'],
  ['encoded-tail', 'https://a.example/https%3A%2F%2Fcoast.example%2Fa/x', ''],
  [
    'mandrill',
    `https://a.example/track?p=${base64('{"url":"https://coast.example/a"}')}`,
    'https://coast.example/a',
  ],
  ['partnerize', 'https://a.example/click/destination:https%3A%2F%2Fcoast.example', 'https://coast.example'],
  ['postmark', 'https://a.example/3s/coast.example%2Fa/x', 'https://coast.example/a'],
  ['postmark', 'https://a.example/3/coast.example%2Fa/x', 'http://coast.example/a'],
  ['postmark', 'https://a.example/3s/https%3A%2F%2Fcoast.example/x', 'https://coast.example'],
  ['postmark', 'https://a.example/s/coast.example', null],
  ['tradedoubler', 'https://a.example/click?url(https%3A%2F%2Fcoast.example%2Fa)', 'https://coast.example/a'],
  ['tradedoubler', 'https://a.example/click?p=1&url=https%3A%2F%2Fcoast.example', 'https://coast.example'],
  [
    'translate-goog',
    'https://my--port-coast-example.translate.goog/a?x=1&_x_tr_sl=de#b',
    'https://my-port.coast.example/a?x=1#b',
  ],
  ['translate-goog', 'https://coast-example.translate.goog/?_x_tr_sch=http', 'http://coast.example/'],
  [
    'translate-goog',
    'https://coast-example.translate.goog.example/',
    'https://coast.example.translate.goog.example/',
  ],
  ['underscores', 'https://a.example/___https://coast.example/a___.YXA', 'https://coast.example/a'],
  ['underscores', 'https://a.example/__https://coast.example/a__', null],
  ['whole-query', 'https://a.example/?https%3A%2F%2Fcoast.example', 'https://coast.example'],
  ['without-plus', 'https://bit.ly/abc+?x=1', 'https://bit.ly/abc?x=1'],
  ['without-plus', 'https://bit.ly/a+b', null],
  [
    'yahoo-star',
    'https://r.search.yahoo.com/RU=https%3a%2f%2fcoast.example%2fa/RK=2',
    'https://coast.example/a',
  ],
  ['yahoo-star', 'https://us.rd.yahoo.com/x/**http%3a//coast.example/a', 'http://coast.example/a'],
  ['yahoo-star', 'https://us.rd.yahoo.com/x/*https://coast.example/a', 'https://coast.example/a'],
])('%s reads %s as %s', (decoder, link, expected) => {
  expect(WRAPPER_DECODERS[decoder](new URL(link))).toBe(expected);
});
