/** Limits the memory of request bodies being read or handled, and of answers that clients have not read yet. */
import { Failure } from '@earshot/schema/failures';
import type { Response } from 'express';
import type { LimitsOf } from '../limits.ts';
import { requestInfo } from './request-info.ts';

export class MemoryBudget {
  readonly #limits: LimitsOf<'memory'>;
  /** The bytes that each open request of a client holds. */
  readonly #open = new Map<string, Map<Response, number>>();
  #bytes = 0;

  constructor(limits: LimitsOf<'memory'>) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  hold(res: Response, bytes: number): void {
    const open = this.#openOf(res);
    const ofClient = [...open.values()].reduce((sum, held) => sum + held, bytes);
    if (this.#bytes + bytes > this.#limits.maxBytes || ofClient > this.#limits.maxBytesPerClient)
      throw new Failure('busy');
    this.#bytes += bytes;
    open.set(res, (open.get(res) ?? 0) + bytes);
  }

  /** Throws `busy` if the client has left too much of its answers unread. */
  assertRead(res: Response): void {
    const open = this.#open.get(requestInfo(res).client) ?? [];
    const unread = [...open].reduce((sum, [{ writableLength }]) => sum + writableLength, 0);
    if (unread > this.#limits.maxBytesPerClient) throw new Failure('busy');
  }

  admit(res: Response): void {
    this.assertRead(res);
    this.#openOf(res);
  }

  #openOf(res: Response): Map<Response, number> {
    const { client } = requestInfo(res);
    const open = this.#open.get(client) ?? new Map<Response, number>();
    if (open.has(res)) return open;
    this.#open.set(client, open.set(res, 0));
    res.once('close', () => {
      this.#bytes -= open.get(res) ?? 0;
      open.delete(res);
      if (open.size === 0) this.#open.delete(client);
    });
    return open;
  }
}
