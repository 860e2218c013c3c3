/** A limit on the work that a single page may cause, regardless of its content. */

/** Thrown when the fuel runs out. Only `withFuel` catches it. */
class OutOfFuel extends Error {
  override readonly name = 'OutOfFuel';
}

export interface FuelLimits {
  /** Maximum number of nodes, statements and calls to examine. */
  readonly steps: number;
  /** Maximum nesting depth. */
  readonly depth: number;
  /** Maximum number of characters of text that is parsed or built. */
  readonly characters: number;
}

/** A budget shared by all readers of one page. Methods throw when their part is used up, except `trySteps`. */
export class Fuel {
  #steps: number;
  #depth: number;
  #characters: number;

  constructor({ steps, depth, characters }: FuelLimits) {
    this.#steps = steps;
    this.#depth = depth;
    this.#characters = characters;
  }

  get steps(): number {
    return this.#steps;
  }

  step(count = 1): void {
    this.#steps -= count;
    if (this.#steps < 0) throw new OutOfFuel();
  }

  /** Spends steps for optional work. Returns false if there are not enough. */
  trySteps(count: number): boolean {
    if (this.#steps < count) return false;
    this.#steps -= count;
    return true;
  }

  /** Spends fuel for a text of this many characters. Call it before the text is created. */
  text(characters: number): void {
    this.#characters -= characters;
    if (this.#characters < 0) throw new OutOfFuel();
  }

  /** Runs `read` one level deeper, for one step. */
  within<T>(read: () => T): T {
    this.step();
    if (this.#depth <= 0) throw new OutOfFuel();
    this.#depth -= 1;
    try {
      return read();
    } finally {
      this.#depth += 1;
    }
  }
}

/** Returns the result of `read`, or `empty` if the fuel runs out. Other errors are rethrown. */
export function withFuel<T>(read: () => T, empty: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof OutOfFuel) return empty;
    throw error;
  }
}
