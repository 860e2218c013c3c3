import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { WrapperDecoderName } from '../../../content/links/links.data.ts';
import { WRAPPER_DECODERS } from './wrapper-decoders.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** The rows of `content/links` have one example per decoder. These are their other cases. */
it.each<[WrapperDecoderName, string, string | null]>([
  ...examples<[WrapperDecoderName, string, string | null]>(import.meta.url, 'links'),
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
  ['encoded-segment', `https://a.example/x/${base64('https://coast.example/a')}`, 'https://coast.example/a'],
  [
    'mandrill',
    `https://a.example/track?p=${base64('{"url":"https://coast.example/a"}')}`,
    'https://coast.example/a',
  ],
])('%s reads %s as %s', (decoder, link, expected) => {
  expect(WRAPPER_DECODERS[decoder](new URL(link))).toBe(expected);
});
