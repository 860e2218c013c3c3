/** A heading within this fraction of the window's height, measured from the top, is not scrolled. */
const UPPER_PART = 1 / 3;

/**
 * Focuses a heading and scrolls it to the top of the window, so that the section below it is visible. A browser's own
 * scrolling would leave the heading at the bottom. Does not scroll if the heading is already in the upper part.
 */
export function focusAtTop(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * UPPER_PART) heading.scrollIntoView({ block: 'start' });
}
