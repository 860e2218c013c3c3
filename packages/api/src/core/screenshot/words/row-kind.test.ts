import { expect, it } from 'vitest';
import { rowKindOf } from './row-kind.ts';
import { segmentOf } from './segments.ts';

/** Creates a row of words, eight pixels per letter, in the middle of an image. */
function rowOf(text: string) {
  let left = 20;
  const words = text.split(' ').map((word) => {
    const box = { left, top: 300, right: left + 8 * word.length, bottom: 314 };
    left = box.right + 5;
    return { text: word, confidence: 90, box };
  });
  return segmentOf(words);
}

it.each([
  ['reply '.repeat(39), 'zz!'],
  ['2h '.repeat(70), 'x1'],
  ['a liked '.repeat(29), 'q'],
  ['123 '.repeat(50), 'reposts x'],
  [`Anzeige${' !'.repeat(90)}`, 'xyz'],
])('gives up at once on %j and the like', (piece, end) => {
  expect(rowKindOf(rowOf(`${piece.trim()} ${end}`))).not.toBe('status');
});

it.each([
  ['Yesterday at 17:40 - &', 'time'],
  // OCR reads the capital I as a lowercase l.
  ['19 november 2025 om 21:14 ledereen kan reageren', 'time'],
  ['ledereen kan reageren', 'labels'],
  ['2:14 p.m. - 28 oct. 2026 - 293.425 Visualizaciones', 'time'],
  ['2:14 nachm. · 28. Okt. 2026 · 1.234 Mal angezeigt', 'time'],
  ['12 października o 09:05', 'time'],
  ['För 5 timmar sedan', 'time'],
  ['2seme @', 'time'],
  ['Publicidad - $', 'paid'],
  ['Post sponsorisé', 'paid'],
  ['13 328 gilla-markeringar', 'counts'],
  ['5,377 Reposts 841 Quotes', 'counts'],
  ['Poleć Skomentuj Udostępnij dalej Wyślij', 'labels'],
  ['Yanıtını gönder', 'labels'],
  ['Studio Marlbeck hat repostet', 'labels'],
  ['Replying to @wrenhollis', 'labels'],
  ['11,208 views 2 days ago', 'time'],
])('takes %j for %s', (text, kind) => {
  expect(rowKindOf(rowOf(text))).toBe(kind);
});

it.each([
  'Nobody was hurt.',
  'replied to every one politely. Read them again, slowly',
  'Service update, 16:20',
  'The vote is on Sunday',
  'Prefeitura de São José',
  '60 000 people came',
  'Doors (2) open at noon for members (50) of the club',
  '#HelioOne #EV',
])('takes %j for text', (text) => {
  expect(rowKindOf(rowOf(text))).toBeNull();
});

it('takes an item of a list for text, whatever is beside it in another column', () => {
  const item = rowOf('3. Perhaps 2028.');
  expect(rowKindOf(item, [item, rowOf('@ Bookmarks')])).toBeNull();
  expect(rowKindOf(rowOf('Q 28'), [rowOf('Q 28'), rowOf('Ul 402')])).toBe('icons');
});
