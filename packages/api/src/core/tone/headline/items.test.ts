import { expect, it } from 'vitest';
import type { ToneLanguage } from '../language/line-language.ts';
import { readLine, type ToneLine } from '../line/read-line.ts';
import { readEvents } from './events.ts';
import { type Item, readItems } from './items.ts';

const textOf = ({ text, tokens }: ToneLine, { from, to }: Pick<Item, 'from' | 'to'>) =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);
const mark = (sign: number) => (sign > 0 ? '+' : sign < 0 ? '-' : '');

/**
 * Writes an item as `text/kind`, with `!` for a negation, its sign, `f` for a figure, `p` for a passive verb, `:` and its class,
 * `^` and its operator, its stretch, and `c` in a clause with an opener.
 */
function notationOf(line: ToneLine, item: Item): string {
  const { kind, isNegation, polarity, isFigure, isPassive, verbClass, operator, stretch, clause } = item;
  return [
    `${textOf(line, item)}/${kind.slice(0, 1)}`,
    isNegation ? '!' : '',
    mark(polarity),
    isFigure && polarity !== 0 ? 'f' : '',
    isPassive ? 'p' : '',
    verbClass === undefined ? '' : `:${verbClass}`,
    operator === undefined ? '' : `^${operator}`,
    stretch,
    clause === 0 ? '' : 'c',
  ].join('');
}

it.each<[ToneLanguage, string, string[], [string, number][]]>([
  [
    'en',
    'The shares fall on fears of strike',
    ['shares/c+f:act0', 'fall/c-:fall0', 'on/s0', 'fears/c-:fail0', 'of/s0', 'strike/c-:fail0'],
    [['fears of strike', -1.6]],
  ],
  [
    'en',
    'Vodafone cuts 900 jobs after loss',
    ['Vodafone/c0', 'cuts/c-:reduce0', '900/n0', 'jobs/c+f0', 'after/s1c', 'loss/c-1c'],
    [
      ['cuts 900 jobs', -1.6],
      ['loss', -1],
    ],
  ],
  [
    'en',
    'Mayor does not approve tunnel, but ferry crews win better pay',
    [
      'Mayor/n0',
      'does/s0',
      'not/s!0',
      'approve/c:permit0',
      'tunnel/c0',
      'but/s2c',
      'ferry/c2c',
      'crews/n2c',
      'win/c+:gain2c',
      'better/c+2c',
      'pay/c+f:pay2c',
    ],
    [
      ['approve', -0.8],
      ['win better', 1.7],
    ],
  ],
  [
    'en',
    'Crime falls in Harbor City',
    ['Crime/c-0', 'falls/c-:fall0', 'in/s0', 'Harbor/n0'],
    [['Crime falls', 1.6]],
  ],
  [
    'en',
    'Bank fined $2 million for delays',
    ['Bank/c0', 'fined/cp:punish0', '2/n0', 'million/c0', 'for/s0', 'delays/c-:cancel0'],
    [
      ['fined', -1.6],
      ['delays', -1],
    ],
  ],
  [
    'en',
    'Ferry operator averts strike at the last minute',
    ['Ferry/c0', 'operator/n0', 'averts/c:end0', 'strike/c-:fail0', 'at/s0', 'last/c0', 'minute/c0'],
    [['averts strike', 1.6]],
  ],
  [
    'en',
    'Unions reject offer: no end to crisis',
    ['Unions/c0', 'reject/c:refuse0', 'offer/c:cause0', 'no end to/c-1', 'crisis/c-1'],
    [
      ['reject', -1.2],
      ['no end to', -1],
      ['crisis', -1],
    ],
  ],
  [
    'en',
    'Meals scrapped after fire',
    ['Meals/c+f0', 'scrapped/cp:cancel0', 'after/s1c', 'fire/c-:punish1c'],
    [
      ['Meals scrapped', -1.6],
      ['fire', -1.6],
    ],
  ],
  [
    'en',
    'Chipmaker blows past its forecasts',
    ['Chipmaker/n0', 'blows/c-:lose0', 'past/s0', 'forecasts/c:speak0'],
    [['blows', -1.3]],
  ],
  ['en', 'Company denies fraud', ['Company/c0', 'denies/c:refuse0', 'fraud/c-0'], [['denies fraud', 0.6]]],
  [
    'en',
    'More deaths, fewer births',
    ['More/c^more0', 'deaths/c-0', 'fewer/c^less1', 'births/c1'],
    [['deaths', -1]],
  ],
  [
    'en',
    'Hospital criticised over delayed programme',
    ['Hospital/c+f0', 'criticised/cp:blame0', 'over/s1c', 'delayed/c-:cancel1c', 'programme/c:act1c'],
    [
      ['Hospital criticised', -1.6],
      ['delayed', -1],
    ],
  ],
  [
    'en',
    'Debt collectors harassed the poor',
    ['Debt/n0', 'harassed/c-:harm0', 'poor/n0'],
    [['harassed', -1.9]],
  ],
  [
    'en',
    'Profits are up 20% and losses shrink',
    ['Profits/c+0', 'are/s0', 'up/s^more0', '20/n0', 'and/s1c', 'losses/c-1c', 'shrink/c:fall1c'],
    [
      ['losses shrink', 1.6],
      ['Profits', 1],
    ],
  ],
  [
    'en',
    'Museum never lost its visitors',
    ['Museum/c0', 'never/s!0', 'lost/c:lose0', 'visitors/n0'],
    [['lost', 1.04]],
  ],
  [
    'de',
    'Siemens streicht 900 Stellen in Erlangen',
    ['Siemens/n0', 'streicht/c-:reduce^down0', '900/n0', 'Stellen/c+f0', 'in/s0', 'Erlangen/c0'],
    [['streicht 900 Stellen', -1.6]],
  ],
  [
    'de',
    'Streik wurde nicht abgewendet',
    ['Streik/c-0', 'wurde/s0', 'nicht/s!0', 'abgewendet/c+p:end^end0'],
    [['Streik wurde nicht abgewendet', -1.28]],
  ],
  [
    'de',
    'Gewinn der Bahn ist gesunken',
    ['Gewinn/c+0', 'Bahn/c0', 'ist/s0', 'gesunken/cp:fall^down0'],
    [['Gewinn der Bahn ist gesunken', -1.6]],
  ],
  [
    'fr',
    "L'incendie a détruit une usine",
    ["L'incendie/c-p:harm0", 'a/s0', 'détruit/c-:harm0', 'usine/c0'],
    [
      ["L'incendie", -1.9],
      ['détruit', -1.9],
    ],
  ],
  [
    'fr',
    'Les emplois ne seront pas supprimés',
    ['emplois/c+f0', 'ne/s!0', 'seront/s0', 'pas/s!0', 'supprimés/cp:reduce^end0'],
    [['emplois ne seront pas supprimés', 1.28]],
  ],
  [
    'es',
    'El banco despide a 900 empleados',
    ['banco/c0', 'despide/c-:punish0', 'a/s0', '900/n0', 'empleados/c+f0'],
    [['despide', -1.6]],
  ],
  [
    'es',
    'La fábrica fue cerrada tras el incendio',
    ['fábrica/c0', 'fue/s0', 'cerrada/c-p:shut0', 'tras/s1c', 'incendio/c-:harm1c'],
    [
      ['cerrada', -1],
      ['incendio', -1.9],
    ],
  ],
])('reads the words and events of a line in %s: %s', (language, text, words, events) => {
  const line = readLine({ text, language, names: [] });
  const items = readItems(line);
  expect(items.map((item) => notationOf(line, item))).toEqual(words);
  expect(readEvents(items).map((event) => [textOf(line, event), Number(event.value.toFixed(2))])).toEqual(
    events,
  );
});
