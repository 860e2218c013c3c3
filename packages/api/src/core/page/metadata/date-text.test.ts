import { monthOf } from '@earshot/schema/values/dates/month-names';
import { describe, expect, it } from 'vitest';
import { day, dayInUrl, findDay } from './date-text.ts';

describe('findDay', () => {
  it.each([
    ['2024-03-09T10:00Z', '2024-03-09'],
    ['Published March 9, 2024', '2024-03-09'],
    ['Mar. 9th, 2024', '2024-03-09'],
    ['Saturday, 9 March 2024', '2024-03-09'],
    ['9th of March 2024', '2024-03-09'],
    ['9. März 2024', '2024-03-09'],
    ['Samstag, 09.03.2024, 17:40 Uhr', '2024-03-09'],
    ['le 9 mars 2024', '2024-03-09'],
    ['9 de marzo de 2024', '2024-03-09'],
    ['9 de março de 2024', '2024-03-09'],
    ['9 marzo 2024', '2024-03-09'],
    ['9 maart 2024', '2024-03-09'],
    ['9 marca 2024', '2024-03-09'],
    ['9 марта 2024', '2024-03-09'],
    ['9 Mart 2024', '2024-03-09'],
    ['9 Μαρτίου 2024', '2024-03-09'],
    ['٩ مارس', null],
    ['9 مارس 2024', '2024-03-09'],
    ['2024年3月9日', '2024-03-09'],
    ['2024년 3월 9일', '2024-03-09'],
    ['no date at all 12345', null],
    ['31.02.2024', null],
    ['9 Apples 2024', null],
  ])('reads %j as %j', (text, value) => {
    expect(findDay(text, 'day-first')).toBe(value);
  });

  it('follows the order of day and month unless only one is possible', () => {
    expect(findDay('03/09/2024', 'month-first')).toBe('2024-03-09');
    expect(findDay('03/09/2024', 'day-first')).toBe('2024-09-03');
    expect(findDay('13/09/2024', 'month-first')).toBe('2024-09-13');
  });
});

describe('dayInUrl', () => {
  it.each([
    ['https://a.example/2024/03/09/ferry', '2024-03-09'],
    ['https://a.example/news/2024-03-09-ferry', '2024-03-09'],
    ['https://a.example/story/20240309ferry', '2024-03-09'],
    ['https://a.example/2024/mar/09/ferry', '2024-03-09'],
    ['https://a.example/2024/03/ferry', null],
    ['https://a.example/20249999', null],
    ['https://2024-03-09.example/', null],
  ])('of %j is %j', (url, value) => {
    expect(dayInUrl(url)).toBe(value);
  });
});

it('knows only real days', () => {
  expect(day(2024, 2, 29)).toBe('2024-02-29');
  expect(day(2023, 2, 29)).toBeNull();
  expect(day(1812, 1, 1)).toBeNull();
});

it('knows months with and without accents and dots', () => {
  expect([
    monthOf('Août'),
    monthOf('aout'),
    monthOf('Sept.'),
    monthOf('Ağustos'),
    monthOf('styczeń'),
    monthOf('blue'),
  ]).toEqual([8, 8, 9, 8, 1, null]);
});
