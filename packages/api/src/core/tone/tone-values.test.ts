import { expect, it } from 'vitest';
import { scoreTone } from './score-tone.ts';

/** Values of the current models. A new fit may move each by less than 0.05. Check any larger change by hand. */
it.each([
  ['Amazon cuts 14,000 jobs', -0.57],
  ['AMAZON CUTS 14,000 JOBS', -0.57],
  ['Glencore shares rise', 0.54],
  ['Vodafone profit falls 20%', -0.57],
  ['easyJet chief quits', -0.3],
  ['Workers strike over pay', -0.4],
  ['Three killed in factory explosion', -0.74],
  ['Hospital wins award for patient care', 0.73],
  ['Bank posts record profit', 0.52],
  ['Regulator fines bank $2 million', -0.44],
  ['Airline cancels 200 flights after storm', -0.43],
  ['Charity raises record sum for hospice', 0.52],
  ['Museum appoints new director', 0],
  ['City council meets on Thursday', 0],
  ['How the new parking rules work', 0],
  ['Siemens streicht 900 Stellen in Erlangen', -0.57],
  ['Bahn und Gewerkschaft einigen sich: Streik abgewendet', 0.57],
  ['Klinik für beste Pflege ausgezeichnet', 0.73],
  ['Stadtrat berät über den Haushalt', 0],
  ['Le groupe supprime 900 postes', -0.57],
  ['Incendie mortel dans une usine', -0.74],
  ['La ville reçoit le prix de la meilleure gare', 0.64],
  ['Le conseil municipal se réunit jeudi', 0],
  ['El banco despide a 900 empleados', -0.54],
  ['Tres muertos en el incendio de una fábrica', -0.72],
  ['El hospital gana el premio al mejor trato', 0.84],
  ['El alcalde presenta la agenda de la semana', 0],
  [
    'The harbor authority said on Monday that the terminal would open two years late, after a series of costly failures.',
    -0.38,
  ],
])('the tone of %j is %d', (text, value) => {
  expect(scoreTone(text).value).toBeCloseTo(value, 1);
});

/** Posts have no fitted model: their rated words or phrases decide. */
it.each([
  ['the food was good :)', 0.63, ['good', ':)']],
  ['the food was VERY good!!!', 0.37, ['good']],
  ['the food was not good :(', -0.63, ['good', ':(']],
  ['i love this bus company 😍', 0.78, ['love', '😍']],
  ['worst service ever 😡', -0.66, ['worst', '😡']],
])('the tone of the post %j is %d, because of %j', (text, value, because) => {
  const { value: found, words } = scoreTone(text);
  expect(found).toBe(value);
  expect(words.map((word) => word.text)).toEqual(because);
});
