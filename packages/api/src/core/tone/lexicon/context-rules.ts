/**
 * Word lists and constants of the rules that change a word's weight. The rules and their constants follow VADER (Hutto &
 * Gilbert 2014). Differences are described in `docs/methods/tone.md`.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const NEGATORS = set(
  "not no never none nobody nothing nowhere neither nor without cannot cant can't dont don't doesnt doesn't didnt didn't isnt isn't arent aren't wasnt wasn't werent weren't wont won't wouldnt wouldn't shouldnt shouldn't couldnt couldn't hasnt hasn't havent haven't hadnt hadn't aint ain't mustnt mustn't neednt needn't uhuh rarely seldom hardly scarcely despite nope zero",
);
/** Negators that may also be a whole sentence. Before a comma they are an answer and negate nothing. */
export const ANSWERS = set('no nope none');
/** Two-word negators, keyed by the second word. */
export const NEGATING_PAIRS: ReadonlyMap<string, string> = new Map([
  ['from', 'far'],
  ['but', 'anything'],
  ['than', 'less'],
]);
/** Negators of verbs, which have a longer reach than negators of nouns. */
export const VERB_NEGATORS = set(
  "not never cannot cant can't dont don't doesnt doesn't didnt didn't isnt isn't arent aren't wasnt wasn't werent weren't wont won't wouldnt wouldn't couldnt couldn't hasnt hasn't havent haven't",
);
export const BOOSTERS = set(
  'absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially exceptionally extremely fabulously flipping frickin frigging fully fucking greatly hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably significantly sharply so substantially thoroughly totally tremendously uber unbelievably unusually utterly very too badly massively deadly seriously heavily',
);
export const DAMPENERS = set(
  'almost barely kinda kindof less little marginally occasionally partly slightly somewhat sorta sortof modestly mildly relatively fairly',
);
export const CONTRASTS = set('but however nevertheless nonetheless');

export const RULES = {
  negation: -0.74,
  /**
   * Number of tokens before a word within which a negator has an effect, and the longer reach of verb negators in the same
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
