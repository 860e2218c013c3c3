/** Opens a connection. Checks every resolved address before connecting, and the peer's address afterward. */
import { lookup, Resolver } from 'node:dns/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Failure } from '@earshot/schema/failures';
import { canonicalAddress } from '../../rate-limit/client-key.ts';
import { abortable, withDeadline } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';
import { type AddressPolicyOptions, isPublicAddress } from './address-policy.ts';
import { isAllowedAddress, type JudgedUrl, type UrlPolicy } from './url-policy.ts';

/** Error codes about the certificate. Other TLS errors mean a server without TLS or with an unsafe version. */
const CERTIFICATE = /CERT|ALTNAME|HOSTNAME|ISSUER|UNABLE_TO|CRL/;

export interface ConnectOptions extends AddressPolicyOptions {
  readonly policy: UrlPolicy;
  readonly resolveHost: ResolveHost;
  readonly limits: Pick<OutboundLimits, 'connectTimeoutMs' | 'maxAddresses'>;
}

/** Throws `Failure`: `forbidden-address` if any address of the name is not allowed. */
export async function connectGuarded(
  target: JudgedUrl,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const { connectTimeoutMs, maxAddresses } = options.limits;
  const addresses = await withDeadline(connectTimeoutMs, 'dns-timeout', signal, (limited) =>
    resolveTarget(target, options, limited),
  );
  if (!addresses.every((address) => isAllowed(address, target, options)))
    throw new Failure('forbidden-address');
  return withDeadline(connectTimeoutMs, 'timeout-connect', signal, async (limited) => {
    const socket = await openFirst(addresses.slice(0, maxAddresses), target, options, limited);
    return target.url.protocol === 'https:' ? secure(socket, target.host, limited) : socket;
  });
}

/** Tries the addresses in turn, each for an equal share of the time. */
async function openFirst(
  addresses: readonly string[],
  target: JudgedUrl,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const shareMs = options.limits.connectTimeoutMs / addresses.length;
  let failure = new Failure('dns-not-found');
  for (const address of addresses) {
    try {
      const socket = await withDeadline(shareMs, 'timeout-connect', signal, (limited) =>
        openTcp(address, target.port, limited),
      );
      assertPeer(socket, address, target, options);
      return socket;
    } catch (error) {
      failure = error instanceof Failure ? error : new Failure('unreachable', { cause: error });
      if (signal.aborted || failure.failureCause === 'forbidden-address') throw failure;
    }
  }
  throw failure;
}

/** The system resolves hosts allowed by the operator, because they may be in the hosts file, which `resolveHost` ignores. */
async function resolveTarget(
  target: JudgedUrl,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<string[]> {
  if (isIP(target.host) !== 0) return [target.host];
  if (!target.isAllowedHost) return abortable(options.resolveHost(target.host, signal), signal);
  const answers = await abortable(lookup(target.host, { all: true }), signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Failure('dns-not-found', { cause: error });
  });
  return answers.map((answer) => answer.address);
}

function isAllowed(address: string, target: JudgedUrl, options: ConnectOptions): boolean {
  if (target.isAllowedHost || isAllowedAddress(options.policy.allowed, address, target.port)) return true;
  return options.policy.webPorts.has(target.port) && isPublicAddress(address, options);
}

function assertPeer(socket: Socket, address: string, target: JudgedUrl, options: ConnectOptions): void {
  const peer = canonicalAddress(socket.remoteAddress ?? '');
  const isWanted = peer !== null && peer === canonicalAddress(address);
  if (isWanted && isAllowed(socket.remoteAddress ?? '', target, options)) return;
  socket.destroy();
  throw new Failure('forbidden-address');
}

function openTcp(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  return settle(connectTcp({ host: canonicalAddress(host) ?? host, port, noDelay: true }), 'connect', signal);
}

async function secure(socket: Socket, host: string, signal: AbortSignal): Promise<Socket> {
  const servername = isIP(host) === 0 ? { servername: host } : {};
  const tls = connectTls({ socket, host, ...servername, ALPNProtocols: ['http/1.1'], minVersion: 'TLSv1.2' });
  try {
    return await settle(tls, 'secureConnect', signal);
  } catch (error) {
    socket.destroy();
    if (signal.aborted) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const isCut = code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT';
    throw new Failure(isCut ? 'network' : CERTIFICATE.test(code) ? 'tls' : 'tls-protocol', { cause: error });
  }
}

function settle<S extends Socket>(
  socket: S,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<S> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      signal.removeEventListener('abort', onAbort);
      socket.removeListener(event, onReady).removeListener('error', onError).removeListener('close', onClose);
      act();
    };
    const fail = (error: unknown) =>
      finish(() => {
        socket.destroy();
        reject(error);
      });
    const onReady = () => finish(() => resolve(socket));
    const onError = (error: Error) => fail(error);
    const onClose = () => fail(Object.assign(new Error('closed while connecting'), { code: 'ECONNRESET' }));
    const onAbort = () => fail(signal.reason);
    // Stays on the socket, because an error event without a listener would crash the process.
    socket.on('error', () => {});
    socket.once(event, onReady).once('error', onError).once('close', onClose);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}

export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;
/** How long the slower address family may still answer after the other one (resolution delay, RFC 8305). */
const RESOLUTION_DELAY_MS = 500;

/** Queries the system's name servers unless `servers` are given, each as `address:port`. */
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

/** Error codes of name servers that could not be reached or refused the query. The name may still exist. */
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
