import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { withoutRepeatedControls } from './correct-roles.ts';
import type { LayoutRole } from './layout-role.ts';

const CONTROL = 'Save Share Add to report';
const headlinesIn = (texts: readonly string[]) =>
  withoutRepeatedControls(
    texts.map((): LayoutRole => 'headline'),
    texts,
  ).flatMap((role, line) => (role === 'headline' ? [texts[line]] : []));

describe('a line that is repeated', () => {
  it('is a button if it is between most headlines', () => {
    expect(headlinesIn(HEADLINES.flatMap((title) => [title, CONTROL]))).toEqual(HEADLINES);
  });

  it('is a headline if several outlets have it', () => {
    const lines = [
      ...HEADLINES,
      ...HEADLINES.slice(0, 1),
      ...HEADLINES.slice(0, 1),
      ...HEADLINES.slice(0, 1),
    ];
    expect(headlinesIn(lines)).toEqual(lines);
  });

  it('is a headline if the whole list was pasted several times', () => {
    const lines = [...HEADLINES, ...HEADLINES, ...HEADLINES];
    expect(headlinesIn(lines)).toEqual(lines);
  });
});

it('the controls below each article of a list are not ranked', () => {
  const { lines } = readList(
    HEADLINES.flatMap((title, n) => [title, 'Quay Brief', `${n + 1} hours ago`, CONTROL]),
  );
  expect(lines.map(({ title }) => title)).toEqual(HEADLINES);
});
