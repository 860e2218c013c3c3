import { expect, it } from 'vitest';
import WORDS from '../../../../schema/src/values/numbers/count-units.json' with { type: 'json' };
import { type DrawnBox, fillBox, grayPicture } from '../../../test/gray-picture.ts';
import { pointIn, withPoint } from './lost-point.ts';

const [WIDTH, HEIGHT] = [100, 40];
const drawn = (boxes: readonly DrawnBox[], ground = 250, ink = 20) =>
  grayPicture([WIDTH, HEIGHT], ground, boxes, ink);

const digit = (left: number): DrawnBox => [left + 3, 10, 4, 20];
const POINT: DrawnBox = [35, 27, 3, 3];
const BOX = { left: 13, top: 10, right: 61, bottom: 30 };
const word = (text: string, box = BOX) => ({ text, confidence: 90, box });
/** A number of three digits and a unit, with and without a point after the second digit. */
const WITH = drawn([digit(10), digit(22), POINT, digit(41), [53, 10, 8, 20]]);
const WITHOUT = drawn([digit(10), digit(22), digit(34), [46, 10, 8, 20]]);

/** `WITH`, but with a point that is hardly darker than the background. */
const FAINT = drawn([digit(10), digit(22), digit(41), [53, 10, 8, 20]]);
fillBox(FAINT, POINT, 190);
const UNITS = [...WORDS.thousand, ...WORDS.million];

it('puts back a decimal point that stands in the picture', () => {
  expect(withPoint(WITH, word('251K')).text).toBe('25.1K');
  const light = drawn([digit(10), digit(22), POINT, digit(41), [53, 10, 8, 20]], 20, 240);
  expect(withPoint(light, word('251K')).text).toBe('25.1K');
});

it.each(UNITS)(
  'in a number with the unit %s, a lost point is put back or the number is not believed',
  (unit) => {
    const apart = { ...BOX, right: 48 };
    expect(withPoint(WITH, word('251', apart), unit)).toMatchObject({ text: '25.1', confidence: 90 });
    expect(withPoint(WITH, word('251', apart), `${unit}.`).text).toBe('25.1');
    expect(withPoint(FAINT, word('251', apart), unit).confidence).toBe(0);
    expect(withPoint(FAINT, word(`251${unit}`)).confidence).toBe(0);
    const glued = withPoint(WITH, word(`251${unit}`));
    expect([glued.text === `25.1${unit}` && glued.confidence === 90, glued.confidence === 0]).toContain(true);
  },
);

it('does not change a number without room for a point between its digits, or words that are not a number with a unit', () => {
  const tight = { ...BOX, right: 54 };
  expect(withPoint(WITHOUT, word('251K', tight))).toEqual(word('251K', tight));
  expect(withPoint(WITH, word('2510')).text).toBe('2510');
  expect(withPoint(WITH, word('251'), 'Likes')).toEqual(word('251'));
  expect(withPoint(WITH, word('25.1K')).text).toBe('25.1K');
});

it('does not believe a number with a unit whose digits touch', () => {
  const touching = drawn([digit(10), [20, 10, 16, 20], [46, 10, 8, 20]]);
  expect(withPoint(touching, word('251', { ...BOX, right: 37 }), 'K').confidence).toBe(0);
});

it('does not take a wide low stroke, or one above the baseline, for a point', () => {
  expect(pointIn(drawn([digit(10), digit(22), [34, 27, 9, 3], digit(48)]), { ...BOX, right: 55 })).toBeNull();
  expect(pointIn(drawn([digit(10), digit(22), [35, 18, 3, 3], digit(41)]), { ...BOX, right: 48 })).toBeNull();
  expect(pointIn(drawn([]), BOX)).toBeNull();
});
