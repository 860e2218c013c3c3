/** A growing list of integers. */
export class NumberList {
  #numbers: Int32Array;
  #length = 0;

  constructor(room: number) {
    this.#numbers = new Int32Array(Math.max(16, room));
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Int32Array(2 * this.#numbers.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = value;
  }

  get length(): number {
    return this.#length;
  }

  /** Returns the last number, or 0 if the list is empty. */
  last(): number {
    return this.#numbers[this.#length - 1] ?? 0;
  }

  /** Whether the list contains a number at index `from` or later. */
  includes(value: number, from: number): boolean {
    for (let at = from; at < this.#length; at++) if (this.#numbers[at] === value) return true;
    return false;
  }

  /** Returns a view of the numbers, valid until the next number is added. */
  values(): Int32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
