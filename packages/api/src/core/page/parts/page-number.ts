/** Whether `next` is the same address with the page number after that of `url`; an address without a number is page 1. */
export function isNextPart(url: string, next: string): boolean {
  const [own, other] = [partOf(url), partOf(next)];
  return own.article === other.article && other.page === own.page + 1;
}

/** The page number that the part after `url` has. */
export function nextPageNumber(url: string): number {
  return partOf(url).page + 1;
}

/** `?page=2`, `/2/`, `/page/2`, `-2.html`, `,2`: what the addresses of the parts of one article differ in. */
const IN_QUERY = /([?&])(?:page|p|seite|pagina|pag|pg|paged)=(\d{1,2})(?:&|$)/i;
const IN_PATH = /[/,_-](?:page|seite|pagina|p)?[/,_-]?(\d{1,2})(?=\/?(?:\.\w{2,5})?(?:\?|$))/i;

function partOf(address: string): { readonly article: string; readonly page: number } {
  const bare = address.replace(/#.*$/s, '');
  const inQuery = IN_QUERY.exec(bare);
  const number = inQuery?.[2] ?? IN_PATH.exec(bare)?.[1];
  const article = inQuery ? bare.replace(IN_QUERY, '$1') : bare.replace(IN_PATH, '');
  return { article: article.replace(/[?&/]+$/, ''), page: number === undefined ? 1 : Number(number) };
}
