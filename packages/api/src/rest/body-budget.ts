/** Limits the total memory of request bodies, from before the first byte is read until the response has been sent. */
import { Failure } from '@earshot/schema/failures';
import type { Request, Response } from 'express';
import { requestInfo } from './request-info.ts';

export interface BodyBudgetLimits {
  /** Maximum total size of the request bodies of all clients. */
  readonly maxBytes: number;
  /** Maximum total size of the request bodies of one client, so that no client uses up the whole budget. */
  readonly maxBytesPerClient: number;
}

export class BodyBudget {
  readonly #limits: BodyBudgetLimits;
  readonly #byClient = new Map<string, number>();
  #bytes = 0;

  constructor(limits: BodyBudgetLimits) {
    this.#limits = limits;
  }

  /** Returns the number of bytes currently reserved. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Reserves the declared length of the body until the response closes. If no length or a larger one is declared, reserves
   * `maxBodyBytes`. Throws `Failure('busy')` if the budget is exceeded.
   */
  hold(req: Request, res: Response, maxBodyBytes: number): void {
    const declared = req.get('content-length');
    // A body larger than the row allows is refused when it is read.
    const bytes = Math.min(maxBodyBytes, declared === undefined ? maxBodyBytes : Number(declared));
    const { client } = requestInfo(res);
    const ofClient = (this.#byClient.get(client) ?? 0) + bytes;
    if (this.#bytes + bytes > this.#limits.maxBytes || ofClient > this.#limits.maxBytesPerClient) {
      throw new Failure('busy');
    }
    this.#bytes += bytes;
    this.#byClient.set(client, ofClient);
    res.once('close', () => this.#release(client, bytes));
  }

  #release(client: string, bytes: number): void {
    this.#bytes -= bytes;
    const left = (this.#byClient.get(client) ?? 0) - bytes;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
  }
}
