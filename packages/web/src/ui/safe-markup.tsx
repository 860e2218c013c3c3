import { MarkedText } from './marked-text.tsx';
import { parseMarkup } from './parse-markup.ts';

/**
 * Shows the HTML of a snippet without inserting it into the document as HTML: `parseMarkup` reads its text and `<mark>`
 * ranges, and React renders those. Scripts and event handlers therefore cannot run, images are not loaded, and no HTML sink
 * is needed, so a strict content security policy is possible (#161, #162).
 */
export function SafeMarkup({ html }: { readonly html: string }) {
  const { text, marks } = parseMarkup(html);
  return <MarkedText text={text} marks={marks} />;
}
