import { expect, it } from 'vitest';
import { wordMeaning, wordVector } from '../../text/word-vectors.ts';
import { numberStems } from './list-stems.ts';
import { weighTitles } from './word-weights.ts';

const GERMAN = [
  'Behörde findet Gift im Trinkwasser der Gemeinde',
  'Gift in der Wurst: Hersteller ruft Ware zurück',
  'Die Verluste des Konzerns steigen im dritten Quartal',
  'Gericht weist die Klage der Anwohner ab',
];
const ENGLISH = [
  'Billionaire makes record gift to the university',
  'University thanks donor for the largest gift in its history',
  'Company shares fall after the loss widens',
  'Court dismisses the case brought by residents',
];

/** Returns the vector of a word in a list. */
function meaningIn(titles: readonly string[], word: string) {
  const weighted = weighTitles(titles);
  const { texts, vectors } = numberStems(
    weighted,
    Int32Array.from(titles, (_, i) => i),
  );
  return vectors[texts.indexOf(word)];
}

it('a word of two languages has the meaning that it has in the language of most of its titles', () => {
  const [poison, present] = [wordMeaning('gift', ['de']), wordVector('gift')];
  expect(poison).not.toEqual(present);
  expect(meaningIn([...GERMAN, ...ENGLISH.slice(2)], 'gift')).toEqual(poison);
  expect(meaningIn([...GERMAN.slice(2), ...ENGLISH], 'gift')).toEqual(present);
});
