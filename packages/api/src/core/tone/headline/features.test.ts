import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { ToneLanguage } from '../line/line-language.ts';
import { readLine } from '../line/read-line.ts';
import { addFeatures, FeatureList } from './features.ts';

/**
 * The models know features only by their hashes and sizes. If these numbers change on purpose, the models must be fitted again
 * (`npm run fit -- tone`, then `parties`). The numbers are the count of features, the sum of their sizes, the sum of the tokens they
 * come from, and a checksum of the hashes.
 */
it.each(examples<[ToneLanguage, string, number[]]>(import.meta.url, 'features'))(
  'finds the features that the models were fitted to, in %s: %s',
  (language, text, expected) => {
    const line = readLine({ text, language, names: [] });
    const list = new FeatureList();
    addFeatures(line, list);
    let [size, tokens, checksum] = [0, 0, 0];
    for (let i = 0; i < list.length; i++) {
      size += itemAt(list.sizes, i);
      tokens += itemAt(list.tos, i) - itemAt(list.froms, i);
      checksum = (checksum + Math.imul(itemAt(list.hashes, i), i + 1)) | 0;
    }
    expect([list.length, Number(size.toFixed(3)), tokens, checksum]).toEqual(expected);
  },
);
