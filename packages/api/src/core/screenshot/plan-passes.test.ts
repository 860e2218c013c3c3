import { expect, it } from 'vitest';
import { imageOf } from '../../../test/image-of.ts';
import { firstReading, secondPass, secondReading } from './plan-passes.ts';

const KIND = { columns: [0], widthPx: 600, heightPx: 800 };
const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];
const POST = ['Home', 'Pell Bridge Watch @pellbridge · 3h', ...TEXT, '12 Reposts 48 Likes'];
const GERMAN = [
  'Stadtwerke Sonnau @swsonnau · 3h',
  'Die Fahre fahrt wieder ab Montag',
  'und jede Karte bleibt gultig.',
];
const ACCENTED = GERMAN.map((row) => row.replace('Fahre fahrt', 'Fähre fährt').replace('gultig', 'gültig'));

it.each([
  ['in English', POST],
  ['of no words', ['']],
  ['too short for a language', ['Stadtwerke Sonnau @swsonnau · 3h', 'Die Fahre.']],
])('a post %s is recognized once', (_, rows) => {
  expect(secondPass(firstReading(KIND, imageOf(rows).lines))).toBeNull();
});

it('a post in another language is recognized again, and has the words of that reading', () => {
  const first = firstReading(KIND, imageOf(GERMAN).lines);
  const pass = secondPass(first);
  expect(pass).toMatchObject({ language: 'deu', area: first.post.area });
  const read = (rows: readonly string[]) => pass && secondReading(KIND, first, pass, imageOf(rows).lines);
  const text = 'Die Fähre fährt wieder ab Montag und jede Karte bleibt gültig.';
  expect(read(ACCENTED)?.post).toMatchObject({ text, author: 'Stadtwerke Sonnau' });
  expect(read(ACCENTED.slice(1)), 'without the author').toBe(first);
});
