/**
 * Word lists and constants of the rules that change a word's weight. The rules and their constants follow
 * VADER (Hutto & Gilbert 2014); where they differ, `docs/methods/sentiment.md` says so.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const NEGATORS = set(
  "not no never none nobody nothing nowhere neither nor without cannot cant can't dont don't doesnt doesn't didnt didn't isnt isn't arent aren't wasnt wasn't werent weren't wont won't wouldnt wouldn't shouldnt shouldn't couldnt couldn't hasnt hasn't havent haven't hadnt hadn't aint ain't mustnt mustn't neednt needn't uhuh rarely seldom hardly scarcely despite nope zero",
);
/** Negators that may also be a sentence of their own: before a comma they answer, and turn nothing. */
export const ANSWERS = set('no nope none');
/** Two words that turn what follows, by the second one. */
export const NEGATING_PAIRS: ReadonlyMap<string, string> = new Map([
  ['from', 'far'],
  ['but', 'anything'],
  ['than', 'less'],
]);
/** Negators of a verb; they reach further than those of a noun. */
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

/** Words that say a figure went up or down; what that means depends on the figure. */
export const DIRECTIONS = set(
  'rise rises rose rising risen increase increases increased increasing grow grows grew growing growth climb climbs climbed climbing jump jumps jumped jumping soar soars soared soaring surge surges surged surging up higher double doubled doubles fall falls fell falling fallen drop drops dropped dropping decline declines declined declining decrease decreases decreased decreasing plunge plunges plunged plunging slide slides slid sliding sink sinks sank sinking slump slumps slumped slumping down lower lowest narrow narrows narrowed narrowing shrink shrinks shrank shrinking reduce reduces reduced reducing reduction cut cuts cutting halve halved halves tumble tumbles tumbled tumbling dip dips dipped slow slows slowed slowing gain gains gained slash slashes slashed',
);
/** Figures that are good news when they fall; their own weight is damped beside a direction. */
export const UNWELCOME_FIGURES = set(
  'loss losses cost costs debt debts deficit deficits unemployment jobless crime crimes deaths death inflation claims expenses risk risks default defaults delays complaints infections cases casualties emissions pollution poverty injuries tax taxes fees bankruptcies foreclosures homicides murders violence layoffs fear fears tension tensions concern concerns worry worries pain recession shortages doubts',
);

/** Figures that are bad news when they fall; beside a direction only the direction counts. */
export const WELCOME_FIGURES = set(
  'confidence support trust optimism morale satisfaction popularity profit profits growth demand hopes value approval',
);

/** Words that say something is over or did not happen … */
export const ENDINGS = set(
  'end ends ended ending ease eases eased easing fade fades faded fading recede recedes receded avert averts averted averting avoid avoids avoided avoiding lift lifts lifted lifting resolve resolves resolved settle settles settled prevent prevents prevented dismiss dismisses dismissed dropped clears cleared acquitted overturned overturns defuse defuses defused escapes escaped escape dodges dodged survives survived',
);
/** … and what it is good news to be rid of. */
export const EVILS = set(
  'fear fears tension tensions concern concerns worry worries pain doubts risk risks inflation pressure uncertainty strike strikes walkout war wars conflict violence ban bans embargo sanctions tariffs crisis dispute disputes feud row standoff boycott lockdown blackout drought famine bankruptcy insolvency recession default disaster collapse shutdown threat warning warnings fraud charges charge allegations accusations lawsuit lawsuits suit corruption conviction penalty fine abuse poverty hunger discrimination blockade siege relegation defeat injury shortage shortages emergency suspension downgrade closure layoffs',
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
  /** Factor of an evil that is over. */
  endedEvil: -0.8,
  figureDamping: 0.1,
  exclamation: 0.09,
  maxExclamations: 4,
  /** Sum at which the value is 0.707; from VADER. */
  alpha: 15,
  /** Sentences up to which weights simply add up; longer texts count as three average sentences. */
  fullSentences: 3,
} as const;
