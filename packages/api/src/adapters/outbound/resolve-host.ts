/** Name resolution by c-ares: bounded, cancellable and without the thread pool that unanswered names would block. */
import { Resolver } from 'node:dns/promises';
import { Failure } from '@earshot/schema/failures';

/** All addresses of a name, IPv4 first. Throws `Failure` (`dns-not-found`, `dns-timeout`) or the signal's reason. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;
/** How long the slower address family may still answer once the other has (RFC 8305 calls it the resolution delay). */
const RESOLUTION_DELAY_MS = 500;

/** Builds the lookup; it asks the system's name servers unless others are given (`address:port`). */
export function createResolveHost(servers: readonly string[] = []): ResolveHost {
  return async (host, signal) => {
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    let delay: NodeJS.Timeout | undefined;
    const answered = (addresses: string[]) => {
      if (addresses.length > 0) delay ??= setTimeout(cancel, RESOLUTION_DELAY_MS);
      return addresses;
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const results = await Promise.allSettled([
        resolver.resolve4(host).then(answered),
        resolver.resolve6(host).then(answered),
      ]);
      signal.throwIfAborted();
      const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      if (addresses.length > 0) return addresses;
      throw new Failure(results.some(isTimeout) ? 'dns-timeout' : 'dns-not-found');
    } finally {
      clearTimeout(delay);
      signal.removeEventListener('abort', cancel);
    }
  };
}

function isTimeout(result: PromiseSettledResult<unknown>): boolean {
  const reason: unknown = result.status === 'rejected' ? result.reason : null;
  return reason instanceof Error && 'code' in reason && reason.code === 'ETIMEOUT';
}
