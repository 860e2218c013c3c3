import { decodeTextFile as decode } from '@earshot/schema/values/encodings/decode-bytes';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { detectText } from './detect-encoding.ts';

const decodeTextFile = (bytes: Uint8Array) => decode(bytes, detectText);

const GREEK = 'Ο δήμος εγκαινίασε τη νέα γραμμή του πορθμείου\nΑναβλήθηκε η γέφυρα';
const RUSSIAN = 'Город открыл новую линию паромов\nМост отложен до весны';
const HEBREW = 'העיר פתחה קו מעבורת חדש\nהגשר נדחה עד האביב';
const JAPANESE = '市は新しいフェリー航路を開設した\n橋の工事は春まで延期';

describe('a text file in a legacy encoding', () => {
  it.each([
    ['windows-1253', 'Greek', GREEK],
    ['iso-8859-7', 'Greek', GREEK],
    ['windows-1251', 'Cyrillic', RUSSIAN],
    ['koi8-r', 'Cyrillic', RUSSIAN],
    ['iso-8859-5', 'Cyrillic', RUSSIAN],
    ['windows-1250', 'Central European', 'Miasto otworzyło nową linię promową, żółć\nMost opóźniony'],
    ['iso-8859-2', 'Central European', 'Město otevřelo novou přívozní linku, žluťoučký kůň\nMost zpožděn'],
    ['windows-1254', 'Turkish', 'Şehir yeni feribot hattını açtı\nKöprü ilkbahara kaldı, ığdır'],
    ['windows-1255', 'Hebrew', HEBREW],
    ['windows-1256', 'Arabic', 'افتتحت المدينة خط عبارات جديد\nتأجيل الجسر حتى الربيع'],
    ['shift_jis', 'Japanese', JAPANESE],
    ['euc-jp', 'Japanese', JAPANESE],
    ['euc-kr', 'Korean', '시는 새 페리 노선을 개설했다\n다리는 봄까지 연기'],
    ['gb18030', 'Simplified Chinese', '该市开通了新的渡轮航线\n大桥推迟到春天'],
    ['big5', 'Traditional Chinese', '該市開通了新的渡輪航線\n大橋延至春天'],
    ['windows-1252', 'Western European', 'Ferry firm “buys” boats – for €4m\nCafé reopens'],
  ])('#392 is read as what it is, and says what was guessed: %s', (encoding, script, text) => {
    const { text: read, notes } = decodeTextFile(iconv.encode(text, encoding));
    expect(read).toBe(text);
    expect(notes.join(' ')).toContain(`read as ${script} (`);
  });

  it.each(['naïve approach', '“Hi”', 'Año nuevo', '5 € off'])(
    '#392 takes a few accents for Western European: %s',
    (text) => {
      expect(decodeTextFile(iconv.encode(text, 'windows-1252')).text).toBe(text);
    },
  );

  it('#392 adds no note about UTF-8', () => {
    expect(decodeTextFile(Buffer.from(GREEK))).toEqual({ text: GREEK, notes: [] });
  });

  it('is still text with a few control characters in it', () => {
    expect(decodeTextFile(Buffer.from('Ferry \u001b[1mfirm\u001b[0m buys\u0007')).text).toContain('buys');
  });

  it('is still text with NULs that an old export left between its fields, and says so', () => {
    const text = 'Ferry line reopens\0\0\0Harbour Gazette\nTrams stop again\0Coast Times\n'.repeat(20);
    expect(decodeTextFile(Buffer.from(text))).toEqual({
      text: 'Ferry line reopens Harbour Gazette\nTrams stop again Coast Times\n'.repeat(20),
      notes: ['80 NUL characters in the file were read as blanks.'],
    });
    expect(decodeTextFile(Buffer.from('Ferry line\0reopens')).text).toBe('Ferry line reopens');
  });

  it.each([
    ['utf-16le', 'Ferry line reopens\nCafé shut'],
    ['utf-16be', 'Ferry line reopens\nCafé shut'],
    ['utf-16le', RUSSIAN],
    ['utf-16le', GREEK],
    ['utf-16be', HEBREW],
    ['utf-16le', '市は新しいフェリー航路を開設した\n橋の工事は春まで延期 2026'],
  ])('is UTF-16 without a mark, also with a byte too many at its end: %s', (encoding, text) => {
    const bytes = iconv.encode(text, encoding, { addBOM: false });
    expect(decodeTextFile(bytes).text).toBe(text);
    expect(decodeTextFile(Buffer.concat([bytes, Buffer.from([0x0a])])).text).toBe(text);
  });

  it.each([
    ['control characters', Buffer.from('\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000e\u000f')],
    ['text in between', Buffer.from(`ab\u0001\u0002\0\0\0\0cd`.repeat(30))],
    ['a picture', Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * i * 31 + i * 7) % 256))],
    ['NULs', Buffer.alloc(64)],
  ])('#395 is no text with many control characters: %s', (_, bytes) => {
    expect(() => decodeTextFile(bytes)).toThrow(expect.objectContaining({ failureCause: 'file-not-text' }));
  });
});
