/**
 * Elements that may show a number without a link: quoted texts, dates, names, forms, drawings, controls and the numbers of an
 * explanation.
 */
const NOT_FIGURES = [
  '[data-figure]',
  '[data-evidence]',
  '[aria-hidden=true]',
  'button',
  'time',
  'a',
  'mark',
  'input',
  'textarea',
  'option',
  'summary',
  'caption',
  'kbd',
  '[role=status]',
  '[dir=auto]',
  '.day',
  '.quiet',
  '.failure',
].join(',');

/** Numbers on a screen that do not open their evidence, as every figure should. */
export function plainNumbers(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const isNumber = /^[(+\-\u2212]?\d[\d.,]*%?(?:\s|$|\))/.test(text);
    if (isNumber && node.parentElement?.closest(NOT_FIGURES) === null) found.push(text);
  }
  return found;
}
