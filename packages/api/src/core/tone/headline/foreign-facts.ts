/**
 * What the features need to know about German, French and Spanish words: function words are mapped to their English
 * counterparts, other words to stems.
 */
import german from '../../../content/tone/small-words-de.json' with { type: 'json' };
import spanish from '../../../content/tone/small-words-es.json' with { type: 'json' };
import french from '../../../content/tone/small-words-fr.json' with { type: 'json' };
import { lightStem } from '../../text/light-stem.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { withoutAccents } from '../../text/without-accents.ts';
import type { ForeignLanguage } from '../language/line-language.ts';
import type { WordReading } from '../words/read-word.ts';
import { stemReader, verbClassReader } from '../words/stems.ts';
import { onWord, type Word, wordOf } from '../words/word.ts';
import { hashText } from './hash.ts';
import { isPlain, isToneless, tagsOf, type WordFacts } from './word-facts.ts';

const SMALL: Readonly<Record<ForeignLanguage, Readonly<Record<string, string>>>> = {
  de: german,
  es: spanish,
  fr: french,
};
/** `l'incendie`, `d'emplois`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=.)/;
/** Endings and prefixes of past participles. */
const PARTICIPLE: Readonly<Record<ForeignLanguage, RegExp>> = {
  de: /^(?:.{0,5}ge|be|ver|er|ent|zer|miss).{2,}(?:t|en)$/u,
  es: /(?:[aií]d|[ns]t|ch|rt|lt)[oa]s?$/u,
  fr: /(?:[éiu]|ain[ct]|i[st]|ert|ort)e?s?$/u,
};

/** @param english returns the facts about an English word */
export function foreignFacts(
  language: ForeignLanguage,
  english: (word: Word) => WordFacts,
): (word: Word) => WordFacts {
  const stops = new Set(stopWordsOf(language));
  const senses = new Map(Object.entries(SMALL[language]));
  const classesOf = stemReader(language);
  const verbClassOf = verbClassReader(language);
  const readingOf = (key: string): WordReading => {
    const classes: readonly string[] = classesOf(key);
    const sign = (plus: string, minus: string) =>
      Number(classes.includes(plus)) - Number(classes.includes(minus));
    const verbClass = verbClassOf(key);
    const form = PARTICIPLE[language].test(key) ? 'past' : 'base';
    return {
      verb: verbClass === undefined ? undefined : { lemma: key, verbClass, form },
      noun: sign('good', 'bad'),
      adjective: 0,
      figure: sign('wanted', 'unwanted'),
      operator: ['up', 'down', 'end'].find((name) => classes.includes(name)),
    };
  };
  return onWord((word) => {
    const key = language === 'fr' ? word.key.replace(ELISION, '') : word.key;
    const own = { key, word: hashText(key) };
    const sense = senses.get(key);
    if (sense !== undefined)
      return {
        ...english(wordOf(sense)),
        ...own,
        stem: own.word,
        isSmall: true,
        isUnknown: false,
        isPlain: false,
        isToneless: false,
      };
    const isSmall = stops.has(key);
    const reading = readingOf(key);
    return {
      ...own,
      sense: key,
      reading,
      stem: hashText(lightStem(withoutAccents(key), language)),
      tags: (isSmall ? [key] : tagsOf(reading)).map((tag) => hashText(tag)),
      isSmall,
      isSkipped: false,
      opensClause: false,
      isPreposition: false,
      isBe: false,
      isNegation: false,
      isUnknown: !isSmall && classesOf(key).length === 0 && reading.verb === undefined,
      isPlain: !isSmall && isPlain(reading),
      isToneless: !isSmall && isToneless(reading),
      operator: reading.operator,
    };
  });
}
