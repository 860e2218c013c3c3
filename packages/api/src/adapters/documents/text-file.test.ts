import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeTextFile } from './text-file.ts';

const GREEK = 'Ο δήμος εγκαινίασε τη νέα γραμμή του πορθμείου\nΑναβλήθηκε η γέφυρα';
const RUSSIAN = 'Город открыл новую линию паромов\nМост отложен до весны';
const HEBREW = 'העיר פתחה קו מעבורת חדש\nהגשר נדחה עד האביב';
const JAPANESE = '市は新しいフェリー航路を開設した\n橋の工事は春まで延期';

describe('a text file in an encoding of its own time', () => {
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
    const { text: read, note } = decodeTextFile(iconv.encode(text, encoding));
    expect(read).toBe(text);
    expect(note).toContain(`read as ${script} (`);
  });

  it.each(['naïve approach', '“Hi”', 'Año nuevo', '5 € off'])(
    '#392 takes a few accents for Western European: %s',
    (text) => {
      expect(decodeTextFile(iconv.encode(text, 'windows-1252')).text).toBe(text);
    },
  );

  it('#392 has nothing to say about UTF-8', () => {
    expect(decodeTextFile(Buffer.from(GREEK))).toEqual({ text: GREEK, note: null });
  });

  it('is still text with a few control characters in it', () => {
    expect(decodeTextFile(Buffer.from('Ferry \u001b[1mfirm\u001b[0m buys\u0007')).text).toContain('buys');
  });

  it.each(['a\0b', '\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000e\u000f'])(
    '#395 is no text with NUL or many control characters',
    (text) => {
      expect(() => decodeTextFile(Buffer.from(text))).toThrow(
        expect.objectContaining({ failureCause: 'file-not-text' }),
      );
    },
  );
});
