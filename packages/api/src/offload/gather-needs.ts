/**
 * Gathers the data that a request needs before it can run in a worker process, which has neither network access nor a store.
 */
import { restRow } from '@earshot/schema/contract';
import { decodePath } from '@earshot/schema/route-match';
import { pageAddress } from '../features/article/page-address.ts';
import { fetchPage } from '../links/fetch-page.ts';
import type { Caller, OffloadedRequest } from '../ports.ts';
import type { Services } from '../services.ts';

/**
 * Maximum size of a body that is searched for a URL. A body with a URL and keywords is far smaller. A larger body contains
 * pasted text, which needs no page.
 */
const MAX_ADDRESS_BODY_BYTES = 512 * 1024;

/**
 * Returns the page or the ranking that the contract declares for the call. Throws the `Failure` of `fetchPage` or of the
 * store.
 */
export async function gatherNeeds(
  services: Pick<Services, 'clock' | 'outbound' | 'compute' | 'records'>,
  { procedure, parameters, contentType, body }: OffloadedRequest,
  caller: Caller,
): Promise<Pick<OffloadedRequest, 'page' | 'ranking'>> {
  const { needs } = restRow(procedure);
  if (needs === 'ranking') {
    const id = String(parameters.session_id);
    return { ranking: await services.records.ranking(decodePath(id) ?? id) };
  }
  const isJson = /^application\/json\b/i.test(contentType) && body.length <= MAX_ADDRESS_BODY_BYTES;
  const address = needs === 'page' && isJson ? pageAddress(parsed(body)) : null;
  return address === null ? {} : { page: await fetchPage(services, address, caller) };
}

/** Parses a JSON body. Returns undefined if it is invalid, because the procedure itself rejects it with its own message. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
