import { itemAt } from '@earshot/schema/item-at';
import { isWeakWord, MIN_FIGURE_RARITY } from './reasons.ts';
import { type ListTerms, NUMBER_WORD, type Term, type Title } from './terms.ts';

const MIN_SHARED = 3;
/** Of the shorter title's terms. */
const MIN_SHARE = 0.66;
/** A country and everyday words are in too many headlines. */
const MIN_RARITY = 0.8;

/** Whether a headline contains most of another one: words, names and rare figures as written, without concepts. */
export class Containment {
  readonly #termsOf: readonly ReadonlySet<Term>[];
  readonly #titlesOf = new Map<Term, Title[]>();

  constructor({ titles, termOf, figureTerm }: ListTerms) {
    this.#termsOf = titles.map(({ tokens, figures }) => {
      const words = tokens.flatMap(({ key, word }) =>
        word.hasContent && !NUMBER_WORD.test(key) && !isWeakWord(key) ? termOf(word) : [],
      );
      return new Set([
        ...words,
        ...figures.map(figureTerm).filter(({ rarity }) => rarity >= MIN_FIGURE_RARITY),
      ]);
    });
    for (const title of titles)
      for (const term of this.#of(title))
        this.#titlesOf.set(term, [...(this.#titlesOf.get(term) ?? []), title]);
  }

  holds(a: Title, b: Title): boolean {
    const [ofA, ofB] = [this.#of(a), this.#of(b)];
    const shared = [...ofA].filter((term) => ofB.has(term));
    if (shared.length < Math.max(MIN_SHARED, MIN_SHARE * Math.min(ofA.size, ofB.size))) return false;
    const telling = shared.filter((term) => !this.#isInUnrelated(term, a, b));
    return (
      telling.length >= MIN_SHARED &&
      telling.some(({ isName, isFigure }) => isName || isFigure) &&
      telling.some(({ rarity }) => rarity >= MIN_RARITY)
    );
  }

  /** Whether a title has this term and shares no other one with the two: the term may be the client's name. */
  #isInUnrelated(term: Term, a: Title, b: Title): boolean {
    const [ofA, ofB] = [this.#of(a), this.#of(b)];
    return (this.#titlesOf.get(term) ?? []).some(
      (title) => ![...this.#of(title)].some((other) => other !== term && (ofA.has(other) || ofB.has(other))),
    );
  }

  #of({ number }: Title): ReadonlySet<Term> {
    return itemAt(this.#termsOf, number);
  }
}
