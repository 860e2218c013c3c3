/** Name resolution with c-ares: limited, cancelable, and without the thread pool, which unanswered queries would block. */
import { Resolver } from 'node:dns/promises';
import { Failure } from '@earshot/schema/failures';

/** Returns all addresses of a name, IPv4 first. Throws a `dns-` failure or the signal's reason. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;
/** How long the slower address family may still respond after the other one has (called resolution delay in RFC 8305). */
const RESOLUTION_DELAY_MS = 500;

/** Creates the lookup function. It queries the system's name servers unless `servers` are given, each as `address:port`. */
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
      throw failureOf(results);
    } finally {
      clearTimeout(delay);
      signal.removeEventListener('abort', cancel);
    }
  };
}

/** Codes for name servers that could not be reached or could not answer. The name may exist. */
const OUR_FAULT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EREFUSED', 'ENOTINITIALIZED']);

function failureOf(results: readonly PromiseSettledResult<unknown>[]): Failure {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const codes = reasons.map((reason) => (reason instanceof Error && 'code' in reason ? reason.code : ''));
  const [cause] = reasons;
  if (codes.includes('ETIMEOUT')) return new Failure('dns-timeout', { cause });
  if (codes.length > 0 && codes.every((code) => OUR_FAULT.has(code)))
    return new Failure('dns-unavailable', { cause });
  return new Failure('dns-not-found', { cause });
}
