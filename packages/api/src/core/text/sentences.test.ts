import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTENCE_MARKS } from './sentence-marks.ts';
import { splitSentences } from './sentences.ts';

const split = (text: string, language = 'en') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each<[string, string[]]>([
    ['The vote passed. Nobody objected.', ['The vote passed.', 'Nobody objected.']],
    [
      'Dr. Ada B. Reyes met Mr. Okoro at 9 a.m. on Friday.',
      ['Dr. Ada B. Reyes met Mr. Okoro at 9 a.m. on Friday.'],
    ],
    [
      'By 7 p.m. Mrs. Lind had left. It closed at 8 p.m. Guests stayed.',
      ['By 7 p.m. Mrs. Lind had left.', 'It closed at 8 p.m.', 'Guests stayed.'],
    ],
    [
      'She moved to the U.S. Senate race. He left the U.S. They met.',
      ['She moved to the U.S. Senate race.', 'He left the U.S.', 'They met.'],
    ],
    [
      'Profit rose 3.5% to $1.2 million. See www.example.org/a.html. Done.',
      ['Profit rose 3.5% to $1.2 million.', 'See www.example.org/a.html.', 'Done.'],
    ],
    ['Write to jo.doe@example.org. She answers.', ['Write to jo.doe@example.org.', 'She answers.']],
    ['“It is done!” she said. “We won.” They left.', ['“It is done!” she said.', '“We won.”', 'They left.']],
    ['“Really?” Mr Ray said. Nobody knew.', ['“Really?” Mr Ray said.', 'Nobody knew.']],
    [
      'I wonder... maybe not. I waited.... Then it came.',
      ['I wonder... maybe not.', 'I waited....', 'Then it came.'],
    ],
    [
      'The firm (It was founded in 1990.) is old. It lives.',
      ['The firm (It was founded in 1990.) is old.', 'It lives.'],
    ],
    [
      'Acme Inc. and Bolt Ltd. merged. Shares of Acme Inc. She sold.',
      ['Acme Inc. and Bolt Ltd. merged.', 'Shares of Acme Inc.', 'She sold.'],
    ],
    [
      'Agenda: 1. Open the meeting 2. Read the minutes',
      ['Agenda:', '1. Open the meeting', '2. Read the minutes'],
    ],
    [
      'See no. 7 on p. 12. The answer is no. They agreed.',
      ['See no. 7 on p. 12.', 'The answer is no.', 'They agreed.'],
    ],
    ['We did it! 🎉 So proud.', ['We did it! 🎉', 'So proud.']],
    ['A heading\n\nA first line. A second.', ['A heading', 'A first line.', 'A second.']],
    ['It was a long and \nwrapped line.', ['It was a long and \nwrapped line.']],
    ['one item\nanother item', ['one item', 'another item']],
    ['It ended.Nobody came.', ['It ended.', 'Nobody came.']],
    ['', []],
    [' \n\t ', []],
  ])('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    [
      'de',
      'Am 3. Oktober kam Dr. Weiß z. B. nach Bonn. Er blieb.',
      ['Am 3. Oktober kam Dr. Weiß z. B. nach Bonn.', 'Er blieb.'],
    ],
    [
      'fr',
      'M. Durand et Mme. Petit sont là. Ils partent.',
      ['M. Durand et Mme. Petit sont là.', 'Ils partent.'],
    ],
    ['es', '¿Dónde está la Sra. Gil? ¡Aquí!', ['¿Dónde está la Sra. Gil?', '¡Aquí!']],
    ['ru', 'Он живёт на ул. Мира. Дом 5.', ['Он живёт на ул. Мира.', 'Дом 5.']],
    ['ja', '彼は「行く。」と言った。終わり。', ['彼は「行く。」と言った。', '終わり。']],
    ['zh', '会议结束了。大家都走了！', ['会议结束了。', '大家都走了！']],
    ['hi', 'यह पहला है। यह दूसरा है।', ['यह पहला है।', 'यह दूसरा है।']],
    ['ur', 'یہ پہلا ہے۔ یہ دوسرا ہے؟', ['یہ پہلا ہے۔', 'یہ دوسرا ہے؟']],
    ['el', 'Πού είναι; Εδώ είναι.', ['Πού είναι;', 'Εδώ είναι.']],
    ['my', 'တံတား ပိတ်သည်။ လူများ ပြန်ကြသည်။', ['တံတား ပိတ်သည်။', 'လူများ ပြန်ကြသည်။']],
    ['km', 'ស្ពាន ត្រូវ បាន បិទ។ ពួកគេ ត្រឡប់ មក វិញ។', ['ស្ពាន ត្រូវ បាន បិទ។', 'ពួកគេ ត្រឡប់ មក វិញ។']],
    ['am', 'ድልድዩ ተዘጋ። ሰዎች ተመለሱ።', ['ድልድዩ ተዘጋ።', 'ሰዎች ተመለሱ።']],
    ['hy', 'Կամուրջը փակ է։ Նրանք վերադարձան։', ['Կամուրջը փակ է։', 'Նրանք վերադարձան։']],
  ])('splits %s: %j', (language, text, expected) => {
    expect(split(text, language)).toEqual(expected);
  });

  it('cuts a Thai paragraph at spaces into groups of clauses, not beside figures, conjunctions or in quotations', () => {
    const clauses = [
      'คณะกรรมการท่าเรือประกาศเมื่อวันจันทร์ว่าจะปิดสะพานข้ามแม่น้ำเป็นเวลา 6 สัปดาห์ เพื่อให้วิศวกรเปลี่ยนชิ้นส่วนที่ชำรุดทั้งหมด',
      'ผู้ประกอบการร้านค้าในบริเวณใกล้เคียงกล่าวว่าพวกเขากังวลว่าจะสูญเสียลูกค้าจำนวนมากในช่วงที่สะพานปิดซ่อมแซม และขอเงินชดเชย',
      'สภาเมืองจะพิจารณาเรื่องเงินชดเชยในการประชุมสัปดาห์หน้า',
    ];
    const text = clauses.join(' ');
    expect(splitSentences(text, 'th').map(({ start, end }) => text.slice(start, end))).toEqual(clauses);
    const quoted = `คณะกรรมการท่าเรือประกาศเมื่อวันจันทร์ต่อผู้สื่อข่าวทุกคนว่า “${'ท่าเรือเปิดแล้ว '.repeat(6)}” เมื่อวานนี้`;
    expect(splitSentences(quoted, 'th')).toHaveLength(1);
  });

  it.each<[string, string[]]>([
    ['They met at 10 a.m. EST. They spoke.', ['They met at 10 a.m. EST.', 'They spoke.']],
    ['Tide! Inc. fell. The rest rose.', ['Tide! Inc. fell.', 'The rest rose.']],
    [
      'The case Vane v. Harbour City was decided. It is old.',
      ['The case Vane v. Harbour City was decided.', 'It is old.'],
    ],
    ['Sales fell. iPad sales rose. eBay gained.', ['Sales fell.', 'iPad sales rose.', 'eBay gained.']],
  ])('reads %j as a journalist does', (text, expected) => {
    expect(splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it.each([...SENTENCE_MARKS])('continues after %j, alone, in a row and without a space', (mark) => {
    for (const text of [mark, mark.repeat(3), `a${mark}b`, `a${mark} b${mark}`]) {
      expect(split(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }
  });

  it('keeps spans in order, apart, trimmed and covering all that is not space', () => {
    const fragment = fc.oneof(
      fc.constantFrom(
        '. ',
        '.',
        '! ',
        '? "',
        '... ',
        ' . . . ',
        '\n',
        '\r\n\n',
        '1. ',
        'a) ',
        '(',
        ')',
        '“',
        '”',
        '[',
        ']',
        'U.S. ',
        'Mr. ',
        '。',
        '「',
        '」',
        '؟',
        '😀',
        ':',
        '…',
      ),
      fc.constantFrom(...SENTENCE_MARKS),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('Word', 'word', ' ', 'He ', '12', 'ß'),
    );
    const text = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'ja', 'hy', 'und'), (input, language) => {
        let covered = '';
        let last = 0;
        for (const { start, end } of splitSentences(input, language)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(input.length);
          const slice = input.slice(start, end);
          expect(slice.trim()).toBe(slice);
          covered += slice;
          last = end;
        }
        expect(covered.replace(/\s/g, '')).toBe(input.replace(/\s/g, ''));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['no space', 'x'.repeat(100_000)],
    ['dots', '.'.repeat(100_000)],
    ['spaced dots', '. '.repeat(50_000)],
    ['open brackets', '(['.repeat(50_000)],
    ['nested brackets', '('.repeat(20_000) + ')'.repeat(20_000)],
    ['initials', 'A. '.repeat(30_000)],
    ['numbers', '1. 2. '.repeat(15_000)],
    ['line breaks', 'a\n'.repeat(50_000)],
    ['spaces', ` ${' '.repeat(100_000)}a.`],
  ])('finishes on hostile input: %s', (_, text) => {
    const joined = split(text).join('').replace(/\s/g, '');
    expect(joined).toBe(text.replace(/\s/g, ''));
  });
});
