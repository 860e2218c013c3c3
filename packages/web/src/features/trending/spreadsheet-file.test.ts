import { describe, expect, it } from 'vitest';
import { spreadsheetStyle } from './ranking-files.ts';

describe('a table for a spreadsheet program', () => {
  it.each([
    ['en-US', ','],
    ['en-GB', ','],
    ['de-DE', ';'],
    ['fr-FR', ';'],
    ['es-ES', ';'],
  ])('%s separates by %s', (locale, separator) => {
    expect(spreadsheetStyle(locale)).toEqual({ separator });
  });
});
