/** Decides by weighted evidence whether a sentence is boilerplate rather than part of the article. */
import addressWords from '../../content/summary/address-words.json' with { type: 'json' };
import readerCalls from '../../content/summary/reader-calls.json' with { type: 'json' };
import { countPhrases, phrasePattern } from './phrase-pattern.ts';

/** Weight of each kind of evidence. A sum of 1 or more makes a sentence boilerplate. */
const WEIGHTS = {
  /** A phrase from the list of calls, credits and greetings. */
  call: 1,
  /** An email address, a telephone number, a web address or a handle. */
  contact: 0.7,
  /** Begins with an imperative: subscribe, listen, tell. */
  order: 0.4,
  /** Addresses the reader: you, your. */
  reader: 0.3,
  /** The publisher refers to itself: we, our. */
  house: 0.3,
  /** Names the publication or a part of it: newsletter, blog, reporter. */
  publication: 0.4,
  /** The only sentence of its paragraph. */
  alone: 0.2,
  /** Another sentence of its paragraph contains such a phrase. */
  neighbor: 0.4,
} as const;
const IS_BOILERPLATE = 1;
/** Maximum length of boilerplate. A longer sentence that mentions a newsletter, for example, is news about one. */
const MAX_BOILERPLATE_CHARACTERS = 160;

const CALLS = phrasePattern(Object.values(readerCalls).flat(), { asStems: true });
const CONTACT =
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}\.\p{L}{2,}|(?<![\p{L}\d])(?:www\.|https?:\/\/)\S|(?:\+|\b00|\()\d[\d\s()/-]{6,}\d|(?:^|\s)@\p{L}|\b(?:phone|telephone|tel|telefon|téléphone|teléfono|telefone)\b[.:]?\s*\+?\d/iu;
const QUOTE = /["“”«»„]/;

const STAMP =
  /^(?:published|updated|last (?:updated|modified)|posted|created|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|gepubliceerd|opublikowano|опубликовано)\b|^\d{1,2}[:.]\d{2}\b[^.!?]{0,40}[.!?]?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? \d|^(?:\||•|-)/iu;
const BYLINE =
  /^(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]v|[Aa]f|[Aa]utor|[Аа]втор)[.:]? (?:\p{Lu}[\p{L}.'’-]+(?:,? (?:and|und|et|y|e|en|och|og|for) |[ ,]+|$)){1,8}.{0,40}$/u;
const SENTENCE_END = /[.!]["'”’]?$/u;
const BYLINE_START = /^(?:by|from)\.?$/iu;
const CREDIT =
  /(?:©|\(c\) ?\d{4}|copyright \d{4}|^(?:photo|image|picture|video|caption|source|foto|bild|quelle|fuente|fonte|crédit|фото|صورة)s?\s?[:：]|^[图圖](?:为|為|：))/iu;
const CAPTION =
  /\((?:pictured|above|below|left|right|file photo|l|r|from left|stock image)[^)]{0,40}\)|^(?:pictured|scroll down|scene|picture(?:d)?|tribute|moving|happy|family|delighted|shocking|devastated|victim)\s?:/iu;
const CAPTION_COLON = /^[\p{L}' ’-]{3,24}:\s\p{Lu}/u;
const MAX_CAPTION_CHARACTERS = 200;
const QUESTION = /[?？؟]["'”’»)\]]*$/u;

/** Languages whose sentences always contain function words, as in the lists of stop words. */
const FUNCTION_WORD_LANGUAGES: ReadonlySet<string> = new Set('da de en es fr it nl no pt sv'.split(' '));
/** Minimum share of function words in a sentence. Below it, the words are a list (a lineup, a score sheet, an address). */
const LIST_SHARE = 0.12;
const MIN_LIST_WORDS = 7;
/**
 * A list has dividers between its entries. `Lumen Health appoints Priya Nair as chief operating officer` also has few
 * function words.
 */
const LIST_DIVIDERS = /[,;:/|•·]/gu;
const MIN_LIST_DIVIDERS = 3;

/** Maximum number of words in a byline or place, whose only lowercase words are connectors. */
const MAX_NAMES_WORDS = 8;
const CONNECTOR = /^(?:and|und|et|y|e|en|og|och|for|of|de|the|via|&)$/iu;
const LOWER_CASE_START = /^[^\p{L}\p{N}]*\p{Ll}/u;
const UPPER_CASE_START = /^[^\p{L}\p{N}]*\p{Lu}/u;

interface AddressPatterns {
  readonly orders: RegExp;
  readonly reader: RegExp;
  readonly house: RegExp;
  readonly publication: RegExp;
}

const patternsByLanguage = new Map<string, AddressPatterns>();

/** Input for the evidence about one sentence. */
export interface BoilerplateInput {
  readonly sentence: string;
  /** ISO 639-1 code or `und`. */
  readonly language: string;
  /** Whether it is the only sentence in its paragraph. */
  readonly isAlone: boolean;
  /** Whether another sentence of its paragraph is a call to the reader. */
  readonly isBesideCall: boolean;
  /** Number of content terms in it, as returned by `contentTerms`. */
  readonly terms: number;
}

/**
 * Whether a sentence is boilerplate: a byline, a stamp, a credit, a question (its answer says more), a list of names, or a
 * short sentence that addresses the reader or is about the publication. Evidence and weights: docs/methods/summary.md.
 */
export function isBoilerplate(input: BoilerplateInput): boolean {
  const { sentence } = input;
  if (STAMP.test(sentence) || isByline(sentence)) return true;
  if (QUESTION.test(sentence) || isList(input) || isNames(sentence)) return true;
  if (sentence.length > MAX_BOILERPLATE_CHARACTERS) return false;
  return CREDIT.test(sentence) || boilerplateEvidence(input) >= IS_BOILERPLATE;
}

function isByline(sentence: string): boolean {
  return BYLINE_START.test(sentence) || (BYLINE.test(sentence) && !isStatement(sentence));
}

/** Whether a text begins and ends as a sentence and has a word that names do not have: `By Saturday, the toll was 12.` */
function isStatement(sentence: string): boolean {
  return UPPER_CASE_START.test(sentence) && SENTENCE_END.test(sentence) && sentence.split(' ').some(isNoName);
}

/** Whether a sentence is short and contains a phrase from the list: a call, a credit, a greeting. */
export function isCall(sentence: string): boolean {
  return sentence.length <= MAX_BOILERPLATE_CHARACTERS && countPhrases(CALLS, sentence) > 0;
}

/** Whether a sentence credits an image. The sentence before it in its paragraph is the caption. */
export function isCredit(sentence: string): boolean {
  return sentence.length <= MAX_BOILERPLATE_CHARACTERS && CREDIT.test(sentence);
}

/** Whether a sentence looks like an image caption. Captions repeat the text. */
export function isCaption(sentence: string): boolean {
  return CAPTION.test(sentence) || (CAPTION_COLON.test(sentence) && sentence.length < MAX_CAPTION_CHARACTERS);
}

/** Quoted speech is boilerplate only if it contains a phrase from the list. */
function boilerplateEvidence({ sentence, language, isAlone, isBesideCall }: BoilerplateInput): number {
  const holds = (pattern: RegExp) => countPhrases(pattern, sentence) > 0;
  if (isCall(sentence)) return WEIGHTS.call;
  if (QUOTE.test(sentence)) return 0;
  const { orders, reader, house, publication } = addressPatterns(language);
  return (
    (CONTACT.test(sentence) ? WEIGHTS.contact : 0) +
    (holds(orders) ? WEIGHTS.order : 0) +
    (holds(reader) ? WEIGHTS.reader : 0) +
    (holds(house) ? WEIGHTS.house : 0) +
    (holds(publication) ? WEIGHTS.publication : 0) +
    (isAlone ? WEIGHTS.alone : 0) +
    (isBesideCall ? WEIGHTS.neighbor : 0)
  );
}

function isList({ sentence, language, terms }: BoilerplateInput): boolean {
  const words = sentence.split(' ').length;
  if (!FUNCTION_WORD_LANGUAGES.has(language) || words < MIN_LIST_WORDS) return false;
  if ((sentence.match(LIST_DIVIDERS)?.length ?? 0) < MIN_LIST_DIVIDERS) return false;
  return 1 - terms / words < LIST_SHARE;
}

function isNames(sentence: string): boolean {
  const words = sentence.split(' ');
  if (words.length > MAX_NAMES_WORDS || !words.some((word) => UPPER_CASE_START.test(word))) return false;
  return !words.some(isNoName);
}

function isNoName(word: string): boolean {
  return LOWER_CASE_START.test(word) && !CONNECTOR.test(word);
}

function addressPatterns(language: string): AddressPatterns {
  const known = patternsByLanguage.get(language);
  if (known) return known;
  const patterns = {
    orders: phrasePattern(wordsOf(addressWords.orders, language), { atStart: true }),
    reader: phrasePattern(wordsOf(addressWords.reader, language)),
    house: phrasePattern(wordsOf(addressWords.house, language)),
    publication: phrasePattern(wordsOf(addressWords.publication, language)),
  };
  patternsByLanguage.set(language, patterns);
  return patterns;
}

function wordsOf(lists: Readonly<Record<string, readonly string[]>>, language: string): readonly string[] {
  return Object.hasOwn(lists, language) ? (lists[language] ?? []) : [];
}
