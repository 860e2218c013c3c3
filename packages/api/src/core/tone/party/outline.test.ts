import { expect, it } from 'vitest';
import { readLine } from '../line/read-line.ts';
import { takenOver } from './outline.ts';
import { itemAt, readSentence } from './read-sentence.ts';

/** Returns what the statement of `name` takes over from the one before it. */
function takenOverBy(name: string, text: string): number {
  const span = { start: text.indexOf(name), end: text.indexOf(name) + name.length };
  const line = readLine({ text, language: 'en', names: [span], mayBePost: false });
  const sentence = readSentence(line);
  const token = line.tokens.findIndex(({ start, end }) => start < span.end && span.start < end);
  return takenOver(sentence.items, sentence.statements, itemAt(sentence, token));
}

it.each([
  ['Corvan', 'Ardent has paid its workers, and Corvan has not.', -1],
  ['Corvan', 'Ardent paid its workers; Corvan did not.', -1],
  ['Corvan', 'Ardent was not fined, but Corvan was.', 1],
  ['Ardent', 'Ardent has paid its workers, and Corvan has not.', 0],
  ['Corvan', 'Ardent has paid its workers, and Corvan has not apologized.', 0],
  ['Corvan', 'Ardent has paid its workers, and Corvan has lost its license.', 0],
  ['Corvan', 'Corvan has not.', 0],
])('finds what the statement of %s takes over in %j: %d', (name, text, expected) => {
  expect(takenOverBy(name, text)).toBe(expected);
});
