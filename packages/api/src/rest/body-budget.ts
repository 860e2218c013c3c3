/** Bounds the memory that request bodies hold together, from before the first byte is read until the answer is out. */
import { Failure } from '@earshot/schema/failures';
import type { Request, Response } from 'express';
import { requestInfo } from './request-info.ts';

export interface BodyBudgetLimits {
  /** Bodies of all visitors together. */
  readonly maxBytes: number;
  /** Bodies of one visitor, so that no visitor uses up the whole budget. */
  readonly maxBytesPerClient: number;
}

export class BodyBudget {
  readonly #limits: BodyBudgetLimits;
  readonly #byClient = new Map<string, number>();
  #bytes = 0;

  constructor(limits: BodyBudgetLimits) {
    this.#limits = limits;
  }

  /** Bytes that are held at the moment. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Holds the declared length of the body, or the row's maximum when none or more is declared, until the response closes.
   * Throws `Failure('busy')` when there is no room.
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
