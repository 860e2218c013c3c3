/** The strongest link of a group, as it was when pushed onto the heap. */
export interface OfferedLink {
  readonly group: number;
  readonly link: number;
  readonly strength: number;
  /** Both groups of the link, the lower number first. */
  readonly a: number;
  readonly b: number;
}

/** Whether the first link merges earlier than the second one: it is stronger, or its group numbers are lower. */
export function isEarlier(left: OfferedLink, right: OfferedLink): boolean {
  if (left.strength !== right.strength) return left.strength > right.strength;
  return left.a !== right.a ? left.a < right.a : left.b < right.b;
}

/** A binary heap of links, in the order in which they merge. */
export class LinkHeap {
  readonly #links: OfferedLink[] = [];

  push(offered: OfferedLink): void {
    const links = this.#links;
    let place = links.length;
    while (place > 0) {
      const parent = links[(place - 1) >> 1];
      if (!parent || isEarlier(parent, offered)) break;
      links[place] = parent;
      place = (place - 1) >> 1;
    }
    links[place] = offered;
  }

  pop(): OfferedLink | null {
    const links = this.#links;
    const [top = null] = links;
    const last = links.pop();
    if (last && links.length > 0) this.#sink(last);
    return top;
  }

  /** Puts a link at the top and sifts it down. */
  #sink(offered: OfferedLink): void {
    const links = this.#links;
    let place = 0;
    for (;;) {
      const [left, right] = [links[2 * place + 1], links[2 * place + 2]];
      const isRight = left !== undefined && right !== undefined && isEarlier(right, left);
      const child = isRight ? right : left;
      if (!child || isEarlier(offered, child)) break;
      links[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    links[place] = offered;
  }
}
