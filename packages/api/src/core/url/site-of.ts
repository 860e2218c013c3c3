/** Returns the host of a URL without `www.`. Empty if the URL is invalid. */
export function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
