/** Hosts as the tables of links name them. */

/**
 * Whether a host name fits a pattern. A name fits itself, `*.name` fits that name and everything below it, `name.*` fits it under
 * the ending of any country (`google.com`, `google.co.uk`), and `*` fits any.
 */
export function isHostOf(pattern: string, hostname: string): boolean {
  if (pattern === '*') return true;
  const anyBelow = pattern.startsWith('*.');
  const name = anyBelow ? pattern.slice(2) : pattern;
  if (!name.endsWith('.*')) return hostname === name || (anyBelow && hostname.endsWith(`.${name}`));
  const labels = hostname.split('.');
  const own = name.slice(0, -2).split('.');
  // An ending has one part (`de`) or two (`co.uk`, `com.br`).
  return [1, 2].some((endings) => {
    const rest = labels.slice(0, -endings);
    const isEnding = endings === 1 || /^(?:com?|net|org|gov|edu|ac)$/.test(labels.at(-2) ?? '');
    const tail = rest.slice(-own.length);
    return isEnding && tail.join('.') === own.join('.') && (anyBelow || rest.length === own.length);
  });
}
