import { expect, it } from 'vitest';
import { withoutAccents } from './english-sense.ts';

it('without accents, letters and case stay', () => {
  expect(withoutAccents('Órgão Łódź')).toBe('Orgao Łodz');
});
