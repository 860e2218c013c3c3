/** Whether `next` is the same URL as `url` with the next page number. A URL without a number is page 1. */
export function isNextPart(url: string, next: string): boolean {
  const [own, other] = [partOf(url), partOf(next)];
  return own.article === other.article && other.page === own.page + 1;
}

/** Returns the page number that follows the page number of `url`. */
export function nextPageNumber(url: string): number {
  return partOf(url).page + 1;
}

/** Match page numbers in article URLs: `?page=2`, `/2/`, `/page/2`, `-2.html`, `,2`. */
const IN_QUERY = /([?&])(?:page|p|seite|pagina|pag|pg|paged)=(\d{1,2})(?:&|$)/i;
const IN_PATH = /[/,_-](?:page|seite|pagina|p)?[/,_-]?(\d{1,2})(?=\/?(?:\.\w{2,5})?(?:\?|$))/i;

function partOf(address: string): { readonly article: string; readonly page: number } {
  const bare = address.replace(/#.*$/s, '');
  const inQuery = IN_QUERY.exec(bare);
  const number = inQuery?.[2] ?? IN_PATH.exec(bare)?.[1];
  const article = inQuery ? bare.replace(IN_QUERY, '$1') : bare.replace(IN_PATH, '');
  return { article: article.replace(/[?&/]+$/, ''), page: number === undefined ? 1 : Number(number) };
}
