import { describe, expect, it } from 'vitest';
import { analyzeLines } from './analyze-lines.ts';

const tonesOf = (lines: string) =>
  analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-11-20' }).items.map(
    ({ avg_sentiment }) => avg_sentiment,
  );

describe('the language of a list of one line', () => {
  it.each([
    'Strajk na lotnisku: pasażerowie są wściekli',
    'Errore fatale, la nave affonda nel porto',
    'Greve paralisa o porto e deixa turistas no cais',
    'Lakko pysäytti satamat, matkustajat raivoissaan',
  ])('has no tone without a model: %s', (line) => {
    expect(tonesOf(line)).toEqual([null]);
  });

  it.each([
    ['Streik legt Flughafen lahm', -1],
    ['La grève est enfin terminée', 1],
    ['El banco despide a 900 empleados', -1],
    ['Strike grounds 300 flights', -1],
  ])('%s', (line, sign) => {
    expect(tonesOf(line).map((tone) => Math.sign(tone ?? 0))).toEqual([sign]);
  });
});
