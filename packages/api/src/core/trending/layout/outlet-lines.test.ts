import { describe, expect, it } from 'vitest';
import { analyzeLines } from '../analyze-lines.ts';

function factsOf(lines: readonly string[]) {
  const { items } = analyzeLines({ lines: lines.join('\n'), lineType: 'mixed', referenceDay: '2026-11-20' });
  return items
    .flatMap(({ members }) => members)
    .sort((a, b) => a.line - b.line)
    .map(({ title, source, date }) => [title, source, date]);
}

describe('outlets of records', () => {
  it('with their day in German press mails', () => {
    const facts = factsOf([
      'Stadtwerke senken Strompreis',
      'Kreisbote Lindenau vom 16.11.2026',
      'Auflage: 12.400',
      '',
      'Warnstreik legt Fähren lahm',
      'FAZ vom 17.11.2026',
      'Auflage: 180.000',
      '',
      'Bäckerei ruft Brot wegen Splittern zurück',
      'Lebensmittel Zeitung vom 18.11.2026',
      'Auflage: 32.000',
    ]);
    expect(facts).toEqual([
      ['Stadtwerke senken Strompreis', 'Kreisbote Lindenau', '2026-11-16'],
      ['Warnstreik legt Fähren lahm', 'FAZ', '2026-11-17'],
      ['Bäckerei ruft Brot wegen Splittern zurück', 'Lebensmittel Zeitung', '2026-11-18'],
    ]);
  });

  it('in front of the headline with day and page', () => {
    const facts = factsOf([
      'NDR, 08.11.2026, S. 1: Neue Chefin für die Hansa Reederei',
      'Kreisbote, 09.11.2026, S. 2: Stadtwerke erhöhen Gaspreis zum Jahreswechsel',
      'Handelsblatt, 10.11.2026, S. 3: Testsieger: die besten Akkuschrauber',
    ]);
    expect(facts).toEqual([
      ['Neue Chefin für die Hansa Reederei', 'NDR', '2026-11-08'],
      ['Stadtwerke erhöhen Gaspreis zum Jahreswechsel', 'Kreisbote', '2026-11-09'],
      ['Testsieger: die besten Akkuschrauber', 'Handelsblatt', '2026-11-10'],
    ]);
  });

  it('with a name that looks like a joint at its end', () => {
    const [first] = factsOf([
      'What Van',
      'More',
      'Night train sells out in minutes',
      '3 hours ago',
      'By Ana Ruiz',
      'Grist',
      'More',
      'Ferry crews vote for a strike',
      '5 hours ago',
      'By Tom Ellery',
    ]);
    expect(first?.[1]).toBe('What Van');
  });
});
