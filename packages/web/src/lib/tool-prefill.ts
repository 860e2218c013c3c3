import { addKeywords } from '@earshot/schema/keywords/rules';

/** What a link may fill into a tool's inputs; it never starts a call. */
export interface ToolPrefill {
  readonly url?: string;
  readonly keywords?: string[];
}

/** The last two are what the share menu of a phone sends beside an address, or in place of it. */
export const PREFILL_PARAMETERS = ['url', 'keywords', 'text', 'title'] as const;

/** The prefill in a link such as `/?tab=article&url=…&keywords=a,b`. */
export function readPrefill(parameters: URLSearchParams): ToolPrefill {
  // Many apps share the address inside a text, which the field for an address takes as well.
  const url = parameters.get('url') || parameters.get('text');
  const keywords = parameters.get('keywords');
  return {
    ...(url === null ? {} : { url }),
    ...(keywords === null ? {} : { keywords: addKeywords([], keywords) }),
  };
}

/**
 * The link that fills a tool's inputs when it is opened, what `readPrefill` reads.
 * @param origin of the product, without a slash at the end
 */
export function prefillAddress(
  origin: string,
  tool: string,
  { url = '', keywords = [] }: ToolPrefill,
): string {
  const parameters = new URLSearchParams({ tab: tool });
  if (url.trim() !== '') parameters.set('url', url.trim());
  if (keywords.length > 0) parameters.set('keywords', keywords.join(','));
  return `${origin}/?${parameters}`;
}
