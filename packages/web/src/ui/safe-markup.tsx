import { MarkedText } from './marked-text.tsx';
import { parseMarkup } from './parse-markup.ts';

/**
 * Shows snippet HTML without inserting it into the document as HTML: `parseMarkup` reads its text and `<mark>` ranges,
 * and React renders those. Scripts, images and handlers therefore cannot run, and the page needs no HTML sink under a
 * strict content security policy (#161, #162).
 */
export function SafeMarkup({ html }: { readonly html: string }) {
  const { text, marks } = parseMarkup(html);
  return <MarkedText text={text} marks={marks} />;
}
