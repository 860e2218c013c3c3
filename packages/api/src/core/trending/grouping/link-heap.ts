export interface Link {
  readonly strength: number;
  /** Numbers of the groups, the lower one first. */
  readonly a: number;
  readonly b: number;
}

/** A binary heap of links, strongest first; of equal ones that of the lower numbers. */
export class LinkHeap {
  readonly #links: Link[] = [];

  push(link: Link): void {
    const links = this.#links;
    let at = links.length;
    links.push(link);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = links[parent];
      if (!above || !isBefore(link, above)) break;
      links[at] = above;
      at = parent;
    }
    links[at] = link;
  }

  pop(): Link | null {
    const links = this.#links;
    const top = links[0];
    const last = links.pop();
    if (!top || !last) return null;
    if (links.length === 0) return top;
    let at = 0;
    for (;;) {
      const [left, right] = [links[2 * at + 1], links[2 * at + 2]];
      if (!left) break;
      const next = right && isBefore(right, left) ? right : left;
      if (!isBefore(next, last)) break;
      links[at] = next;
      at = next === right ? 2 * at + 2 : 2 * at + 1;
    }
    links[at] = last;
    return top;
  }
}

function isBefore(x: Link, y: Link): boolean {
  if (x.strength !== y.strength) return x.strength > y.strength;
  return x.a !== y.a ? x.a < y.a : x.b < y.b;
}
