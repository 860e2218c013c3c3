import { vectorLengths } from './packed-rows.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';

/** The weights of words within one list, and the subject of the list. */
export interface ListProfile {
  /**
   * By term: its weight, reduced if its titles have little else in common (see `cohesion` in `TermWeights`) or if it is as
   * frequent as the client's name.
   */
  readonly telling: Float64Array;
  /** By term: its kind of name (see `NAME_KINDS`). */
  readonly nameKinds: Uint8Array;
  /** By title: the kinds of names that it contains, as bits of `NAME_KINDS`. */
  readonly namesOfTitle: Uint8Array;
  /** By title: 1 if it contains the client's name, not only a word of its industry. */
  readonly namesClient: Uint8Array;
  /** By title: length of its weight vector and of its `telling` vector. */
  readonly lengths: Float64Array;
  readonly tellingLengths: Float64Array;
}

/**
 * `own`: a name specific to one story. `subject`: one that many dissimilar stories share, such as a competitor, a place, or
 * a person in the news. `client`: one in a large part of the list, such as the client's name or its industry.
 */
export const NAME_KINDS = { none: 0, own: 1, subject: 2, client: 4 } as const;

/**
 * A term in more than this fraction of titles counts as the client's, so its absence from a title means nothing. In a list
 * with few titles, no term counts as the client's.
 */
const CLIENT_SHARE = 0.3;
const CLIENT_FROM_TITLES = 8;
/** A term whose share of titles exceeds `CLIENT_SHARE` by this much has no weight left. */
const CLIENT_FADE_SHARE = 0.15;
const SUBJECT_FROM_TITLES = 3;
const SUBJECT_MAX_COHESION = 0.12;
/** Minimum cohesion for a word to have its full weight, and the cohesion assumed for words in few titles. */
const FULL_COHESION = 0.2;
const ASSUMED_COHESION = 0.1;
const ASSUMED_TITLES = 2;
/** From the first to the second number of titles, a list becomes long enough to show which names are its subject. */
const SHORT_FOR_NAMES = { from: CLIENT_FROM_TITLES, to: 20 } as const;

/** Distinguishes a subject, which titles about different things share, from the name of one story. */
const kindOfName = (count: number, cohesion: number) =>
  count >= SUBJECT_FROM_TITLES && cohesion < SUBJECT_MAX_COHESION ? NAME_KINDS.subject : NAME_KINDS.own;

/** Computes the profile of a list. `names`: by word, 1 if it is a name. */
export function profileList(terms: TitleTerms, words: TermWeights, names: Uint8Array): ListProfile {
  const nameKinds = new Uint8Array(terms.terms);
  for (let term = 0; term < terms.terms; term++) {
    const count = words.frequency[term] ?? 0;
    const isName = term < terms.firstConcept && names[term] === 1;
    const share = count / Math.max(count, words.relatedTitles);
    const isClient = share > CLIENT_SHARE && words.relatedTitles >= CLIENT_FROM_TITLES;
    if (isClient) nameKinds[term] = NAME_KINDS.client;
    else if (isName && count > 0) nameKinds[term] = kindOfName(count, words.cohesion[term] ?? 0);
  }
  const telling = words.weights.map((weight, term) => {
    const others = Math.max(0, (words.frequency[term] ?? 0) - 1);
    const smoothed =
      ((words.cohesion[term] ?? 0) * others + ASSUMED_COHESION * ASSUMED_TITLES) / (others + ASSUMED_TITLES);
    return (
      weight *
      Math.min(1, smoothed / FULL_COHESION) *
      clientFade(words.frequency[term] ?? 0, words.relatedTitles)
    );
  });
  return {
    telling,
    nameKinds,
    ...namesByTitle(terms, nameKinds, names),
    lengths: vectorLengths(terms.rows, words.weights),
    tellingLengths: vectorLengths(terms.rows, telling),
  };
}

function namesByTitle(
  terms: TitleTerms,
  nameKinds: Uint8Array,
  names: Uint8Array,
): Pick<ListProfile, 'namesOfTitle' | 'namesClient'> {
  const { starts, numbers } = terms.rows;
  const namesOfTitle = new Uint8Array(starts.length - 1);
  const namesClient = new Uint8Array(starts.length - 1);
  for (let title = 0; title < namesOfTitle.length; title++)
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      const term = numbers[at] ?? 0;
      const kind = nameKinds[term] ?? 0;
      namesOfTitle[title] = (namesOfTitle[title] ?? 0) | kind;
      const isName = term < terms.firstConcept && names[term] === 1;
      if (isName && kind === NAME_KINDS.client) namesClient[title] = 1;
    }
  return { namesOfTitle, namesClient };
}

/** Returns 1 for a term in few titles, falling to 0 as a term becomes omnipresent, like the client's name. */
function clientFade(count: number, titles: number): number {
  return (
    1 -
    shownBy(titles, SHORT_FOR_NAMES) * clamp((count / Math.max(1, titles) - CLIENT_SHARE) / CLIENT_FADE_SHARE)
  );
}

/** Returns how far a list of this many titles is from one too short to judge, 0-1. */
function shownBy(titles: number, { from, to }: { readonly from: number; readonly to: number }): number {
  return clamp((titles - from) / (to - from));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
