import { decodeTextFile as decode } from '@earshot/schema/values/encodings/decode-bytes';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { detectText } from './detect-encoding.ts';

const decodeTextFile = (bytes: Uint8Array) => decode(bytes, detectText);

const GREEK = 'Ο δήμος εγκαινίασε τη νέα γραμμή του πορθμείου\nΑναβλήθηκε η γέφυρα';

it.each(examples<[string, string, string]>(import.meta.url, 'encodings'))(
  '#392 is read as what it is, and says what was guessed: %s',
  (encoding, script, text) => {
    const { text: read, notes } = decodeTextFile(iconv.encode(text, encoding));
    expect(read).toBe(text);
    expect(notes.join(' ')).toContain(`read as ${script} (`);
  },
);

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

it('is read despite NULs that an old export left between fields, with a note', () => {
  const text = 'Ferry line reopens\0\0\0Harbour Gazette\nTrams stop again\0Coast Times\n'.repeat(20);
  expect(decodeTextFile(Buffer.from(text))).toEqual({
    text: 'Ferry line reopens Harbour Gazette\nTrams stop again Coast Times\n'.repeat(20),
    notes: ['80 NUL characters in the file were read as blanks.'],
  });
  expect(decodeTextFile(Buffer.from('Ferry line\0reopens')).text).toBe('Ferry line reopens');
});

it.each(examples<[string, string]>(import.meta.url, 'UTF-16 without a mark'))(
  'is UTF-16 without a mark, also with a byte too many at its end: %s',
  (encoding, text) => {
    const bytes = iconv.encode(text, encoding, { addBOM: false });
    expect(decodeTextFile(bytes).text).toBe(text);
    expect(decodeTextFile(Buffer.concat([bytes, Buffer.from([0x0a])])).text).toBe(text);
  },
);

it.each([
  ['control characters', Buffer.from('\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000e\u000f')],
  ['text in between', Buffer.from(`ab\u0001\u0002\0\0\0\0cd`.repeat(30))],
  ['a picture', Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * i * 31 + i * 7) % 256))],
  ['NULs', Buffer.alloc(64)],
])('#395 is no text with many control characters: %s', (_, bytes) => {
  expect(() => decodeTextFile(bytes)).toThrow(expect.objectContaining({ failureCause: 'file-not-text' }));
});
