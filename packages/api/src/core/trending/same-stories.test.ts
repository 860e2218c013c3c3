/** Changes to a list that do not change its stories: metamorphic relations on the labeled lists of this repository. */
import { describe, expect, it } from 'vitest';
import { OWN_LISTS, readClientLists } from '../../../test/data/client-lists.ts';
import { generateLines } from '../../../test/data/headline-generator.ts';
import { analyzeLines } from './analyze-lines.ts';

const FIRST_LISTS = 7;
/** Lists other than alert emails, where the reading of a line depends on its neighbors. */
const LISTS = readClientLists(OWN_LISTS)
  .slice(0, FIRST_LISTS)
  .filter(({ lines }) => lines.every(({ story }) => story !== null))
  .map(({ name, lines }) => ({
    name,
    lines: lines.map(({ text }) => text.replace(/^\d+\. /, '')),
    outlets: [...new Set(lines.flatMap(({ source }) => source ?? []))],
  }));

/** Returns a different name for the outlet with this number in its list. */
function otherName(number: number): string {
  const [first = '', second = ''] = [
    ['Bren', 'Cal', 'Dor', 'Fen', 'Gar', 'Hol', 'Kel'][number % 7],
    ['wick', 'mere', 'burgh', 'stead', 'ford', 'well', 'thorpe'][Math.floor(number / 7)],
  ];
  return `${first}${second} Herald`;
}

/** Returns the stories as sets of positions in the list. `at` returns the position of a line of the input. */
function storiesOf(lines: readonly string[], at: (line: number) => number | null = (line) => line - 1) {
  const { items } = analyzeLines({ lines, lineType: 'mixed', referenceDay: '2026-12-31' });
  return items
    .map(({ members }) =>
      [...new Set(members.flatMap(({ line }) => at(line) ?? []))].sort((a, b) => a - b).join(' '),
    )
    .filter((positions) => positions !== '')
    .sort();
}

describe.each(LISTS)('the stories of $name stay', ({ lines, outlets }) => {
  const plain = storiesOf(lines);

  it('#382 in the opposite order', () => {
    expect(storiesOf(lines.toReversed(), (line) => lines.length - line)).toEqual(plain);
  });

  it.each([
    ['numbered', (line: string, i: number) => `${i + 1}. ${line}`],
    ['bulleted', (line: string) => `• ${line}`],
    ['with blanks around', (line: string) => `  ${line}\t`],
  ])('%s', (_, change) => {
    expect(storiesOf(lines.map(change))).toEqual(plain);
  });

  it('when every line occurs twice, or twenty times and numbered', () => {
    const position = (line: number) => (line - 1) % lines.length;
    expect(storiesOf([...lines, ...lines], position)).toEqual(plain);
    const often = Array.from(
      { length: 20 * lines.length },
      (_, i) => `${i + 1}. ${lines[i % lines.length] ?? ''}`,
    );
    expect(storiesOf(often, position)).toEqual(plain);
  });

  it('when every outlet has another name', () => {
    const renamed = lines.map((line) =>
      outlets.reduce((text, outlet, i) => text.replace(outlet, otherName(i)), line),
    );
    expect(renamed).not.toEqual(lines);
    expect(storiesOf(renamed)).toEqual(plain);
  });

  it('when a line is added that has no word in common with them', () => {
    const foreign = 'Vulkan Hekla spuckt Asche';
    expect(storiesOf([...lines, foreign], (line) => (line > lines.length ? null : line - 1))).toEqual(plain);
  });
});

const SEED = 11;
/** Number of texts with one name: more than `MAX_TITLES_OF_REASON`. */
const NAMED = 300;

function texts(size: number): string[] {
  return generateLines(size, SEED).map(({ text }, i) => {
    const plain = text.replace(/^• /, '');
    return i < NAMED && !plain.startsWith('http') ? `Solveig ${plain}` : plain;
  });
}

function repeated(lines: readonly string[], times: number, mark: (line: string, i: number) => string) {
  return Array.from({ length: times * lines.length }, (_, i) => mark(lines[i % lines.length] ?? '', i));
}

const numbered = (line: string, i: number) => `${i + 1}. ${line}`;
const bulleted = (line: string) => `• ${line}`;

describe('1,000 texts give the same stories', () => {
  const lines = texts(1_000);
  const plain = storiesOf(lines, (line) => (line - 1) % lines.length);

  it.each([
    ['twice', repeated(lines, 2, (line) => line)],
    ['bulleted', repeated(lines, 1, bulleted)],
    ['numbered, 3 times', repeated(lines, 3, numbered)],
  ])('%s', (_, longer) => {
    expect(storiesOf(longer, (line) => (line - 1) % lines.length)).toEqual(plain);
  });
});
