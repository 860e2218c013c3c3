import { describe, expect, it } from 'vitest';
import { ALL, cutDefinition, filterQuery, isFiltered } from './rules.ts';

describe('cutDefinition', () => {
  it('#277 shows the first 150 characters and three dots', () => {
    expect(cutDefinition(`${'a'.repeat(150)}b`)).toBe(`${'a'.repeat(150)}...`);
  });
  it('#278 shows 150 characters or fewer whole', () => {
    expect(cutDefinition('a'.repeat(150))).toBe('a'.repeat(150));
  });
  it('#277 never cuts a character in two', () => {
    expect(cutDefinition('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}...`);
  });
});

describe('filterQuery', () => {
  it('#288 sends the chosen values, with the search text trimmed', () => {
    expect(filterQuery({ search: ' peso ', category: 'Messaging', tag: 'x' })).toEqual({
      search: 'peso',
      category: 'Messaging',
      tag: 'x',
    });
  });
  it('#289 omits `all` and blanks', () => {
    expect(filterQuery({ search: ' ', category: ALL, tag: ALL })).toEqual({});
    expect(isFiltered({ search: '', category: ALL, tag: ALL })).toBe(false);
  });
  it('#288 can search for the word `all`', () => {
    expect(filterQuery({ search: 'all' })).toEqual({ search: 'all' });
  });
});
