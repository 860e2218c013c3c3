import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatKilobytes, formatMegabytes, formatMentions, formatSigned } from './format.ts';

describe('formatDate', () => {
  afterEach(() => vi.unstubAllEnvs());

  describe.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])('in %s', (zone) => {
    it.each([
      ['#173 a calendar day', '2025-03-05'],
      ['#174 an ISO date-time', '2025-03-05T23:30:00Z'],
    ])('%s stays the day that it names: %j', (_, date) => {
      vi.stubEnv('TZ', zone);
      expect(formatDate(date)).toBe('March 5, 2025');
    });
  });

  it.each([
    ['#174 an ISO date-time has the same long form', '2025-03-05T23:30:00-05:00', 'March 5, 2025'],
    ['#174 with a space', '2024-12-31 00:10', 'December 31, 2024'],
    ['a placeholder is given as it is', '0000-00-00', '0000-00-00'],
    ['text that is no date is given as it is', 'last spring 2025', 'last spring 2025'],
    ['a day that does not exist is given as it is', '2025-02-30', '2025-02-30'],
    ['#175 nothing', '', 'Date not available'],
    ['#175 blank', '  ', 'Date not available'],
  ])('%s: %j', (_, date, expected) => {
    expect(formatDate(date)).toBe(expected);
  });

  it.each([null, undefined])('#175 %s has the fallback', (date) => {
    expect(formatDate(date)).toBe('Date not available');
  });
});

describe('numbers', () => {
  it.each([
    [0.25, '+0.25'],
    [-0.4, '-0.40'],
    [0, '0.00'],
    [-0.001, '0.00'],
  ])('#218 %d is signed as %s', (value, expected) => {
    expect(formatSigned(value)).toBe(expected);
  });

  it.each([
    [3, '(3 mentions)'],
    [1, '(1 mention)'],
    [0, ''],
  ])('#155 #156 #157 %d mentions read %j', (mentions, expected) => {
    expect(formatMentions(mentions)).toBe(expected);
  });

  it('#189 sizes are in KB of 1024 bytes', () => {
    expect(formatKilobytes(1536)).toBe('1.5 KB');
  });

  it.each([
    [10 * 1024 * 1024, '10.0 MB'],
    [10 * 1024 * 1024 + 1, '10.1 MB'],
    [12.3 * 1024 * 1024, '12.3 MB'],
  ])('%d bytes are %s: rounded up, so that one byte above a limit shows', (bytes, shown) => {
    expect(formatMegabytes(bytes)).toBe(shown);
  });
});
