import type { Socket } from 'node:net';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { Client } from 'undici';
import { startDeadline } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';
import { type ConnectOptions, connectGuarded } from './connect-guarded.ts';
import { failureOf, type ReadBodyOptions, readBody } from './read-body.ts';
import type { JudgedUrl } from './url-policy.ts';

export interface HopHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
}

export interface HopResponse extends HopHead {
  readonly bytes: Uint8Array | null;
  readonly interruption: FailureCause | null;
}

export type PlanBody = (head: HopHead) => Pick<ReadBodyOptions, 'maxBytes' | 'truncate'> | null;

interface HopOptions extends ConnectOptions {
  readonly limits: OutboundLimits;
}

/** Sends one request over a new HTTP/1.1 connection. Throws `Failure`, but never for an HTTP status. */
export async function requestHop(
  target: JudgedUrl,
  headers: Readonly<Record<string, string>>,
  planBody: PlanBody,
  options: HopOptions,
  signal: AbortSignal,
): Promise<HopResponse> {
  const socket = dropContinue(await connectGuarded(target, options, signal), options.limits.maxHeaderBytes);
  const client = new Client(target.url.origin, {
    allowH2: false,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: options.limits.maxHeaderBytes,
    // Deferred, because the client accepts a socket only after `connect` has returned.
    connect: (_, callback) =>
      queueMicrotask(() =>
        socket.destroyed ? callback(new Failure('network'), null) : callback(null, socket),
      ),
  });
  const deadline = startDeadline(options.limits.headersTimeoutMs, 'timeout-headers', signal);
  try {
    const path = `${target.url.pathname}${target.url.search}`;
    const response = await client.request({
      method: 'GET',
      path,
      headers,
      reset: true,
      signal: deadline.signal,
    });
    deadline.stopTimer();
    const head = { status: response.statusCode, ...splitHeaders(response.headers) };
    const plan = planBody(head);
    response.body.on('error', () => {});
    if (plan?.truncate === false && Number(head.headers['content-length']) > plan.maxBytes)
      throw new Failure('too-large');
    if (plan === null) return { ...head, bytes: null, interruption: null };
    const body = await readBody(response.body, head.headers['content-encoding'] ?? '', {
      ...plan,
      idleTimeoutMs: options.limits.bodyIdleTimeoutMs,
      signal: deadline.signal,
    });
    return { ...head, ...body };
  } catch (error) {
    throw failureOf(deadline.signal.aborted ? deadline.signal.reason : error);
  } finally {
    deadline.clear();
    socket.destroy();
    client.destroy().catch(() => {});
  }
}

function splitHeaders(raw: Record<string, string | string[] | undefined>): Omit<HopHead, 'status'> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined || name === 'set-cookie') continue;
    headers[name.toLowerCase()] = headerText(Array.isArray(value) ? value.join(', ') : value);
  }
  return { headers, setCookies: [raw['set-cookie'] ?? []].flat() };
}

/** Undici returns one character per byte, and many sites send URLs in UTF-8. */
function headerText(value: string): string {
  if (!/[^\0-\x7f]/.test(value) || /[^\0-\xff]/.test(value)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

const STATUS = 'HTTP/1.1 100';
const HEAD_END = '\r\n\r\n';

/** Drops `100 Continue` before the final response, up to `maxBytes`. Some servers send it unasked, and undici rejects it. */
function dropContinue(socket: Socket, maxBytes: number): Socket {
  const push = socket.push.bind(socket);
  let buffered = Buffer.alloc(0);
  let dropped = 0;
  let isOver = false;

  function rest(): Buffer | null {
    while (dropped + buffered.length <= maxBytes) {
      const start = buffered.toString('latin1', 0, STATUS.length);
      if (start !== STATUS) return STATUS.startsWith(start) ? null : buffered;
      const end = buffered.indexOf(HEAD_END);
      if (end < 0) return null;
      dropped += end + HEAD_END.length;
      buffered = buffered.subarray(end + HEAD_END.length);
    }
    return buffered;
  }

  socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (isOver) return push(chunk, encoding);
    if (Buffer.isBuffer(chunk)) buffered = Buffer.concat([buffered, chunk]);
    const bytes = Buffer.isBuffer(chunk) ? rest() : buffered;
    if (bytes === null) return true;
    isOver = true;
    const goesOn = bytes.length === 0 || push(bytes);
    return Buffer.isBuffer(chunk) ? goesOn : push(chunk, encoding);
  };
  return socket;
}
