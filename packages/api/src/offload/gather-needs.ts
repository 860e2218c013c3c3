/**
 * Gathers the data that a request needs before it can run in a worker process, which has neither network access nor a store.
 */
import { restRow } from '@earshot/schema/contract';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { requestedPage } from '../core/article/requested-page.ts';
import { fetchPage } from '../links/fetch-page.ts';
import type { Caller, OffloadedRequest } from '../ports.ts';
import type { Services } from '../services.ts';

/** Maximum size of a body that is parsed on this thread, which takes a few milliseconds (`npm run bench -- bodies`). */
const MAX_BYTES_PARSED_HERE = 64 * 1024;

/**
 * Returns the page or the ranking that the contract requires for the call, if any. Throws the `Failure` of `fetchPage`, of
 * the store or of the worker that reads a large body.
 */
export async function gatherNeeds(
  services: Pick<Services, 'clock' | 'outbound' | 'compute' | 'records'>,
  { procedure, parameters, contentType, body }: OffloadedRequest,
  caller: Caller,
): Promise<Pick<OffloadedRequest, 'page' | 'ranking'>> {
  const { needs } = restRow(procedure);
  if (needs === 'ranking') {
    const id = String(parameters.session_id);
    return { ranking: await services.records.ranking(percentDecoded(id) ?? id) };
  }
  if (needs !== 'page' || !/^application\/json\b/i.test(contentType)) return {};
  const address =
    body.length <= MAX_BYTES_PARSED_HERE
      ? requestedPage(body)
      : await services.compute.run('requestedPage', body, caller);
  return address === null ? {} : { page: await fetchPage(services, address, caller) };
}
