import { expect, it } from 'vitest';
import { entityAt } from './gaps.ts';

it.each<[string, string | undefined]>([
  ['&amp; x', '&'],
  ['&szlig;', 'ß'],
  ['&AElig;', 'Æ'],
  ['&eacute;', 'é'],
  ['&Uuml;', 'Ü'],
  ['&ccedil;', 'ç'],
  ['&scaron;', 'š'],
  ['&#233;', 'é'],
  ['&#xE9;', 'é'],
  ['&#Xe9;', 'é'],
  ['&#x1F600;', '😀'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&#x110000;', undefined],
  ['&#0;', undefined],
  ['&#xd7ff;', '\ud7ff'],
  ['&#xd800;', undefined],
  ['&#xdfff;', undefined],
  ['&#xe000;', '\ue000'],
  ['&zzz;', undefined],
  ['&;', undefined],
  ['&amp', undefined],
  ['& amp;', undefined],
  ['&#12345678;', undefined],
  ['&abcdefghijkl;', undefined],
])('%j begins with %j', (text, character) => {
  const found = entityAt(`x${text}`, 1);
  expect(found?.character).toBe(character);
  if (found) expect(found.length).toBe(text.indexOf(';') + 1);
});
