/** From tokens to the words and phrases that the rules of tone work on. */
import { memoize } from '../text/memoize.ts';
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
import { compoundAt, phraseAt, phraseUnit } from './match-phrases.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { ADJECTIVES, FIGURES, NOMINAL_OPERATORS, NOUNS, VERBS } from './tone-lexicon.ts';
import { type ToneUnit, type UnitKind, unitOf, type WordTone } from './tone-unit.ts';

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
    const compound = masked[i] ? undefined : compoundAt(text, tokens, i);
    if (compound) {
      units.push(compound);
      i += 2;
      continue;
    }
    const phrase = phraseAt(text, tokens, masked, i);
    units.push(phrase ? phraseUnit(tokens, i, phrase) : wordUnit(token, i, masked[i] ?? false));
    i += phrase?.length ?? 1;
  }
  return units;
}

function wordUnit(token: SentimentToken, at: number, masked: boolean): ToneUnit {
  const { key } = token;
  if (masked) return unitOf(token, at, at + 1, key, 'name');
  const { kind, tone } = readWord(key);
  return unitOf(token, at, at + 1, key, kind, tone);
}

interface WordReading {
  readonly kind: UnitKind;
  readonly tone: WordTone;
}

/** What closed classes and tables say of a word. */
const readWord = memoize((key: string): WordReading => {
  const degree = degreeOf(key);
  const kind = closedKind(key);
  if (kind) return { kind, tone: { value: 0, polarity: 0, verb: undefined, nominal: undefined, degree } };
  const [noun, adjective] = [NOUNS.get(key), ADJECTIVES.get(key)];
  const value = noun ?? adjective ?? 0;
  return {
    kind: noun !== undefined ? 'noun' : adjective !== undefined ? 'adjective' : 'word',
    tone: {
      value,
      polarity: FIGURES.get(key) ?? Math.sign(value),
      verb: VERBS.get(key),
      nominal: NOMINAL_OPERATORS.get(key),
      degree,
    },
  };
});

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
