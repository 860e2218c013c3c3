/** The features of one text: hashes, sizes, and the tokens that they come from. */
const FIRST_CAPACITY = 1024;

/** A list that is reused for each text, because a headline has hundreds of features and a list has thousands of lines. */
export class FeatureList {
  length = 0;
  hashes = new Int32Array(FIRST_CAPACITY);
  sizes = new Float64Array(FIRST_CAPACITY);
  /** Range of tokens, `to` exclusive. */
  froms = new Int32Array(FIRST_CAPACITY);
  tos = new Int32Array(FIRST_CAPACITY);

  clear(): void {
    this.length = 0;
  }

  add(hash: number, size: number, from: number, to: number): void {
    const at = this.length;
    if (at === this.hashes.length) this.grow();
    this.hashes[at] = hash;
    this.sizes[at] = size;
    this.froms[at] = from;
    this.tos[at] = to;
    this.length = at + 1;
  }

  private grow(): void {
    const capacity = 2 * this.length;
    const [hashes, sizes, froms, tos] = [this.hashes, this.sizes, this.froms, this.tos];
    this.hashes = new Int32Array(capacity);
    this.sizes = new Float64Array(capacity);
    this.froms = new Int32Array(capacity);
    this.tos = new Int32Array(capacity);
    this.hashes.set(hashes);
    this.sizes.set(sizes);
    this.froms.set(froms);
    this.tos.set(tos);
  }
}
