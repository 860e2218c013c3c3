/** Foreign words share the stem of their English counterpart, so the models also know them from English headlines. */

import smallDe from '../../../content/tone/small-words-de.json' with { type: 'json' };
import smallEs from '../../../content/tone/small-words-es.json' with { type: 'json' };
import smallFr from '../../../content/tone/small-words-fr.json' with { type: 'json' };
import stemsDe from '../../../content/tone/stems-de.json' with { type: 'json' };
import stemsEs from '../../../content/tone/stems-es.json' with { type: 'json' };
import stemsFr from '../../../content/tone/stems-fr.json' with { type: 'json' };
import verbsDe from '../../../content/tone/verb-stems-de.json' with { type: 'json' };
import verbsEs from '../../../content/tone/verb-stems-es.json' with { type: 'json' };
import verbsFr from '../../../content/tone/verb-stems-fr.json' with { type: 'json' };
import { hashText } from '../../model/linear-model.ts';
import { englishSenses, lightStem, withoutAccents } from '../../text/english-sense.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { ForeignLanguage, ToneLanguage } from '../line/line-language.ts';
import { formsOf, frameOf, onWord, readWord, type Word, type WordReading, wordOf } from './read-word.ts';
import {
  AUXILIARIES,
  BE_FORMS,
  COORDINATORS,
  DETERMINERS,
  isGeneralWord,
  isRated,
  NEGATIONS,
  NO_WORDS,
  PREPOSITIONS,
  PRONOUNS,
  SUBORDINATORS,
} from './word-kinds.ts';

export interface WordFacts {
  readonly key: string;
  /** For a word of another language, the English word that its facts come from. Otherwise the word itself. */
  readonly sense: string;
  readonly reading: WordReading;
  /** Hashes. The tag of a function word is the word itself or its class. */
  readonly word: number;
  readonly stem: number;
  readonly tags: readonly number[];
  readonly isSmall: boolean;
  /** Whether it is skipped between other words (`the`, `its`). */
  readonly isSkipped: boolean;
  readonly opensClause: boolean;
  readonly isPreposition: boolean;
  readonly isBe: boolean;
  readonly isNegation: boolean;
  readonly isUnknown: boolean;
  /** Whether no table rates or classifies it, as is the case for most topics (`boat`, `city`). */
  readonly isPlain: boolean;
  /** Whether it is plain or its only entry is a verb without a tone, such as *say* or *open*. */
  readonly isToneless: boolean;
}

const MIN_STEMMED = 5;

const englishFacts: (word: Word) => WordFacts = onWord((word) => {
  const { key } = word;
  const reading = readWord(word);
  const small = smallTag(key);
  return {
    key,
    sense: key,
    reading,
    word: hashText(key),
    stem: hashText(stemOf(word, reading)),
    tags: (small === undefined ? tagsOf(reading) : [small]).map((tag) => hashText(tag)),
    isSmall: small !== undefined,
    isSkipped: DETERMINERS.has(key) && !NO_WORDS.has(key),
    opensClause: SUBORDINATORS.has(key) || COORDINATORS.has(key),
    isPreposition: PREPOSITIONS.has(key),
    isBe: BE_FORMS.has(key),
    isNegation: NEGATIONS.has(key) || NO_WORDS.has(key),
    isUnknown: !isGeneralWord(word),
    isPlain: small === undefined && isPlain(reading) && !isRated(word),
    isToneless: small === undefined && isToneless(reading) && !isRated(word),
  };
});

function smallTag(key: string): string | undefined {
  if (NEGATIONS.has(key)) return 'not';
  if (NO_WORDS.has(key)) return 'no';
  if (PREPOSITIONS.has(key) || SUBORDINATORS.has(key) || COORDINATORS.has(key)) return key;
  if (BE_FORMS.has(key)) return 'be';
  if (AUXILIARIES.has(key)) return 'aux';
  if (DETERMINERS.has(key)) return 'the';
  return PRONOUNS.has(key) ? 'pron' : undefined;
}

function isPlain(reading: WordReading): boolean {
  return reading.verb === undefined && reading.operator === undefined && !hasSign(reading);
}

function isToneless(reading: WordReading): boolean {
  if (reading.operator !== undefined || hasSign(reading)) return false;
  const frame = reading.verb && frameOf(reading.verb.verbClass);
  return !frame || Object.values(frame).every((value) => value === 0 || value === false);
}

const hasSign = ({ noun, adjective, figure }: WordReading) => noun !== 0 || adjective !== 0 || figure !== 0;

function tagsOf({ verb, noun, adjective, figure, operator }: WordReading): readonly string[] {
  const tags: string[] = [];
  if (verb) tags.push(`v ${verb.verbClass}`);
  if (noun !== 0) tags.push(noun > 0 ? 'n+' : 'n-');
  else if (adjective !== 0) tags.push(adjective > 0 ? 'a+' : 'a-');
  if (figure !== 0 && noun === 0) tags.push(figure > 0 ? 'f+' : 'f-');
  if (operator !== undefined && !verb) tags.push(`o ${operator}`);
  return tags.length > 0 ? tags : ['w'];
}

function stemOf(word: Word, { verb }: WordReading): string {
  if (verb) return verb.lemma;
  return word.key.length < MIN_STEMMED ? word.key : (formsOf(word.key).verbs.at(-1)?.lemma ?? word.key);
}

type StemClass = keyof typeof stemsDe;

/** Classes in the same group are mutually exclusive. The longest matching stem decides. */
const GROUPS: readonly (readonly StemClass[])[] = [
  ['good', 'bad', 'plain'],
  ['up', 'down', 'end', 'wanted', 'unwanted'],
];

/** In the tables, `=rot` is the whole word, `*verlust` any part of one, and any other entry its start. */
export const stemReader = memoize((language: ForeignLanguage): ((key: string) => readonly StemClass[]) => {
  const table: Readonly<Record<StemClass, readonly string[]>> = { de: stemsDe, es: stemsEs, fr: stemsFr }[
    language
  ];
  const groups = GROUPS.map((classes) =>
    finderOf(
      classes
        .flatMap((name) => table[name].map((stem) => ({ name, stem })))
        .sort((a, b) => b.stem.length - a.stem.length),
    ),
  );
  return memoize((key) => groups.flatMap((find) => find(key) ?? []));
});

function verbClassReader(language: ForeignLanguage): (key: string) => string | undefined {
  const table = { de: verbsDe, es: verbsEs, fr: verbsFr }[language];
  return finderOf(
    Object.entries(table)
      .flatMap(([name, list]) => list.map((stem) => ({ name, stem })))
      .sort((a, b) => b.stem.length - a.stem.length),
  );
}

/** Looked up in maps, because there are thousands of stems. */
function finderOf<Name>(stems: readonly { readonly name: Name; readonly stem: string }[]) {
  const [starts, parts] = [new Map<string, number>(), new Map<string, number>()];
  const lengths = new Set<number>();
  stems.forEach(({ stem }, rank) => {
    const isPart = stem.startsWith('*');
    const [ranks, text] = isPart ? [parts, stem.slice(1)] : [starts, stem];
    if (!ranks.has(text)) ranks.set(text, rank);
    if (isPart) lengths.add(text.length);
  });
  return (key: string): Name | undefined => {
    let best = starts.get(`=${key}`) ?? stems.length;
    for (let length = key.length; length > 0; length--)
      best = Math.min(best, starts.get(key.slice(0, length)) ?? best);
    for (const length of lengths)
      for (let i = 0; i + length <= key.length; i++)
        best = Math.min(best, parts.get(key.slice(i, i + length)) ?? best);
    return stems[best]?.name;
  };
}

const SMALL: Readonly<Record<ForeignLanguage, Readonly<Record<string, string>>>> = {
  de: smallDe,
  es: smallEs,
  fr: smallFr,
};
/** `l'incendie`, `d'emplois`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=.)/;
const PARTICIPLE: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /^(?:.{0,5}ge|be|ver|er|ent|zer|miss).{2,}(?:t|en)$/u,
  es: /(?:[aií]d|[ns]t|ch|rt|lt)[oa]s?$/u,
  fr: /(?:[éiu]|ain[ct]|i[st]|ert|ort)e?s?$/u,
};

function foreignFacts(language: ForeignLanguage): (word: Word) => WordFacts {
  const stops = new Set(stopWordsOf(language));
  const smallSenses = new Map(Object.entries(SMALL[language]));
  const sensesOf = englishSenses(language);
  const classesOf = stemReader(language);
  const readingOf = readingsOf(language);
  return onWord((word) => {
    const key = language === 'fr' ? word.key.replace(ELISION, '') : word.key;
    const hashes = { key, word: hashText(key) };
    const small = smallSenses.get(key);
    if (small !== undefined) {
      const facts = englishFacts(wordOf(small));
      return {
        ...facts,
        ...hashes,
        stem: hashes.word,
        isSmall: true,
        isUnknown: false,
        isPlain: false,
        isToneless: false,
      };
    }
    const isSmall = stops.has(key);
    const senses = isSmall ? [] : sensesOf(key);
    const sense = senses.at(-1);
    const counterpart = sense === undefined ? undefined : englishFacts(wordOf(sense));
    const reading = readingOf(key, counterpart);
    return {
      ...hashes,
      sense: sense ?? key,
      reading,
      stem: counterpart?.stem ?? hashText(lightStem(withoutAccents(key), language)),
      tags: (isSmall ? [key] : tagsOf(reading)).map((tag) => hashText(tag)),
      isSmall,
      isSkipped: false,
      opensClause: false,
      isPreposition: false,
      isBe: false,
      isNegation: false,
      isUnknown: !isSmall && !counterpart && classesOf(key).length === 0 && reading.verb === undefined,
      isPlain: !isSmall && isPlain(reading),
      isToneless: !isSmall && isToneless(reading),
    };
  });
}

function readingsOf(language: ForeignLanguage) {
  const classesOf = stemReader(language);
  const verbClassOf = verbClassReader(language);
  return (key: string, counterpart: WordFacts | undefined): WordReading => {
    const classes: readonly string[] = classesOf(key);
    const sign = (plus: string, minus: string) =>
      Number(classes.includes(plus)) - Number(classes.includes(minus));
    const verbClass = verbClassOf(key);
    const form = PARTICIPLE[language].test(key) ? 'past' : 'base';
    const plain: WordReading = {
      verb: verbClass === undefined ? undefined : { lemma: key, verbClass, form },
      noun: sign('good', 'bad'),
      adjective: 0,
      figure: sign('wanted', 'unwanted'),
      operator: ['up', 'down', 'end'].find((name) => classes.includes(name)),
    };
    if (!counterpart || !isPlain(plain)) return plain;
    const { verb, ...reading } = counterpart.reading;
    return { ...reading, verb: verb && { ...verb, form } };
  };
}

export const wordFactsOf = memoize((language: ToneLanguage) =>
  language === 'en' ? englishFacts : foreignFacts(language),
);
