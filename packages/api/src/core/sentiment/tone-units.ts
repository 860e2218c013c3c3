/** From tokens to the words and phrases that the rules of tone work on. */
import {
  AUXILIARIES,
  COORDINATORS,
  DETERMINERS,
  LESS_WORDS,
  MORE_WORDS,
  NEGATIONS,
  NO_WORDS,
  PREPOSITIONS,
  PRONOUNS,
} from './function-words.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import {
  ADJECTIVES,
  FIGURES,
  LONGEST_PHRASE,
  NOMINAL_OPERATORS,
  NOUNS,
  type NominalOperator,
  PERSON_NOUNS,
  PHRASES,
  possessiveKey,
  TOPIC_HEADS,
  VERBS,
  type VerbReading,
} from './tone-lexicon.ts';

type UnitKind =
  | 'name'
  | 'verb'
  | 'noun'
  | 'adjective'
  | 'idiom'
  | 'determiner'
  | 'negation'
  | 'denial'
  | 'preposition'
  | 'auxiliary'
  | 'coordinator'
  | 'pronoun'
  | 'number'
  | 'mixed'
  | 'word';

/** A word or phrase; `value`, `polarity` and the range grow while events are composed from it. */
export interface ToneUnit {
  /** Range of tokens, `to` exclusive. */
  from: number;
  to: number;
  readonly key: string;
  kind: UnitKind;
  readonly clause: number;
  readonly sentence: number;
  /** Tone on the lexicon's scale; 0 once it has become part of an event. */
  value: number;
  /** Good (1), bad (-1) or neither (0) as the object of a verb; figures have one without having a tone. */
  polarity: number;
  verb: VerbReading | undefined;
  readonly nominal: NominalOperator | undefined;
  /** 1 or -1 for words such as `more`, `lower`, `down`. */
  readonly degree: number;
  /** Whether the value comes from a verb, an idiom or a composed event, not from a single noun or adjective. */
  event: boolean;
  /** Taken up by another unit. */
  consumed: boolean;
}

const PERSON_ENDING =
  /(?:[^aeiou]ers?|[aeiou]ters?|[dknt]ors?|ists?|icians?|ologists?|eers?|wom[ae]n|m[ae]n|people)$/;
const NOT_PERSONS = new Set(
  'other after under over never matter water paper power order number letter winter summer better former later weather whether rather another however danger anger monster disaster murder slaughter laughter character chapter factor sector motor error terror horror quarter corner border wonder barrier offer sister brother december september october november center theater computer counter register river tower dinner monitor career engineering list twist mist consist exist insist resist assist persist'.split(
    ' ',
  ),
);

/** Whether a word names people by what they are or do. */
export function isPersonNoun(key: string): boolean {
  return (
    PERSON_NOUNS.has(key) ||
    (key.length > 4 &&
      PERSON_ENDING.test(key) &&
      !NOT_PERSONS.has(key) &&
      !NOUNS.has(key) &&
      !ADJECTIVES.has(key) &&
      !VERBS.has(key))
  );
}

export function isTopicHead(key: string): boolean {
  return TOPIC_HEADS.has(key) || isPersonNoun(key);
}

/** @param masked for each token, whether it belongs to a name and so has no tone. */
export function toneUnits(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
): ToneUnit[] {
  const units: ToneUnit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    const phrase = phraseAt(text, tokens, masked, i);
    units.push(phrase ? phraseUnit(tokens, i, phrase) : wordUnit(token, i, masked[i] ?? false));
    i += phrase?.length ?? 1;
  }
  return units;
}

interface PhraseMatch {
  /** Tokens, a number inside (`claims 61 lives`) included. */
  readonly length: number;
  readonly key: string;
}

/** The longest phrase that begins at a token. A hyphen between words is kept in the key where a table has it so. */
function phraseAt(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
  from: number,
): PhraseMatch | undefined {
  const first = tokens[from];
  const most = first && !masked[from] ? (LONGEST_PHRASE.get(possessiveKey(first.key)) ?? 0) : 0;
  let keys = [possessiveKey(first?.key ?? '')];
  let found: PhraseMatch | undefined;
  for (let at = from + 1, words = 1; words < most; at++) {
    const [before, next] = [tokens[at - 1], tokens[at]];
    if (!next || masked[at] || next.sentence !== first?.sentence) break;
    if (next.key === '' && before?.key !== '') continue;
    const hyphen = text.slice(before?.end, next.start) === '-';
    const word = possessiveKey(next.key);
    keys = keys.flatMap((key) => (hyphen ? [`${key}-${word}`, `${key} ${word}`] : [`${key} ${word}`]));
    words++;
    const key = keys.find((candidate) => PHRASES.has(candidate));
    if (key !== undefined) found = { length: at - from + 1, key };
  }
  return found;
}

const PHRASE_KINDS = {
  idiom: 'idiom',
  noun: 'noun',
  adjective: 'adjective',
  figure: 'noun',
  verb: 'verb',
  mixed: 'mixed',
  negation: 'negation',
} as const;

function phraseUnit(tokens: readonly SentimentToken[], from: number, { length, key }: PhraseMatch): ToneUnit {
  const entry = PHRASES.get(key);
  const kind: UnitKind =
    entry && !(entry.kind === 'idiom' && entry.value === 0) ? PHRASE_KINDS[entry.kind] : 'word';
  const base = unit(tokens[from], from, from + length, key, kind);
  return {
    ...base,
    value: entry?.value ?? 0,
    polarity: entry?.polarity ?? 0,
    verb: entry?.verb,
    event: kind === 'idiom',
  };
}

function wordUnit(token: SentimentToken, at: number, masked: boolean): ToneUnit {
  const { key } = token;
  if (masked) return unit(token, at, at + 1, key, 'name');
  const kind = closedKind(key);
  if (kind) return { ...unit(token, at, at + 1, key, kind), degree: degreeOf(key) };
  const [noun, adjective] = [NOUNS.get(key), ADJECTIVES.get(key)];
  const value = noun ?? adjective ?? 0;
  return {
    ...unit(
      token,
      at,
      at + 1,
      key,
      noun !== undefined ? 'noun' : adjective !== undefined ? 'adjective' : 'word',
    ),
    value,
    polarity: FIGURES.get(key) ?? Math.sign(value),
    verb: VERBS.get(key),
    nominal: NOMINAL_OPERATORS.get(key),
    degree: degreeOf(key),
  };
}

function degreeOf(key: string): number {
  return MORE_WORDS.has(key) ? 1 : LESS_WORDS.has(key) ? -1 : 0;
}

function closedKind(key: string): UnitKind | undefined {
  if (key === '') return 'number';
  if (NEGATIONS.has(key)) return 'negation';
  if (NO_WORDS.has(key)) return 'denial';
  if (AUXILIARIES.has(key)) return 'auxiliary';
  if (DETERMINERS.has(key)) return 'determiner';
  if (PREPOSITIONS.has(key)) return 'preposition';
  if (COORDINATORS.has(key)) return 'coordinator';
  return PRONOUNS.has(key) ? 'pronoun' : undefined;
}

function unit(
  token: SentimentToken | undefined,
  from: number,
  to: number,
  key: string,
  kind: UnitKind,
): ToneUnit {
  return {
    from,
    to,
    key,
    kind,
    clause: token?.clause ?? 0,
    sentence: token?.sentence ?? 0,
    value: 0,
    polarity: 0,
    verb: undefined,
    nominal: undefined,
    degree: 0,
    event: false,
    consumed: false,
  };
}
