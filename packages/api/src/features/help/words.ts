/** The longest word compared; longer ones are cut, so that no input can make the comparison slow. */
const MAX_WORD_CHARACTERS = 32;
/** How many different words of a query are looked up. */
const MAX_QUERY_WORDS = 12;

const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it of on or that the this to vs was what when where which who why with you your'.split(
    ' ',
  ),
);

/**
 * The words to look up for a query: as `words`, without markup, repetitions and stop words (which are kept when nothing
 * else is left), at most 12.
 */
export function queryWords(query: string): string[] {
  const distinct = [...new Set(plainWords(query.replace(/<[^<>]*>/g, ' ')))];
  const telling = distinct.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : distinct).slice(0, MAX_QUERY_WORDS).map(singular);
}

/** The words of a text: letters and digits only, lower case, no accents, plurals made singular. */
export function words(text: string): string[] {
  return plainWords(text).map(singular);
}

function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_CHARACTERS));
}

function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(yses|crises)$/.test(word)) return `${word.slice(0, -2)}is`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
