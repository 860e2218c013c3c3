import { addKeywords } from '@earshot/schema/keywords/rules';

/** Values that a link may fill into a tool's inputs. A link never starts a call. */
export interface ToolPrefill {
  readonly url?: string;
  readonly keywords?: string[];
}

/** Phones' share menus send the last two in addition to the URL or instead of it. */
export const PREFILL_PARAMETERS = ['url', 'keywords', 'text', 'title'] as const;

/** Reads the prefill from a link such as `/?tab=article&url=…&keywords=a,b`. */
export function readPrefill(parameters: URLSearchParams): ToolPrefill {
  // Many apps share the URL inside a text, which the URL field also accepts.
  const url = parameters.get('url') || parameters.get('text');
  const keywords = parameters.get('keywords');
  return {
    ...(url === null ? {} : { url }),
    ...(keywords === null ? {} : { keywords: addKeywords([], keywords) }),
  };
}

/**
 * Returns a link that fills in a tool's inputs. Inverse of `readPrefill`.
 * @param origin origin of the app, without a trailing slash
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
