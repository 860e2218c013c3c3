/** Answers that only a release can change, kept ready by address: the learning library is the same for everyone. */
import type { Request, Response } from 'express';

/** Enough for the whole library and what people search for in an hour; the oldest is dropped first. */
const MAX_ANSWERS = 500;
/** A longer address is some script's, not a reader's. */
const MAX_ADDRESS_CHARACTERS = 200;

export class FixedAnswers {
  readonly #bodies = new Map<string, string>();

  /** Sends the kept answer and says so; else arranges that the answer of this request is kept when it is a 200. */
  send(req: Request, res: Response): boolean {
    const address = req.originalUrl;
    const body = this.#bodies.get(address);
    if (body !== undefined) {
      res.setHeader('Content-Type', 'application/json');
      res.end(body);
      return true;
    }
    if (address.length <= MAX_ADDRESS_CHARACTERS) this.#keepWhenSent(address, res);
    return false;
  }

  #keepWhenSent(address: string, res: Response): void {
    const end = res.end.bind(res);
    res.end = (body?: unknown) => {
      res.end = end;
      if (res.statusCode === 200 && typeof body === 'string') this.#keep(address, body);
      return end(body);
    };
  }

  #keep(address: string, body: string): void {
    const [oldest] = this.#bodies.keys();
    if (this.#bodies.size >= MAX_ANSWERS && oldest !== undefined) this.#bodies.delete(oldest);
    this.#bodies.set(address, body);
  }
}
