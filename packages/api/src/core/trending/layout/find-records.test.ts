import { expect, it } from 'vitest';
import { findRecords } from './find-records.ts';
import type { LayoutRole } from './layout-role.ts';

const LETTERS: Readonly<Record<string, LayoutRole>> = {
  H: 'headline',
  O: 'outlet',
  D: 'date',
  B: 'button',
  _: 'gap',
};

const recordsOf = (written: string) => {
  const roles = [...written].map((letter) => LETTERS[letter] ?? 'frame');
  return findRecords(roles).map(({ lines }) => lines.map((line) => written[line]).join(''));
};

it('ends records at blank lines even if the first line of the list was read as the name of the page', () => {
  expect(recordsOf('FH_OH_OH_OH_OH')).toEqual(['H', 'OH', 'OH', 'OH', 'OH']);
});

it('prefers a common order of lines even if the text around the list fits a different one', () => {
  expect(recordsOf('HOBHDOBHDOBHDOB')).toEqual(['H', 'OBHD', 'OBHD', 'OBHD']);
});

it('does not join the date above the first headline with the date of the second record', () => {
  expect(recordsOf('DOHBDOHBDOHB')).toEqual(['DOHB', 'DOHB', 'DOHB']);
});

it('ends a record at other text that few of them contain', () => {
  expect(recordsOf('HDFHDHDHD')).toEqual(['HD', 'HD', 'HD', 'HD']);
});
