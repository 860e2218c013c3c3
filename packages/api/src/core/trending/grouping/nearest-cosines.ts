/** A list of few titles says little about how alike its stories are: so many more of this nearness are assumed. */
const ASSUMED_TITLES = 10;
const ASSUMED_COSINE = 0.35;

/** The cosines of every title of a list with its two nearest ones. */
export class NearestCosines {
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  constructor(titles: number) {
    this.#first = new Float64Array(titles);
    this.#second = new Float64Array(titles);
  }

  record(a: number, b: number, cosine: number): void {
    this.#recordOne(a, cosine);
    this.#recordOne(b, cosine);
  }

  /** How much nearer two titles of this cosine are to each other than either is to any other title, -1 to 1. */
  margin(a: number, b: number, cosine: number): number {
    return cosine - Math.max(this.#nearestOther(a, cosine), this.#nearestOther(b, cosine));
  }

  /** 0-1: mean over the related titles of the cosine with their nearest title. */
  density(relatedTitles: number): number {
    const sum = this.#first.reduce((total, cosine) => total + cosine, 0);
    return (sum + ASSUMED_TITLES * ASSUMED_COSINE) / (relatedTitles + ASSUMED_TITLES);
  }

  #recordOne(title: number, cosine: number): void {
    const first = this.#first[title] ?? 0;
    if (cosine > first) {
      this.#second[title] = first;
      this.#first[title] = cosine;
    } else if (cosine > (this.#second[title] ?? 0)) this.#second[title] = cosine;
  }

  #nearestOther(title: number, cosine: number): number {
    const first = this.#first[title] ?? 0;
    return first === cosine ? (this.#second[title] ?? 0) : first;
  }
}
