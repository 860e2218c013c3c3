/** What a request needs before it can run in a worker process, which has neither a network nor a store. */
import { restRow } from '@earshot/schema/contract';
import { decodePath } from '@earshot/schema/route-match';
import { pageAddress } from '../features/article/page-address.ts';
import { fetchPage } from '../links/fetch-page.ts';
import type { Caller, OffloadedRequest } from '../ports.ts';
import type { Services } from '../services.ts';

/** Bodies with an address and keywords are far smaller; larger ones hold pasted text, which needs no page. */
const MAX_ADDRESS_BODY_BYTES = 512 * 1024;

/** The page or the ranking that the contract declares for the call. Throws `Failure` as the follower of links or the store does. */
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

/** A body that is not JSON is refused by the procedure, in its own words. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
