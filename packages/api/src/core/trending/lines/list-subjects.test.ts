/** The subjects of headlines, and what is excluded as the name of a publisher. */
import { expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

const sourcesOf = (lines: readonly string[]) => readList(lines).lines.map(({ source }) => source);

it('reads the outlet in brackets after a headline that contains a colon', () => {
  expect(
    sourcesOf([
      'Ferry boss: we will rebuild the pier (Quay Brief)',
      'Tram drivers begin a strike (Quay Brief)',
      'Museum reopens after the flood (Harbour Gazette)',
      'Council sells the old harbor office (Coast Times)',
    ]),
  ).toEqual(['Quay Brief', 'Quay Brief', 'Harbour Gazette', 'Coast Times']);
});

it('reads the publisher of other lines as a publisher even without a date next to it', () => {
  expect(
    sourcesOf([
      '3 November 2026 | Le Quai | Ferry runs aground off Kvaloya',
      '4 November 2026 | Le Quai | Panne : the trams stop again',
      'Le Quai | Museum reopens after the flood',
    ]),
  ).toEqual(['Le Quai', 'Le Quai', 'Le Quai']);
});

it('does not read a common word before a colon as a publisher', () => {
  expect(
    sourcesOf([
      'Harbour Gazette: Ferry runs aground',
      'Coast Times: Tram drivers begin a strike',
      'Ostrava Herald: Museum reopens today',
      'Rowing: Solveig eight win again',
    ])[3],
  ).toBeNull();
});

it('does not read the subject of the list after a dash as a publisher', () => {
  const lines = [
    'Storm hits the coast',
    'Investors flee after results - Coast Lines',
    'Coast Lines opens a second pier',
    'Crews of Coast Lines begin a strike',
    'Union meets Coast Lines for talks',
  ];
  expect(readList(lines).lines.map(({ title, source }) => [title, source])).toEqual(
    lines.map((line) => [line, null]),
  );
});
