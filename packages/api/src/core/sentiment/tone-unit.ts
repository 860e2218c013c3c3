import type { SentimentToken } from './sentiment-tokens.ts';
import type { NominalOperator, VerbReading } from './tone-lexicon.ts';
import type { WordEntry } from './word-entry.ts';

export type UnitKind =
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
  /** What the tables say of the word; undefined for several words. */
  readonly entry: WordEntry | undefined;
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
  /** Matched as a phrase of several words. */
  readonly phrase: boolean;
  /** Whether the value comes from a verb, an idiom or a composed event, not from a single noun or adjective. */
  event: boolean;
  /** Turned by a negation (`does not trust`). */
  turned: boolean;
  /** Taken up by another unit. */
  consumed: boolean;
}

/** What the tables say of a word. */
export type WordTone = Pick<ToneUnit, 'value' | 'polarity' | 'verb' | 'nominal' | 'degree'>;

export const NO_TONE: WordTone = { value: 0, polarity: 0, verb: undefined, nominal: undefined, degree: 0 };

/** A unit for the tokens `from` to `to`, without tone unless the tables give it one. */
export function unitOf(
  token: SentimentToken | undefined,
  from: number,
  to: number,
  key: string,
  kind: UnitKind,
  { value, polarity, verb, nominal, degree }: WordTone = NO_TONE,
): ToneUnit {
  return {
    from,
    to,
    key,
    entry: to - from === 1 ? token?.entry : undefined,
    kind,
    clause: token?.clause ?? 0,
    sentence: token?.sentence ?? 0,
    value,
    polarity,
    verb,
    nominal,
    degree,
    phrase: false,
    event: false,
    turned: false,
    consumed: false,
  };
}
