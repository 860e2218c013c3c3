import { addKeywords } from '@earshot/schema/keywords/rules';

/** What a link may fill into a tool's inputs; it never starts a call. */
export interface ToolPrefill {
  readonly url?: string;
  readonly keywords?: string[];
}

export const PREFILL_PARAMETERS = ['url', 'keywords'] as const;

/** The prefill in a link such as `/?tab=article&url=…&keywords=a,b`. */
export function readPrefill(parameters: URLSearchParams): ToolPrefill {
  const url = parameters.get('url');
  const keywords = parameters.get('keywords');
  return {
    ...(url === null ? {} : { url }),
    ...(keywords === null ? {} : { keywords: addKeywords([], keywords) }),
  };
}
