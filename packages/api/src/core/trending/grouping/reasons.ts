import { itemAt } from '@earshot/schema/item-at';
import weakWords from '../../../content/weak-words.json' with { type: 'json' };
import { backgroundRarity, isCommonWord } from '../../text/background-rank.ts';
import { englishSenses } from '../../text/english-sense.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { COURSE_WORDS, phraseAt } from './concepts.ts';
import type { ListWord, ListWords } from './list-words.ts';
import type { ListTerms, Term, Title } from './terms.ts';
import { wordKey } from './title-words.ts';
import type { TermWeights } from './weigh-terms.ts';

/** How a shared term explains a join. `event`: a kind of event or figure, which unrelated headlines share, too. */
export type Reason = 'none' | 'event' | 'content' | 'name';

/** Function words of these languages are no reasons, unless they are names: "irán" is a Spanish verb. */
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const WEAK_WORDS = LANGUAGES.map(
  (language) => [language, new Set([...weakWords[language], ...stopWordsOf(language)].map(wordKey))] as const,
);
export const isWeakWord = (key: string, languages: readonly string[] = LANGUAGES): boolean =>
  WEAK_FIXED.has(key) || WEAK_WORDS.some(([language, keys]) => languages.includes(language) && keys.has(key));

const WEAK_FIXED = new Set(weakWords.fixed.map(wordKey));
/** Adds words of opposite directions, such as rise and fall. */
const FIXED_WORDS = new Set([...WEAK_FIXED, ...COURSE_WORDS]);

const DIRECTIONS = new Set(weakWords.directions.map(wordKey));

const MATCH_WORDS = new Set(weakWords.matchWords.map(wordKey));

const EVENT_LIKE = new Set(weakWords.figureConcepts);
const COLORLESS = new Set(weakWords.weakConcepts);
export const MIN_WORD_RARITY = 0.58;
export const MIN_FIGURE_RARITY = 0.75;
const SHORT_LATIN = /^[a-z]{1,2}$/;
/** A shorter name may be a function word in another language: "AB", "Bon". */
const SHORT_LETTERS = 3;
/** Roads and models: "M6", "A380". Quarters and fiscal years are figures. */
const NAME_WITH_DIGITS = /^(?![qh][1-4]$|fy\d)\p{L}{1,3}\d+$/u;

function reasonOf({ word, concept }: Term, languages: readonly string[]): Reason {
  if (word) return reasonOfWord(word, languages);
  if (!concept || COLORLESS.has(concept.name)) return 'none';
  return concept.isEvent || EVENT_LIKE.has(concept.name) ? 'event' : 'content';
}

function reasonOfWord(
  { key, hasContent, isName, isCapitalized, isEnglish }: ListWord,
  languages: readonly string[],
): Reason {
  if (!hasContent) return 'none';
  if (NAME_WITH_DIGITS.test(key)) return 'name';
  const isNameInList = isName && isCapitalized && key.length > SHORT_LETTERS;
  if (/^\d/.test(key) || isWeakWord(key, isNameInList ? languages : LANGUAGES)) return 'none';
  if (isName && key.length > 1) return 'name';
  if (SHORT_LATIN.test(key)) return 'none';
  return rarityOf(key, isEnglish, languages) < MIN_WORD_RARITY ? 'none' : 'content';
}

function rarityOf(key: string, isEnglish: boolean, languages: readonly string[]): number {
  if (isEnglish && isCommonWord(key)) return backgroundRarity(key);
  const senses = languages.flatMap((language) => englishSenses(language)(key));
  return Math.min(backgroundRarity(key), ...senses.map(backgroundRarity));
}

/** Whether a copy may have another word instead: not one that turns the news around. */
export function canDiffer({ key, isName, isCapitalized }: ListWord): boolean {
  return !isName && !isCapitalized && !/\d/.test(key) && !FIXED_WORDS.has(key);
}

const SUBJECT_WORDS = 3;
const MAX_NAME_WORDS = 2;
const MIN_SHARED = 2;

const SHORT_COMMON_SHARE = 0.6;

/** `words`: the part of `content` that is the same word, not a synonym. */
type SharedReasons = Readonly<Record<Reason | 'broad' | 'figure' | 'words', number>>;

interface TitleNames {
  readonly words: ReadonlySet<Term>;
  readonly all: readonly Term[];
  readonly subject: readonly Term[];
  /** The word after the subject's verb: "Orrin sues Marlow". A headline in title case has none. */
  readonly object: Term | null;
}

/** Only titles that share a reason and are not about different organizations, persons or places may be one story. */
export class JoinRules {
  readonly #languages: readonly string[];
  readonly #termOf: ListTerms['termOf'];
  readonly #reasons: Reason[];
  readonly #names: readonly TitleNames[];
  readonly #broad: ReadonlySet<Term>;
  readonly #isShort: boolean;

  constructor({ titles, terms, termOf }: ListTerms, { wordOf, languages }: ListWords, weights: TermWeights) {
    this.#languages = languages;
    this.#reasons = new Array<Reason>(wordOf.size);
    this.#termOf = termOf;
    this.#isShort = weights.isShort;
    const commonTitles = (this.#isShort ? SHORT_COMMON_SHARE : 0) * weights.relatedTitles;
    this.#broad = new Set(
      terms.filter(
        (term) =>
          weights.of(term).isClient && (this.reasonOf(term) === 'name' || term.titles.length >= commonTitles),
      ),
    );
    // Words of phrases are not terms, but they can be names ("Airbus").
    const isName = (word: ListWord) => this.reasonOf(termOf(word)) === 'name';
    this.#names = titles.map(({ tokens }) => {
      const words = tokens.map(({ word }) => word);
      const mayBeName = words.map((word) => isName(word) || (word.isEnglish && word.isCapitalized));
      const start = mayBeName.slice(0, SUBJECT_WORDS).indexOf(true);
      const end = mayBeName.indexOf(false, start);
      const subject = start < 0 ? [] : words.slice(start, end < 0 ? undefined : end);
      const hasVerb = end > 0 && /^\p{Ll}/u.test(tokens[end]?.text ?? '');
      const object = hasVerb ? words[end + 1] : undefined;
      return {
        words: new Set(words.map(termOf)),
        all: [...new Set(words.filter(isName).map(termOf))],
        subject: subject.map(termOf),
        object: object ? termOf(object) : null,
      };
    });
  }

  reasonOf(term: Term): Reason {
    this.#reasons[term.number] ??= reasonOf(term, this.#languages);
    return itemAt(this.#reasons, term.number);
  }

  isReason(term: Term): boolean {
    return (
      (term.isFigure && term.rarity >= MIN_FIGURE_RARITY) ||
      (this.reasonOf(term) !== 'none' && !this.#broad.has(term))
    );
  }

  allows(a: Title, b: Title, shared: readonly Term[], isContained: boolean): boolean {
    const counts = this.#count(shared);
    return (
      (isContained || this.#hasReason(a, b, counts)) &&
      !(shared.length - counts.none === 2 && !isContained && this.#shareOnePhrase(a, b, shared)) &&
      !this.#areOtherMatches(a, b, shared) &&
      !this.#haveOtherSubjects(a, b) &&
      !this.#haveSwappedRoles(a, b) &&
      !this.#differByName(a, b)
    );
  }

  #count(shared: readonly Term[]): SharedReasons {
    const counts = { none: 0, event: 0, content: 0, words: 0, name: 0, broad: 0, figure: 0 };
    for (const term of shared) {
      const reason = term.isFigure && term.rarity >= MIN_FIGURE_RARITY ? 'figure' : this.reasonOf(term);
      counts[reason !== 'none' && this.#broad.has(term) ? 'broad' : reason]++;
      if (term.word && reason === 'content') counts.words++;
    }
    return counts;
  }

  /** A name of the whole list needs a kind of event or a figure, or another name that is not one. */
  #hasReason(a: Title, b: Title, { name, broad, content, words, event, figure }: SharedReasons): boolean {
    if (content >= MIN_SHARED || name >= MIN_SHARED) return true;
    if (name + broad > 0 && event + figure > 0) return true;
    if (name === 0) return false;
    if (this.#isShort) return words > 0;
    return content + broad > 0 || isNameEnough(a, b);
  }

  /** Whether the titles have names but none in common, or each begins with a name that the other one does not have. */
  #haveOtherSubjects(a: Title, b: Title): boolean {
    const [ofA, ofB] = [itemAt(this.#names, a.number), itemAt(this.#names, b.number)];
    const haveNames = ofA.all.length > 0 && ofB.all.length > 0;
    if (haveNames && !ofA.all.some((name) => ofB.all.includes(name))) return true;
    // "Lidl recalls oat milk", "Tesco recalls oat milk": who does it differs, although nothing shows that it is a name.
    const [[first, verb], [second, other]] = [a.tokens, b.tokens];
    const doTheSame = verb?.key === other?.key && /^\p{Ll}/u.test(verb?.text ?? '');
    const isIn = (token: typeof first, { words }: TitleNames) =>
      !token || words.has(this.#termOf(token.word));
    if (doTheSame && !isIn(first, ofB) && !isIn(second, ofA)) return true;
    const isMissing = (subject: readonly Term[], { words }: TitleNames) =>
      subject.length > 0 && !subject.some((name) => words.has(name));
    return isMissing(ofA.subject, ofB) && isMissing(ofB.subject, ofA);
  }

  /** Whether the same kind of event is done by one to the other, and by the other to the one. */
  #haveSwappedRoles(a: Title, b: Title): boolean {
    const [ofA, ofB] = [itemAt(this.#names, a.number), itemAt(this.#names, b.number)];
    const isObject = ({ subject, object }: TitleNames, other: TitleNames) =>
      object !== null && !subject.includes(object) && other.subject.includes(object);
    return (
      isObject(ofA, ofB) && isObject(ofB, ofA) && a.headEvents.some((event) => b.headEvents.includes(event))
    );
  }

  /** Whether both titles report results, but share neither two words about the subject nor a possible team name. */
  #areOtherMatches(a: Title, b: Title, shared: readonly Term[]): boolean {
    const areResults = [a, b].every(({ figures }) => figures.some(({ kind }) => kind === 'score'));
    if (!areResults || shared.some((term) => this.reasonOf(term) === 'name')) return false;
    const isSubject = (term: Term) =>
      this.reasonOf(term) === 'content' && !(term.word && MATCH_WORDS.has(term.word.key));
    if (shared.filter(isSubject).length >= MIN_SHARED) return false;
    const [ofA, ofB] = [capitalizedKeys(a), capitalizedKeys(b)];
    const isShared = a.tokens.some(({ key }) => ofB.has(key)) || b.tokens.some(({ key }) => ofA.has(key));
    return ofA.size > 0 && ofB.size > 0 && !isShared;
  }

  /** Whether two titles share a two-word name or term, and nothing else. */
  #shareOnePhrase(a: Title, b: Title, shared: readonly Term[]): boolean {
    const [first, second] = shared.filter((term) => this.reasonOf(term) !== 'none');
    if (!first || !second || shared.some(({ isFigure }) => isFigure)) return false;
    const gapIn = ({ tokens }: Title) => {
      const placeOf = (term: Term) =>
        tokens.findIndex(({ word }, i) =>
          term.concept ? phraseAt(tokens, i)?.concepts.includes(term.concept) : this.#termOf(word) === term,
        );
      return placeOf(second) - placeOf(first);
    };
    return Math.abs(gapIn(a)) === 1 && gapIn(a) === gapIn(b);
  }

  /** Whether the titles are equal except for a name of one or two words. */
  #differByName({ tokens: a }: Title, { tokens: b }: Title): boolean {
    if (Math.abs(a.length - b.length) >= MAX_NAME_WORDS) return false;
    const shorter = Math.min(a.length, b.length);
    let [start, end] = [0, 0];
    while (start < shorter && a[start]?.key === b[start]?.key) start++;
    while (end < shorter - start && a.at(-1 - end)?.key === b.at(-1 - end)?.key) end++;
    return [a, b].every((tokens) => {
      const words = tokens.slice(start, tokens.length - end).map(({ word }) => word);
      return (
        words.length > 0 &&
        words.length <= MAX_NAME_WORDS &&
        words.every(
          (word) =>
            word.isCapitalized || DIRECTIONS.has(word.key) || reasonOfWord(word, this.#languages) === 'name',
        )
      );
    });
  }
}

function capitalizedKeys({ tokens }: Title): ReadonlySet<string> {
  return new Set(tokens.filter(({ text }) => /^\p{Lu}/u.test(text)).map(({ key }) => key));
}

const MAX_DAYS_OF_NAME = 1;

/** Whether one shared name is enough: between titles of one day or the next that report no kind of event. */
function isNameEnough({ days: a, events }: Title, { days: b, events: others }: Title): boolean {
  if (!a || !b || events.length + others.length > 0) return false;
  return Math.max(a.first - b.last, b.first - a.last) <= MAX_DAYS_OF_NAME;
}
