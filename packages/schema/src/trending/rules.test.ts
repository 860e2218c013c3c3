import { describe, expect, it } from 'vitest';
import { examplesIn } from '../testing/examples.ts';
import table from './rules.examples.tsv?raw';
import {
  checkTrendingFile,
  checkTrendingInput,
  heatBand,
  LINE_TYPE_LABELS,
  type TrendingInput,
} from './rules.ts';

describe('checkTrendingInput', () => {
  it.each(examplesIn<[string, TrendingInput, string, string]>(table, 'checkTrendingInput'))(
    '%s',
    (_, input, title, text) => {
      expect(checkTrendingInput(input)?.toast).toMatchObject({ title, text });
    },
  );

  it('#190 #191 accepts text in paste mode and a file in upload mode', () => {
    expect(checkTrendingInput({ mode: 'paste', text: 'a', hasFile: false })).toBeNull();
    expect(checkTrendingInput({ mode: 'upload', text: '', hasFile: true })).toBeNull();
  });
});

describe('checkTrendingFile', () => {
  it.each(examplesIn<[string, string, boolean]>(table, 'checkTrendingFile'))('%s', (_, name, accepted) => {
    expect(checkTrendingFile({ name }) === null).toBe(accepted);
  });

  it('#192 has the text of the specification', () => {
    expect(checkTrendingFile({ name: 'x.csv' })?.toast).toMatchObject({
      title: 'Invalid File Type',
      text: 'Please select a .txt, .docx, or .pdf file.',
    });
  });
});

describe('display rules', () => {
  it('#186 names the three content types', () => {
    expect(Object.entries(LINE_TYPE_LABELS)).toEqual([
      ['mixed', 'Mixed: Headlines & URLs'],
      ['headline', 'Headlines Only'],
      ['url', 'URLs Only'],
    ]);
  });

  it.each(examplesIn<[number, string]>(table, 'heat'))('#223 heat %d is %s', (score, band) => {
    expect(heatBand(score)).toBe(band);
  });
});
