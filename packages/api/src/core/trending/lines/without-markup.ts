const LINK = /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/gu;
/** `Ferry aground<https://coast.example/a>`, as mail programs copy a link. */
const MAIL_LINK = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/giu;
/** Emphasis around words. Marks within a word, as in `snake_case` or `2*3`, do not count. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
/** `"title": "Ferry aground",` */
const JSON_FIELD = /^[{[\s]*"([\w: -]{2,30})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|([\w.-]+))\s*[}\]]*,?$/u;
/** `<title>Ferry aground</title>` */
const XML_FIELD = /^<([\w:]{2,30})(?:\s[^<>]*)?>(?:<!\[CDATA\[)?([^<>]*?)(?:\]\]>)?<\/\1>$/u;
const BETWEEN_FIELDS = /^(?:[[\]{},]+|<[/?!]?[\w:]+(?:\s[^<>]*)?>)$/u;

/**
 * Removes the markup of a line: Markdown emphasis, and the quotes or tags around a field of a feed, which becomes
 * `name: value`. Replaces each `[text](url)` and `text<url>` with its text, moving the URL to the end of the line. Empty for
 * a line of brackets or a lone tag.
 */
export function withoutMarkup(line: string): string {
  if (/^[[\]{}<"]/.test(line)) {
    if (BETWEEN_FIELDS.test(line)) return '';
    const [, name, quoted, bare = ''] = JSON_FIELD.exec(line) ?? XML_FIELD.exec(line) ?? [];
    if (name !== undefined) return `${name}: ${(quoted ?? bare).replace(/\\(.)/g, '$1')}`;
  }
  if (!/[*_]|\]\(|<(?:http|mailto)/i.test(line)) return line;
  const addresses: string[] = [];
  const text = line
    .replace(LINK, (_, label: string, address: string) => {
      addresses.push(address);
      return label;
    })
    .replace(MAIL_LINK, (_, address: string) => {
      addresses.push(address);
      return '';
    });
  return [text.replace(EMPHASIS, '$2'), ...addresses].join(' ');
}
