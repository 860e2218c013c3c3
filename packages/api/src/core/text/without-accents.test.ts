import { expect, it } from 'vitest';
import { withoutAccents } from './without-accents.ts';

it('without accents, letters and case stay', () => {
  expect(withoutAccents('Órgão Łódź')).toBe('Orgao Łodz');
});
