import { encode } from 'iconv-lite';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { decodeText } from './decode-text.ts';

const RUSSIAN =
  'Городской совет утвердил новое расписание паромов после долгих споров между жителями и перевозчиком. ';
const JAPANESE = '町議会は長い議論の末、新しいフェリーの時刻表を承認した。住民と運航会社の話し合いは続く。';
const CHINESE = '镇议会在长时间辩论后通过了新的渡轮时刻表，居民与运营公司之间的讨论仍在继续。';
const GERMAN = 'Der Rat beschloss „nach langer Debatte“ den Fahrplan – für Fähren über die Förde.';
const page = (text: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><p>${text.repeat(4)}</p></body></html>`;

it.each(examples<[string, string]>(import.meta.url, 'reads by header, meta element or late meta element'))(
  'reads %s by header, meta element and late meta element',
  (charset, text) => {
    const plain = page(text);
    expect(decodeText(encode(plain, charset), `text/html; charset=${charset}`)).toBe(plain);
    expect(decodeText(encode(plain, charset), `text/html;charset="${charset.toUpperCase()}"`)).toBe(plain);
    const meta = page(text, `<meta charset="${charset}">`);
    expect(decodeText(encode(meta, charset), 'text/html')).toBe(meta);
    const late = page(
      text,
      `<!-- ${'x'.repeat(3_000)} --><meta http-equiv="Content-Type" content="text/html; charset=${charset}">`,
    );
    expect(decodeText(encode(late, charset), 'text/html')).toBe(late);
  },
);

it.each(examples<[string, string]>(import.meta.url, 'guesses when nothing is stated'))(
  'guesses %s when nothing is stated',
  (charset, text) => {
    const plain = page(text.repeat(3));
    expect(decodeText(encode(plain, charset), 'text/html')).toBe(plain);
  },
);

it('puts the byte order mark first, then the header, then the page', () => {
  const plain = page(GERMAN, '<meta charset="windows-1251">');
  expect(decodeText(encode(plain, 'utf-8', { addBOM: true }), 'text/html; charset=koi8-r')).toBe(plain);
  expect(decodeText(encode(plain, 'utf-8'), 'text/html; charset=utf-8')).toBe(plain);
  expect(decodeText(encode(plain, 'utf-16le', { addBOM: true }), 'text/html')).toBe(plain);
});

it('reads quotation marks and the euro sign of windows-1252, also under the name iso-8859-1', () => {
  const bytes = Uint8Array.from([0x93, 0x80, 0x94, 0x97, 0x85]);
  expect(decodeText(bytes, 'text/html; charset=iso-8859-1')).toBe('“€”—…');
});

it.each([
  ['windows-1251', RUSSIAN],
  ['shift_jis', JAPANESE],
  ['gb18030', CHINESE],
  ['windows-1252', GERMAN],
])('reads %s under a header that says utf-8', (charset, text) => {
  const plain = page(text.repeat(3));
  expect(decodeText(encode(plain, charset), 'text/html; charset=utf-8')).toBe(plain);
});

it('keeps utf-8 in spite of a stray byte', () => {
  const bytes = Buffer.concat([encode(page(RUSSIAN), 'utf-8'), Buffer.from([0xff])]);
  expect(decodeText(bytes, 'text/html; charset=utf-8')).toBe(`${page(RUSSIAN)}\uFFFD`);
});

it('never throws', () => {
  expect(decodeText(new Uint8Array(), '')).toBe('');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x00]), 'text/html; charset=nonsense')).toBeTypeOf('string');
  expect(decodeText(Uint8Array.from([0x1b, 0x28, 0x49]), 'text/html; charset=iso-2022-kr')).toBeTypeOf(
    'string',
  );
});
