/** Opens a connection. Every resolved address is checked before connecting, and the peer's address afterward. */
import { lookup } from 'node:dns/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { canonicalAddress } from '../../rate-limit/ip-address.ts';
import { abortable, startDeadline } from '../job-gate.ts';
import { type AddressPolicyOptions, isPublicAddress } from './address-policy.ts';
import type { ResolveHost } from './resolve-host.ts';
import { isAllowedAddress, type JudgedUrl, type UrlPolicy } from './url-policy.ts';

/** Error codes about the certificate. Others that are not of the network mean a server without TLS, or an unsafe version. */
const CERTIFICATE = /CERT|ALTNAME|HOSTNAME|ISSUER|UNABLE_TO|CRL/;

export interface ConnectOptions extends AddressPolicyOptions {
  readonly policy: UrlPolicy;
  readonly resolveHost: ResolveHost;
  readonly connectTimeoutMs: number;
  readonly maxAddresses: number;
}

/** Returns a connected socket, with TLS for https. Throws `Failure`: `forbidden-address` if any address is not allowed. */
export async function connectGuarded(
  target: JudgedUrl,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await within(options.connectTimeoutMs, 'dns-timeout', signal, (limited) =>
    resolveTarget(target, options, limited),
  );
  if (!addresses.every((address) => isAllowed(address, target, options)))
    throw new Failure('forbidden-address');
  return within(options.connectTimeoutMs, 'timeout-connect', signal, async (limited) => {
    const socket = await openFirst(addresses.slice(0, options.maxAddresses), target, options, limited);
    return target.url.protocol === 'https:' ? secure(socket, target.host, limited) : socket;
  });
}

/** Connects to the first address that responds. Each gets an equal share of the time. */
async function openFirst(
  addresses: readonly string[],
  target: JudgedUrl,
  options: ConnectOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const shareMs = options.connectTimeoutMs / addresses.length;
  let failure = new Failure('dns-not-found');
  for (const address of addresses) {
    try {
      const socket = await within(shareMs, 'timeout-connect', signal, (limited) =>
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

async function within<T>(
  timeoutMs: number,
  cause: FailureCause,
  signal: AbortSignal,
  act: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(timeoutMs, cause, signal);
  try {
    return await act(deadline.signal);
  } finally {
    deadline.clear();
  }
}

/** Hosts allowed by the operator are looked up by the system: they may be in the hosts file, which `resolveHost` ignores. */
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

/** Checks that the socket is connected to the address that was resolved and that the address is allowed. */
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
