import { expect, it } from 'vitest';
import { readLine } from '../line/read-line.ts';
import { PLACE_FIGURES, placeFigures } from './party-windows.ts';
import { readSentence } from './read-sentence.ts';

const NAMES = [
  'is the party',
  'before',
  'after',
  'nearness',
  'nearness before',
  'same stretch',
  'same statement',
  'verb',
  'passive verb',
  'names between',
  'no name between',
  'other name',
  'verb of a subject',
  'verb of an object',
  'possessive',
  'about the party',
] as const;

/** Returns the figures of each item that are not 0, for the party at an item. */
function figuresOf(text: string, party: number, isPossessive = false) {
  const names = [...text.matchAll(/Vodafone|Telstra/g)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
  const line = readLine({ text, language: 'en', names, mayBePost: false });
  const sentence = readSentence(line);
  const figures = placeFigures(sentence, { at: party, isPossessive });
  return sentence.items.map(({ from }, item) => {
    const own = figures.subarray(item * PLACE_FIGURES, (item + 1) * PLACE_FIGURES);
    const named = NAMES.flatMap((name, i) =>
      own[i] === 0 ? [] : [own[i] === 1 ? name : `${name} ${own[i]?.toFixed(2)}`],
    );
    return `${line.tokens[from]?.key}: ${named.join(', ')}`;
  });
}

it('says where each item is, seen from a subject', () => {
  expect(figuresOf('Vodafone beat Telstra, and it won praise.', 0)).toEqual([
    'vodafone: is the party, nearness, same stretch, same statement, no name between',
    'beat: after, nearness 0.50, same stretch, same statement, verb, no name between, verb of a subject',
    'telstra: after, nearness 0.33, same stretch, same statement, no name between, other name',
    'and: after, nearness 0.25, names between 0.50, about the party',
    'it: after, nearness 0.20, names between 0.50, about the party',
    'won: after, nearness 0.17, names between 0.50, about the party',
  ]);
});

it('says where each item is, seen from an object', () => {
  expect(figuresOf('Vodafone beat Telstra, and it won praise.', 2, true)).toEqual([
    'vodafone: before, nearness 0.33, nearness before 0.33, same stretch, same statement, no name between, other name',
    'beat: before, nearness 0.50, nearness before 0.50, same stretch, same statement, verb, no name between, verb of an object',
    'telstra: is the party, nearness, same stretch, same statement, no name between, possessive',
    'and: after, nearness 0.50, no name between, about the party',
    'it: after, nearness 0.33, no name between, about the party',
    'won: after, nearness 0.25, no name between, about the party',
  ]);
});

it('says where each item is, seen from the subject of a passive verb', () => {
  expect(figuresOf('Vodafone was fined by Telstra.', 0)).toEqual([
    'vodafone: is the party, nearness, same stretch, same statement, no name between',
    'was: after, nearness 0.50, same stretch, same statement, no name between',
    'fined: after, nearness 0.33, same stretch, same statement, verb, passive verb, no name between, verb of a subject',
    'by: after, nearness 0.25, same stretch, same statement, no name between',
    'telstra: after, nearness 0.20, same stretch, same statement, no name between, other name',
  ]);
});
