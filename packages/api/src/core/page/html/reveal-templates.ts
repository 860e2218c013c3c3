/** Unwraps the text of pages that keep it in templates, to be displayed by a script. */

const OPENING = /<script\b[^>]{0,500}>/gi;
const TEMPLATE_TYPE =
  /\btype\s{0,9}=\s{0,9}["']?text\/(?:template|html|x-template|x-handlebars(?:-template)?|x-jquery-tmpl|ng-template)["'\s>]/i;

/** Returns the markup with the templates in script elements unwrapped, or null if there are none. Linear time. */
export function revealTemplates(html: string): string | null {
  const pieces: string[] = [];
  let from = 0;
  for (const match of html.matchAll(OPENING)) {
    if (match.index < from || !TEMPLATE_TYPE.test(match[0])) continue;
    const start = match.index + match[0].length;
    const end = html.indexOf('</script', start);
    if (end < 0) break;
    pieces.push(html.slice(from, match.index), '<div>', html.slice(start, end), '</div>');
    from = html.indexOf('>', end) + 1 || html.length;
  }
  return from === 0 ? null : pieces.join('') + html.slice(from);
}
