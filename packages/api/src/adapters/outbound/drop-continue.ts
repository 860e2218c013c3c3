import type { Socket } from 'node:net';

const STATUS = 'HTTP/1.1 100';
const HEAD_END = '\r\n\r\n';

/** Drops `100 Continue` before the final response, up to `maxBytes`: some servers send it unasked, and undici rejects it. */
export function dropContinue(socket: Socket, maxBytes: number): Socket {
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
