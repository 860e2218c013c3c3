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

/** `letter` marks the role in training layouts. `frame` is other text on a page or in an email. */
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
