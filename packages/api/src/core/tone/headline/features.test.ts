import { at } from '@earshot/schema/at';
import { expect, it } from 'vitest';
import type { ToneLanguage } from '../language/line-language.ts';
import { lexicalTone } from '../lexicon/lexical-tone.ts';
import { readLine } from '../line/read-line.ts';
import { FeatureList } from './feature-list.ts';
import { addFeatures } from './features.ts';

/**
 * The models know features only by their hashes and sizes. If these numbers change on purpose, the models must be fitted again
 * (`npm run fit -- tone`, then `parties`). The numbers are the count of features, the sum of their sizes, the sum of the tokens they
 * come from, and a checksum of the hashes.
 */
it.each<[ToneLanguage, string, number[]]>([
  ['en', 'The shares fall on fears of strike', [193, 56.984, 440, 294061345]],
  ['en', 'Vodafone cuts 900 jobs after loss', [135, 34.326, 274, -1356385259]],
  ['en', 'Mayor does not approve tunnel, but ferry crews win better pay', [263, 71.759, 686, -851434164]],
  ['en', 'Jobs cut as costs rise', [135, 43.177, 304, -1656331869]],
  ['en', 'Crime falls in Harbor City', [65, 36.91, 119, -2051833967]],
  ['en', 'Bank fined $2 million for delays', [133, 33.767, 269, -515829039]],
  ['en', 'Ferry operator averts strike at the last minute', [177, 49.266, 410, 1657850988]],
  ['en', 'Unions reject offer: no end to crisis', [145, 35.752, 331, -1357337582]],
  ['en', 'Meals scrapped after fire', [109, 31.083, 188, -277551438]],
  ['en', 'Chipmaker blows past its forecasts', [93, 34.627, 161, 751599820]],
  ['en', 'Company denies fraud', [82, 29.809, 120, -1681616949]],
  ['en', 'More deaths, fewer births', [106, 25.953, 180, -1363891329]],
  ['en', 'Who will win the harbor prize?', [149, 59.983, 351, -319118834]],
  ['en', 'Best Buy Wins Award for Patient Care', [119, 48.585, 261, -100549732]],
  ['en', 'COURT CLEARS EXECUTIVE OF FRAUD', [128, 39.001, 225, 1220669872]],
  ['en', 'Hospital criticised over delayed programme', [173, 38.958, 308, 375667622]],
  ['en', 'Debt collectors harassed the poor', [53, 21.683, 104, -282621403]],
  ['en', 'Profits are up 20% and losses shrink', [130, 54.069, 274, 1923739609]],
  ['en', 'Museum never lost its visitors', [79, 37.826, 135, 1548020180]],
  ['de', 'Siemens streicht 900 Stellen in Erlangen', [123, 35.771, 234, 553443344]],
  ['de', 'Streik wurde nicht abgewendet', [114, 40.532, 184, 1300301296]],
  ['de', 'Gewinn der Bahn ist gesunken', [105, 34.944, 185, 526920624]],
  ['fr', "L'incendie a détruit une usine", [130, 39.883, 256, -1669680794]],
  ['fr', 'Les emplois ne seront pas supprimés', [120, 50.286, 199, 1040646041]],
  ['es', 'El banco despide a 900 empleados', [118, 36.347, 225, 2139634656]],
  ['es', 'La fábrica fue cerrada tras el incendio', [166, 48.795, 359, 2104487241]],
])('finds the features that the models were fitted to, in %s: %s', (language, text, expected) => {
  const line = readLine({ text, language, names: [] });
  const list = new FeatureList();
  addFeatures(line, lexicalTone(line), list);
  let [size, tokens, checksum] = [0, 0, 0];
  for (let i = 0; i < list.length; i++) {
    size += at(list.sizes, i);
    tokens += at(list.tos, i) - at(list.froms, i);
    checksum = (checksum + Math.imul(at(list.hashes, i), i + 1)) | 0;
  }
  expect([list.length, Number(size.toFixed(3)), tokens, checksum]).toEqual(expected);
});
