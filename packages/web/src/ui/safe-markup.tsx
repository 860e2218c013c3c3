import { MarkedText } from './marked-text.tsx';
import { parseMarkup } from './parse-markup.ts';

/**
 * Shows snippet HTML. Nothing of it ever reaches the document as HTML: its text
 * and its `<mark>` ranges are read out, and React renders those. Scripts, images and handlers therefore cannot run, and
 * the page needs no HTML sink under a strict content security policy (#161, #162).
 */
export function SafeMarkup({ html }: { readonly html: string }) {
  const { text, marks } = parseMarkup(html);
  return <MarkedText text={text} marks={marks} />;
}
