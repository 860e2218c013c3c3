/**
 * The same texts form the same stories at any length of the list. The lengths exceed every limit of the search for pairs.
 */
import { describe, expect, it } from 'vitest';
import { generateLines } from '../../../test/data/headline-generator.ts';
import { analyzeLines } from './analyze-lines.ts';

const SEED = 11;

/** Returns the stories as sets of positions in a list of `size` texts that is repeated indefinitely. */
function storiesOf(lines: readonly string[], size: number): string[] {
  const { items } = analyzeLines({ lines, lineType: 'mixed', referenceDay: '2025-03-15' });
  return items
    .map(({ members }) =>
      [...new Set(members.map(({ line }) => (line - 1) % size))].sort((a, b) => a - b).join(' '),
    )
    .sort();
}

function texts(size: number): string[] {
  return generateLines(size, SEED).map(({ text }) => text.replace(/^• /, ''));
}

function repeated(lines: readonly string[], times: number, mark: (line: string, i: number) => string) {
  return Array.from({ length: times * lines.length }, (_, i) => mark(lines[i % lines.length] ?? '', i));
}

const numbered = (line: string, i: number) => `${i + 1}. ${line}`;
const bulleted = (line: string) => `• ${line}`;

describe('1,000 texts give the same stories', () => {
  const lines = texts(1_000);
  const plain = storiesOf(lines, lines.length);

  it.each([
    ['twice', repeated(lines, 2, (line) => line)],
    ['bulleted', repeated(lines, 1, bulleted)],
    ['numbered, 12 times', repeated(lines, 12, numbered)],
  ])('%s', (_, longer) => {
    expect(storiesOf(longer, lines.length)).toEqual(plain);
  });
});

it('11,000 texts, more than a search compares in full, give the same stories when they are numbered', () => {
  const lines = texts(11_000);
  expect(storiesOf(repeated(lines, 1, numbered), lines.length)).toEqual(storiesOf(lines, lines.length));
});
