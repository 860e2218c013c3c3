/** Limits the memory of request bodies being read or handled, and of answers that clients have not read yet. */
import { Failure } from '@earshot/schema/failures';
import type { Response } from 'express';
import type { LimitsOf } from '../limits.ts';
import { requestInfo } from './request-info.ts';

export class MemoryBudget {
  readonly #limits: LimitsOf<'memory'>;
  readonly #byClient = new Map<string, number>();
  readonly #open = new Map<string, Set<Response>>();
  readonly #reserved = new WeakMap<Response, number>();
  #bytes = 0;

  constructor(limits: LimitsOf<'memory'>) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  hold(res: Response, bytes: number): void {
    const { client } = requestInfo(res);
    const ofClient = (this.#byClient.get(client) ?? 0) + bytes;
    if (this.#bytes + bytes > this.#limits.maxBytes || ofClient > this.#limits.maxBytesPerClient)
      throw new Failure('busy');
    this.#bytes += bytes;
    this.#byClient.set(client, ofClient);
    const reserved = this.#reserved.get(res);
    this.#reserved.set(res, (reserved ?? 0) + bytes);
    if (reserved === undefined) res.once('close', () => this.#release(client, this.#reserved.get(res) ?? 0));
  }

  /** Throws `busy` if the client has left too much of its answers unread. */
  assertRead(res: Response): void {
    let unread = 0;
    for (const { writableLength } of this.#open.get(requestInfo(res).client) ?? []) unread += writableLength;
    if (unread > this.#limits.maxBytesPerClient) throw new Failure('busy');
  }

  admit(res: Response): void {
    this.assertRead(res);
    const { client } = requestInfo(res);
    const open = this.#open.get(client) ?? new Set();
    this.#open.set(client, open.add(res));
    res.once('close', () => {
      open.delete(res);
      if (open.size === 0) this.#open.delete(client);
    });
  }

  #release(client: string, bytes: number): void {
    this.#bytes -= bytes;
    const left = (this.#byClient.get(client) ?? 0) - bytes;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
  }
}
