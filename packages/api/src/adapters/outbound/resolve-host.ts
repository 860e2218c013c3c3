/** Name resolution by c-ares: bounded, cancellable and without the thread pool that unanswered names would block. */
import { Resolver } from 'node:dns/promises';
import { Failure } from '@earshot/schema/failures';

/** All addresses of a name, IPv4 first. Throws `Failure` (`dns-not-found`, `dns-timeout`). */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;
/** How long the slower address family may still answer once the other has (RFC 8305 calls it the resolution delay). */
const RESOLUTION_DELAY_MS = 500;

export const resolveHost: ResolveHost = async (host, signal) => {
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let delay: NodeJS.Timeout | undefined;
  const startDelay = () => {
    delay ??= setTimeout(cancel, RESOLUTION_DELAY_MS);
  };
  const answered = (addresses: string[]) => {
    if (addresses.length > 0) startDelay();
    return addresses;
  };
  try {
    const [ipv4, ipv6] = await Promise.allSettled([
      resolver.resolve4(host).then(answered),
      resolver.resolve6(host).then(answered),
    ]);
    signal.throwIfAborted();
    const addresses = [ipv4, ipv6].flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (addresses.length > 0) return addresses;
    const codes = [ipv4, ipv6].map((result) =>
      result.status === 'rejected' ? errorCode(result.reason) : '',
    );
    throw new Failure(codes.includes('ETIMEOUT') ? 'dns-timeout' : 'dns-not-found');
  } finally {
    clearTimeout(delay);
    signal.removeEventListener('abort', cancel);
  }
};

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
