/** Answers that are the same for everyone: kept where only a release can change them, made once for all who wait. */
import type { RestRow } from '@earshot/schema/contract';
import type { Answer } from './answer.ts';
import { SharedRuns } from './shared-runs.ts';

/** Enough for the whole library and what people search for in an hour; the oldest is dropped first. */
const MAX_KEPT = 500;
/** A longer address is some script's, not a reader's. */
const MAX_ADDRESS_CHARACTERS = 200;

export class CommonAnswers {
  readonly #kept = new Map<string, Answer>();
  readonly #shared = new SharedRuns<Answer>();

  /** The answer to this address of a `fixed` or `shared` row; `make` must not depend on who asks. */
  async at(address: string, row: RestRow, make: () => Promise<Answer>): Promise<Answer> {
    if (row.shared) return this.#shared.join(address, make);
    const kept = this.#kept.get(address);
    if (kept) return kept;
    const answer = await make();
    if (answer.status === 200 && address.length <= MAX_ADDRESS_CHARACTERS) this.#keep(address, answer);
    return answer;
  }

  #keep(address: string, answer: Answer): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(address, answer);
  }
}
