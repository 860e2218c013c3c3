import { expect, it } from 'vitest';
import { withXmlText } from './xml-text.ts';

it('removes from all texts what XML forbids, and nothing else', () => {
  const date = new Date(0);
  const odd = { name: 'a\x0bb\ufffec\ud83dd\0', rows: [['\udc00x', 5, null]], date };
  expect(withXmlText(odd)).toEqual({ name: 'abcd', rows: [['x', 5, null]], date });
  const fine = { name: 'Zürich\t– 😀\n東京', rows: [] };
  expect(withXmlText(fine)).toEqual(fine);
});
