import { descendants, type PageElement } from '../../page/html/page-element.ts';

/**
 * Returns the URL of the page that is displayed in a frame instead of this page, as written, or null. It is in the largest
 * frame of a frameset, or in the only iframe if that fills the page. Domain forwarding that hides its target works like
 * this.
 */
export function frameTarget(root: PageElement): string | null {
  const elements = [...descendants(root)];
  const set = elements.find(({ tag }) => tag === 'frameset');
  const frames = elements.filter(({ tag, attributes }) => tag === 'frame' && attributes.src);
  if (set && frames.length > 0) return largestFrame(set, frames).attribute('src');
  const inline = elements.filter(({ tag, attributes }) => tag === 'iframe' && attributes.src);
  const [only] = inline;
  return inline.length === 1 && only && fillsPage(only) ? only.attribute('src') : null;
}

/** Returns the frame with the largest size in `rows` or `cols` (`"100%,*"`), the first one if several are equal. */
function largestFrame(set: PageElement, frames: readonly PageElement[]): PageElement {
  const shares = (set.attribute('rows') || set.attribute('cols')).split(',').map(shareOf);
  let largest = 0;
  for (const i of frames.keys()) if ((shares[i] ?? 0) > (shares[largest] ?? 0)) largest = i;
  return frames[largest] ?? set;
}

/**
 * Returns a number for comparing frame sizes. Percentages count as they are, `*` counts as 99, and pixels count as 1,
 * because they belong to a strip at the edge.
 */
function shareOf(size: string): number {
  const text = size.trim();
  if (text.endsWith('%')) return Number.parseFloat(text) || 0;
  return text.endsWith('*') ? 99 : 1;
}

function fillsPage(frame: PageElement): boolean {
  const style = frame.attribute('style').replace(/\s/g, '');
  const isWide = frame.attribute('width') === '100%' || /(?:^|;)width:100(?:%|vw)/i.test(style);
  const isHigh = frame.attribute('height') === '100%' || /(?:^|;)height:100(?:%|vh)/i.test(style);
  return isWide && isHigh;
}
