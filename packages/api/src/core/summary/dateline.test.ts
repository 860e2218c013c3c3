import { describe, expect, it } from 'vitest';
import { withoutDateline } from './boilerplate.ts';

describe('withoutDateline', () => {
  it.each([
    [
      'HARWICK, Maine and LUND, Sweden, Nov. 3, 2026 /PressLine/ -- Tarn Bio today said …',
      'Tarn Bio today said …',
    ],
    ['Lund, 3. Mai 2026 (ots) - Die Stadtwerke bauen um.', 'Die Stadtwerke bauen um.'],
    ['LYON, le 4 mai 2026 – Le musée rouvre.', 'Le musée rouvre.'],
    ['HARWICK (Coast News) - The bridge will close.', 'The bridge will close.'],
    ['(AP) Officials closed it.', 'Officials closed it.'],
    ['(AFP) - Officials closed it.', 'Officials closed it.'],
    ['Berlin (dpa) – Die Stadt baut.', 'Die Stadt baut.'],
    ['HARWICK, Ohio (AP) — The bridge will close.', 'The bridge will close.'],
    ['NEW ALBA — The bridge will close.', 'The bridge will close.'],
    ['PUNE: Vasko Paints on Thursday reported a loss.', 'Vasko Paints on Thursday reported a loss.'],
  ])('%s', (sentence, rest) => {
    expect(withoutDateline(sentence)).toBe(rest);
  });

  it.each([
    'Anna Bell - a surgeon from Harwick - was named.',
    'The bridge - long closed - reopens.',
    'Trains (and buses) run again.',
    'Harwick 2026 was a success.',
    'The museum reopens: Visitors came early.',
    'On May 3, 2026 - a Sunday - the bridge closed.',
  ])('leaves %s', (sentence) => {
    expect(withoutDateline(sentence)).toBe(sentence);
  });
});
