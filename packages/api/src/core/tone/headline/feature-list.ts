/** The features of one text: hashes, sizes, and the tokens that they come from. */

/** A list that is reused for each text, because a headline has hundreds of features and a list has thousands of lines. */
export class FeatureList {
  length = 0;
  readonly hashes: number[] = [];
  readonly sizes: number[] = [];
  /** Range of tokens, `to` exclusive. */
  readonly froms: number[] = [];
  readonly tos: number[] = [];

  clear(): void {
    this.length = 0;
  }

  add(hash: number, size: number, from: number, to: number): void {
    const at = this.length++;
    this.hashes[at] = hash;
    this.sizes[at] = size;
    this.froms[at] = from;
    this.tos[at] = to;
  }
}
