const LINK = /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/gu;
/** Around words, not within one, as in `snake_case` or `2*3`. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/** A line without the emphasis of Markdown, `[text](address)` as its text, with the address at the end of the line. */
export function withoutMarkdown(line: string): string {
  if (!/[*_]|\]\(/.test(line)) return line;
  const addresses: string[] = [];
  const text = line.replace(LINK, (_, label: string, address: string) => {
    addresses.push(address);
    return label;
  });
  return [text.replace(EMPHASIS, '$2'), ...addresses].join(' ');
}
