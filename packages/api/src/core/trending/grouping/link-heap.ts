/** A link between two groups, as it was when pushed onto the heap. */
interface OfferedLink {
  readonly strength: number;
  /** Indexes of the groups, the lower one first. */
  readonly a: number;
  readonly b: number;
  readonly link: number;
}

/**
 * A binary heap of links, strongest first. Ties go to lower group numbers. Stored as parallel arrays of numbers, because a
 * long list has a million links, and a million objects would cost more than the search itself.
 */
export class LinkHeap {
  readonly #strengths: number[] = [];
  readonly #as: number[] = [];
  readonly #bs: number[] = [];
  readonly #links: number[] = [];

  push({ strength, a, b, link }: OfferedLink): void {
    let at = this.#strengths.length;
    this.#set(at, strength, a, b, link);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(strength, a, b, parent)) break;
      this.#copy(parent, at);
      at = parent;
    }
    this.#set(at, strength, a, b, link);
  }

  pop(): OfferedLink | null {
    const last = this.#strengths.length - 1;
    if (last < 0) return null;
    const top = {
      strength: this.#strengths[0] ?? 0,
      a: this.#as[0] ?? 0,
      b: this.#bs[0] ?? 0,
      link: this.#links[0] ?? 0,
    };
    const strength = this.#strengths.pop() ?? 0;
    const a = this.#as.pop() ?? 0;
    const b = this.#bs.pop() ?? 0;
    const link = this.#links.pop() ?? 0;
    if (last > 0) this.#sink({ strength, a, b, link }, last);
    return top;
  }

  /** Puts a link at the top of the first `size` elements and sifts it down. */
  #sink({ strength, a, b, link }: OfferedLink, size: number): void {
    let at = 0;
    for (let next = 1; next < size; next = 2 * at + 1) {
      const right = next + 1;
      if (
        right < size &&
        this.#isBefore(this.#strengths[right] ?? 0, this.#as[right] ?? 0, this.#bs[right] ?? 0, next)
      )
        next = right;
      if (this.#isBefore(strength, a, b, next)) break;
      this.#copy(next, at);
      at = next;
    }
    this.#set(at, strength, a, b, link);
  }

  #set(place: number, strength: number, a: number, b: number, link: number): void {
    this.#strengths[place] = strength;
    this.#as[place] = a;
    this.#bs[place] = b;
    this.#links[place] = link;
  }

  #copy(from: number, to: number): void {
    this.#set(
      to,
      this.#strengths[from] ?? 0,
      this.#as[from] ?? 0,
      this.#bs[from] ?? 0,
      this.#links[from] ?? 0,
    );
  }

  #isBefore(strength: number, a: number, b: number, place: number): boolean {
    const other = this.#strengths[place] ?? 0;
    if (strength !== other) return strength > other;
    const otherA = this.#as[place] ?? 0;
    return a !== otherA ? a < otherA : b < (this.#bs[place] ?? 0);
  }
}
