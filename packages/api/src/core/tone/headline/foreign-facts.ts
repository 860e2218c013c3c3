/** Foreign words share the stem of their English counterpart, so the models also know them from English headlines. */
import german from '../../../content/tone/small-words-de.json' with { type: 'json' };
import spanish from '../../../content/tone/small-words-es.json' with { type: 'json' };
import french from '../../../content/tone/small-words-fr.json' with { type: 'json' };
import { hashText } from '../../model/linear-model.ts';
import { englishSenses } from '../../text/english-sense.ts';
import { lightStem } from '../../text/light-stem.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { withoutAccents } from '../../text/without-accents.ts';
import type { ForeignLanguage, ToneLanguage } from '../language/line-language.ts';
import type { WordReading } from '../words/read-word.ts';
import { stemReader, verbClassReader } from '../words/stems.ts';
import { onWord, type Word, wordOf } from '../words/word.ts';
import { englishFacts, isPlain, isToneless, tagsOf, type WordFacts } from './word-facts.ts';

const SMALL: Readonly<Record<ForeignLanguage, Readonly<Record<string, string>>>> = {
  de: german,
  es: spanish,
  fr: french,
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
        counterpart: facts,
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
      meanings: senses,
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
      operator: reading.operator,
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
