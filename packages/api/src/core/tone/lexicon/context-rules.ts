/**
 * Word lists and constants of the rules that change a word's weight. The rules and their constants follow VADER (Hutto &
 * Gilbert 2014). Differences are described in `docs/methods/tone.md`.
 */
import words from '../../../content/tone/context-words.json' with { type: 'json' };

const set = (name: keyof typeof words): ReadonlySet<string> => new Set(words[name]);

export const NEGATORS = set('negators');
/** Negators that may also be a whole sentence. Before a comma they are an answer and negate nothing. */
export const ANSWERS = set('answers');
/** Two-word negators, keyed by the second word. */
export const NEGATING_PAIRS: ReadonlyMap<string, string> = new Map([
  ['from', 'far'],
  ['but', 'anything'],
  ['than', 'less'],
]);
/** Negators of verbs, which have a longer reach than negators of nouns. */
export const VERB_NEGATORS = set('verbNegators');
export const BOOSTERS = set('boosters');
export const DAMPENERS = set('dampeners');
export const CONTRASTS = set('contrasts');

export const RULES = {
  negation: -0.74,
  /**
   * Number of tokens before a word within which a negator has an effect. Verb negators reach further within the same
   * clause.
   */
  negationReach: 3,
  verbNegationReach: 4,
  booster: 0.15,
  boosterReach: 3,
  boosterDecay: 0.95,
  capitals: 1.37,
  beforeContrast: 0.5,
  afterContrast: 1.5,
  exclamation: 0.09,
  maxExclamations: 4,
  /**
   * Normalization constant from VADER: the value is sum / sqrt(sum² + alpha), which is 0.707 if the sum is the square root
   * of alpha.
   */
  alpha: 15,
  /** The same for posts, whose words are stronger. */
  postAlpha: 10,
  /** Number of sentences up to which weights are simply added. Longer texts count as three average sentences. */
  fullSentences: 3,
} as const;
