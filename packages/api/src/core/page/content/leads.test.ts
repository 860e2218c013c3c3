import { expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const paragraph = (at: number) =>
  `<p>Paragraph ${at} says that the harbor company will pay for the old quay, and that the council wants a second opinion.</p>`;
const [first, ...others] = [1, 2, 3, 4].map(paragraph);
const inBox = (text: string) => `<div class="text">${text}</div>`;

it.each([
  ['in a box of its own below the headline', `<div>${first}</div><div>${others.join('')}</div>`],
  [
    'above the element that is marked as the text',
    `<main><div class="top">${first}</div><div class="article-body">${others.join('')}</div></main>`,
  ],
  [
    'in a box like those of the others, whose parent is another one',
    `<div class="top">${inBox(first ?? '')}</div><div class="rest">${others.map(inBox).join('')}</div>`,
  ],
])('the first paragraph is read %s', (_, markup) => {
  const { blocks } = readPage(
    `<h1>Harbor company pays for the quay</h1>${markup}`,
    'https://quay.example/pays',
  );
  expect(blocks.map(({ text }) => text.slice(0, 11))).toEqual([1, 2, 3, 4].map((at) => `Paragraph ${at}`));
});
