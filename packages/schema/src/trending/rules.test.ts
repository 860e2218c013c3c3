import { describe, expect, it } from 'vitest';
import { checkTrendingFile, checkTrendingInput, heatBand, LINE_TYPE_LABELS } from './rules.ts';

describe('checkTrendingInput', () => {
  it.each([
    [
      '#190 blank text',
      { mode: 'paste', text: ' \n ', hasFile: true },
      'Input Required',
      'Please paste some text to analyze.',
    ],
    [
      '#191 no file',
      { mode: 'upload', text: 'a', hasFile: false },
      'File Required',
      'Please select a file to upload.',
    ],
  ] as const)('%s', (_, input, title, text) => {
    expect(checkTrendingInput(input)?.toast).toMatchObject({ title, text });
  });

  it('#190 #191 accepts text in paste mode and a file in upload mode', () => {
    expect(checkTrendingInput({ mode: 'paste', text: 'a', hasFile: false })).toBeNull();
    expect(checkTrendingInput({ mode: 'upload', text: '', hasFile: true })).toBeNull();
  });
});

describe('checkTrendingFile', () => {
  it.each([
    ['#192 x.csv', 'x.csv', false],
    ['#193 REPORT.PDF', 'REPORT.PDF', true],
    ['#193 Notes.TxT', 'Notes.TxT', true],
    ['#188 a.docx', 'a.docx', true],
    ['#194 pdf without a dot', 'pdf', false],
    ['#194 x.pdf.exe', 'x.pdf.exe', false],
  ])('%s', (_, name, accepted) => {
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

  it.each([
    [100, 'strongest'],
    [80, 'strongest'],
    [79.9, 'strong'],
    [60, 'strong'],
    [59.9, 'medium'],
    [40, 'medium'],
    [39.9, 'muted'],
    [0, 'muted'],
  ])('#223 heat %d is %s', (score, band) => {
    expect(heatBand(score)).toBe(band);
  });
});
