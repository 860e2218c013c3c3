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
  ['en', 'The shares fall on fears of strike', [183, 51.982, 388, 1346726524]],
  ['en', 'Vodafone cuts 900 jobs after loss', [124, 31.056, 221, -265107939]],
  ['en', 'Mayor does not approve tunnel, but ferry crews win better pay', [245, 54.495, 565, 2052444133]],
  ['en', 'Jobs cut as costs rise', [121, 35.968, 244, -1946892429]],
  ['en', 'Crime falls in Harbor City', [59, 23.813, 92, 408433136]],
  ['en', 'Bank fined $2 million for delays', [123, 29.152, 222, -1864900880]],
  ['en', 'Ferry operator averts strike at the last minute', [164, 34.734, 339, -1127593850]],
  ['en', 'Unions reject offer: no end to crisis', [134, 31.154, 271, 1643900024]],
  ['en', 'Meals scrapped after fire', [100, 28.713, 155, 151621588]],
  ['en', 'Chipmaker blows past its forecasts', [87, 30.303, 132, -78541886]],
  ['en', 'Company denies fraud', [74, 19.428, 98, 759857135]],
  ['en', 'More deaths, fewer births', [95, 20.185, 144, -605140749]],
  ['en', 'Who will win the harbor prize?', [142, 49.198, 318, -2049702284]],
  ['en', 'Best Buy Wins Award for Patient Care', [112, 35.59, 218, 1070406553]],
  ['en', 'COURT CLEARS EXECUTIVE OF FRAUD', [118, 27.135, 186, 359819419]],
  ['en', 'Hospital criticised over delayed programme', [161, 35.438, 258, 205158803]],
  ['en', 'Debt collectors harassed the poor', [48, 18.09, 79, -884815565]],
  ['en', 'Profits are up 20% and losses shrink', [123, 38.53, 230, 1248387947]],
  ['en', 'Museum never lost its visitors', [73, 26.141, 107, -860251852]],
  ['de', 'Siemens streicht 900 Stellen in Erlangen', [115, 31.152, 193, 2125237829]],
  ['de', 'Streik wurde nicht abgewendet', [108, 36.192, 160, -81590122]],
  ['de', 'Gewinn der Bahn ist gesunken', [97, 30.326, 149, -1174123411]],
  ['fr', "L'incendie a détruit une usine", [122, 35.828, 220, -1891362319]],
  ['fr', 'Les emplois ne seront pas supprimés', [114, 37.893, 164, -278975685]],
  ['es', 'El banco despide a 900 empleados', [110, 31.728, 184, 1471657285]],
  ['es', 'La fábrica fue cerrada tras el incendio', [157, 46.068, 304, -1276763585]],
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
