import { expect, it } from 'vitest';
import { readAge } from './fragment-kind.ts';

it.each<[string, number | null]>([
  ['5h', 5],
  ['5 h', 5],
  ['12 hours ago', 12],
  ['120 hours ago', 120],
  ['1200 hours ago', null],
  ['3 days ago', 72],
  ['2w', 336],
  ['an hour ago', 1],
  ['an hour', null],
  ['hour', null],
  ['vor 2 Stunden', 2],
  ['il y a 2 heures', 2],
  ['hace 3 días', 72],
  ['5小时前', 5],
  ['3 日前', 72],
  ['2週間前', 336],
  ['约 4 小时前', 4],
  ['30分前', 0],
  ['5 trucks', null],
  ['5 hours in the harbor', null],
  ['hours 5', null],
  ['', null],
  ['              5 hours ago', null],
])('the age of %j in hours is %s', (text, hours) => {
  expect(readAge(text)).toBe(hours);
});
