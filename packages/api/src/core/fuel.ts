/** The amount of work that one page may cause, whatever it says. */

/** Thrown when the fuel is used up. Only `withFuel` catches it. */
class OutOfFuel extends Error {
  override readonly name = 'OutOfFuel';
}

export interface FuelLimits {
  /** Nodes, statements and calls that are looked at. */
  readonly steps: number;
  /** Levels of nesting at one time. */
  readonly depth: number;
  /** Characters of text that is parsed or built. */
  readonly characters: number;
}

/** A budget that all readers of one page share. Every method throws when its part is used up. */
export class Fuel {
  #steps: number;
  #depth: number;
  #characters: number;

  constructor({ steps, depth, characters }: FuelLimits) {
    this.#steps = steps;
    this.#depth = depth;
    this.#characters = characters;
  }

  /** Steps that are left. */
  get steps(): number {
    return this.#steps;
  }

  /** Pays for work in proportion to `count`. */
  step(count = 1): void {
    this.#steps -= count;
    if (this.#steps < 0) throw new OutOfFuel();
  }

  /** Pays for optional work; false when the fuel does not suffice. */
  trySteps(count: number): boolean {
    if (this.#steps < count) return false;
    this.#steps -= count;
    return true;
  }

  /** Pays for a text of this many characters. Called before the text exists. */
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

/** What `read` gives, or `empty` when the fuel does not last. Other errors pass through. */
export function withFuel<T>(read: () => T, empty: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof OutOfFuel) return empty;
    throw error;
  }
}
