import { describe, expect, it } from 'vitest';
import { dayInAddress } from './address-day.ts';

const OPTIONS = { referenceDay: '2026-06-18' };

describe('the day in an address', () => {
  it.each([
    ['https://a.example/2024/03/09/ferry', '2024-03-09'],
    ['https://a.example/news/2024-03-09-ferry', '2024-03-09'],
    ['https://a.example/story/20240309ferry', '2024-03-09'],
    ['https://a.example/t20240309_118.html', '2024-03-09'],
    ['https://a.example/2024/mar/09/ferry', '2024-03-09'],
    ['https://a.example/2024-3-9-ferry', '2024-03-09'],
    ['https://a.example/story/2024.03.09', '2024-03-09'],
    ['https://a.example/news/13-03-2024/ferry', '2024-03-13'],
    ['https://web.archive.org/web/20260101000000/https://a.example/2024/03/09/ferry', '2024-03-09'],
    ['https://a.example/2024/03/ferry', null],
    ['https://a.example/20249999', null],
    ['https://a.example/2099/03/09/ferry', null],
    ['https://a.example/ferry?day=2024-03-09', null],
    ['https://2024-03-09.example/', null],
  ])('%j is %j', (url, day) => {
    expect(dayInAddress(url, OPTIONS)).toBe(day);
  });

  it('follows the order of the language or the list if two are possible', () => {
    const url = 'https://a.example/news/09-03-2024/ferry';
    expect(dayInAddress(url, { ...OPTIONS, numericOrder: 'day-first' })).toBe('2024-03-09');
    expect(dayInAddress(url, { ...OPTIONS, numericOrder: 'month-first' })).toBe('2024-09-03');
  });
});
