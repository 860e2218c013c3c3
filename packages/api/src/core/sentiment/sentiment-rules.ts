/**
 * Word lists and constants of the rules that change a word's weight. The rules and their constants follow
 * VADER (Hutto & Gilbert 2014); where they differ, `docs/methods/sentiment.md` says so.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const NEGATORS = set(
  "not no never none nobody nothing nowhere neither nor without cannot cant can't dont don't doesnt doesn't didnt didn't isnt isn't arent aren't wasnt wasn't werent weren't wont won't wouldnt wouldn't shouldnt shouldn't couldnt couldn't hasnt hasn't havent haven't hadnt hadn't aint ain't mustnt mustn't neednt needn't uhuh rarely seldom despite nope",
);
/** Negators of a verb; they reach further than those of a noun. */
export const VERB_NEGATORS = set(
  "not never cannot cant can't dont don't doesnt doesn't didnt didn't isnt isn't arent aren't wasnt wasn't werent weren't wont won't wouldnt wouldn't couldnt couldn't hasnt hasn't havent haven't",
);
export const BOOSTERS = set(
  'absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially exceptionally extremely fabulously flipping frickin frigging fully fucking greatly hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably significantly sharply so substantially thoroughly totally tremendously uber unbelievably unusually utterly very too badly massively deadly seriously heavily',
);
export const DAMPENERS = set(
  'almost barely hardly kinda kindof less little marginally occasionally partly scarcely slightly somewhat sorta sortof modestly mildly relatively fairly',
);
export const CONTRASTS = set('but however nevertheless nonetheless');

/** Words that say a figure went up or down; what that means depends on the figure. */
export const DIRECTIONS = set(
  'rise rises rose rising risen increase increases increased increasing grow grows grew growing growth climb climbs climbed climbing jump jumps jumped jumping soar soars soared soaring surge surges surged surging up higher widen widens widened widening double doubled doubles fall falls fell falling fallen drop drops dropped dropping decline declines declined declining decrease decreases decreased decreasing plunge plunges plunged plunging slide slides slid sliding sink sinks sank sinking slump slumps slumped slumping down lower lowest narrow narrows narrowed narrowing shrink shrinks shrank shrinking reduce reduces reduced reducing reduction cut cuts cutting halve halved halves eased eases easing ease tumble tumbles tumbled tumbling dip dips dipped slow slows slowed slowing gain gains gained worsen worsened',
);
/** Figures that are good news when they fall; their own weight is damped beside a direction. */
export const UNWELCOME_FIGURES = set(
  'loss losses cost costs debt debts deficit deficits unemployment jobless crime crimes deaths death inflation claims expenses risk risks default defaults delays complaints infections cases casualties emissions pollution poverty injuries tax taxes fees bankruptcies foreclosures homicides murders violence layoffs',
);

export const RULES = {
  negation: -0.74,
  /** Tokens before a word in which a negator works, and further ones for the negator of a verb in the same clause. */
  negationReach: 3,
  verbNegationReach: 4,
  booster: 0.15,
  boosterReach: 3,
  boosterDecay: 0.95,
  capitals: 1.37,
  /** A word that is part of a name (`Best Buy`) hardly counts. */
  name: 0.2,
  beforeContrast: 0.5,
  afterContrast: 1.5,
  /** Tokens between a direction and the figure it moves. */
  figureReach: 4,
  figureReversal: -1,
  figureDamping: 0.25,
  exclamation: 0.09,
  maxExclamations: 4,
  /** Sum at which the value is 0.707; from VADER. */
  alpha: 15,
  /** Sentences up to which weights simply add up; longer texts count as three average sentences. */
  fullSentences: 3,
} as const;
