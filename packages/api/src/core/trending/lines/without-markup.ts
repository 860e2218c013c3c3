const LINK = /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/gu;
/** Emphasis around words. Marks within a word, as in `snake_case` or `2*3`, do not count. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/**
 * Removes Markdown emphasis from a line, and replaces each `[text](url)` with its text, moving the URL to the end of the
 * line.
 */
export function withoutMarkdown(line: string): string {
  if (!/[*_]|\]\(/.test(line)) return line;
  const addresses: string[] = [];
  const text = line.replace(LINK, (_, label: string, address: string) => {
    addresses.push(address);
    return label;
  });
  return [text.replace(EMPHASIS, '$2'), ...addresses].join(' ');
}
