import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTerm, withRelated } from './library/load-library.ts';
import { parseEntry, parseMarkdown, parseTable, readFolder } from './read-content.ts';

const Entry = z.strictObject({ name: z.string(), body: z.string().optional() });
const Row = z.strictObject({ host: z.string(), path: z.string().optional() });
const TERM = '---\nterm: Lead Time\ncategory: Words of Earshot\naka: []\nrelated: []\n---\n\nText.\n';

/** Reads a term with one line of its file replaced. */
const termWith = (line: string, changed: string) =>
  readTerm({ path: 'terms/lead-time.md', text: TERM.replace(line, changed) }, {});

describe('a content file', () => {
  it('is read with its front matter and its text', () => {
    const file = { path: 'a.md', text: '---\nname: Reach\n---\n\nThe number of people.\n' };
    expect(parseMarkdown(file, Entry)).toEqual({ name: 'Reach', body: 'The number of people.' });
  });

  it('is read as a table, with an empty cell as a missing field', () => {
    const text = 'host (of the link)\tpath (its beginning)\na.example\t/x\nb.example\t\n';
    expect(parseTable({ path: 'a.tsv', text }, Row)).toEqual([
      { host: 'a.example', path: '/x' },
      { host: 'b.example', path: undefined },
    ]);
  });

  it.each([
    ['a.yaml: name: ', () => parseEntry({ path: 'a.yaml', text: 'name: 7' }, Entry)],
    [
      'a.yaml: : Unrecognized key: "nmae"',
      () => parseEntry({ path: 'a.yaml', text: 'name: x\nnmae: y' }, Entry),
    ],
    ['a.yaml: Nested mappings', () => parseEntry({ path: 'a.yaml', text: 'name: a: b' }, Entry)],
    ['a.md: no front matter', () => parseMarkdown({ path: 'a.md', text: 'name: Reach' }, Entry)],
    ['a.tsv:3: host: ', () => parseTable({ path: 'a.tsv', text: 'host\tpath\na\t/\n\t/' }, Row)],
    [
      'a.tsv:2: 3 cells, but the table has 2',
      () => parseTable({ path: 'a.tsv', text: 'host\tpath\na\t/\tb' }, Row),
    ],
    ['terms/lead-time.md: related: ', () => termWith('related: []', 'related: Deadline')],
    ['terms/lead-time.md: aka: ', () => termWith('aka: []', '')],
    [
      'a.yaml: people.0.nmae: no such field',
      () =>
        parseEntry(
          { path: 'a.yaml', text: 'people:\n  - nmae: x' },
          z.object({ people: z.array(z.object({})) }),
        ),
    ],
    ['terms/lead-time.md: body: ', () => termWith('Text.', '')],
    ['terms/lead-time.md: sources.0: ', () => termWith('aka: []', 'aka: []\nsources:\n  - unknown')],
    ['the file of this term is deadline.md', () => termWith('Lead Time', 'Deadline')],
    ['terms/lead-time.md: sources: a term names', () => termWith('Words of Earshot', 'Theory')],
    [
      'terms/lead-time.md: related.0: no term is called Door',
      () => withRelated([termWith('related: []', 'related:\n  - Door')]),
    ],
  ])('with a mistake is refused with its place: %s', (place, read) => {
    expect(read).toThrow(place);
  });
});

it('a folder is read in alphabetical order', () => {
  const paths = readFolder('library/quizzes').map(({ path }) => path);
  expect(paths).toEqual([...paths].sort());
  expect(paths).toContain('library/quizzes/crisis-decisions.yaml');
});
