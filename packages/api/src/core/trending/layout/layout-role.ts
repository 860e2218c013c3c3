/** What a line of a pasted list is for. */
export type LayoutRole =
  | 'headline'
  | 'outlet'
  | 'date'
  | 'byline'
  | 'author'
  | 'teaser'
  | 'count'
  | 'button'
  | 'heading'
  | 'frame'
  | 'gap';

/** Every role, with the letter that marks it in layouts written for training. `frame` is other text of a page or mail. */
export const LAYOUT_ROLES: readonly { readonly role: LayoutRole; readonly letter: string }[] = [
  { role: 'headline', letter: 'H' },
  { role: 'outlet', letter: 'O' },
  { role: 'date', letter: 'D' },
  { role: 'byline', letter: 'Y' },
  { role: 'author', letter: 'A' },
  { role: 'teaser', letter: 'T' },
  { role: 'count', letter: 'C' },
  { role: 'button', letter: 'B' },
  { role: 'heading', letter: 'S' },
  { role: 'frame', letter: 'F' },
  { role: 'gap', letter: '_' },
];
