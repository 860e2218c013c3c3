/**
 * What a verb says of those who take part: the idea of verb frames in which a verb's class gives the sign for its subject
 * and its object (after the connotation frames of Rashkin, Singh & Choi 2016; the classes and members are this project's).
 */
export interface VerbFrame {
  /** Sign for whoever does it, also for the party behind `by`. */
  readonly subject: -1 | 0 | 1;
  /** Sign for whom it is done to. */
  readonly object: -1 | 0 | 1;
  /** Tone of the news where the object is neither good nor bad, on the scale of the lexicon (-4 to 4). */
  readonly own: number;
  /** Tone of the news where the object is something bad. */
  readonly bad: number;
  /** Tone of the news where the object is something good. */
  readonly good: number;
  /** Whether the thing that goes up, down or away is the verb's subject when it has no object (`crime falls`). */
  readonly intransitive: boolean;
}

const frame = (
  subject: -1 | 0 | 1,
  object: -1 | 0 | 1,
  own: number,
  bad: number,
  good: number,
  intransitive = false,
): VerbFrame => ({ subject, object, own, bad, good, intransitive });

const CLASSES = {
  win: frame(1, -1, 1.5, 1.7, 1.5),
  praise: frame(0, 1, 1.7, 1.3, 1.8),
  clear: frame(0, 1, 1.5, 1.6, 1.5),
  /** To permit something bad is bad news. */
  permit: frame(0, 1, 1, -1.3, 1.5),
  back: frame(0, 1, 0.9, 0, 1.4),
  uphold: frame(0, 1, 0, -1.4, 1.3),
  /** To bring back a person or a good is good news, to bring back a ban is not. */
  revive: frame(1, 1, 1.3, -1.4, 1.5),
  choose: frame(0, 1, 0, 0, 1),
  blame: frame(0, -1, -1.6, -1.4, -1.6),
  punish: frame(0, -1, -1.6, 1.3, -1.6),
  probe: frame(0, -1, -1.2, -1.2, -1.2),
  refuse: frame(0, -1, -1.2, 0.6, -1.6),
  help: frame(1, 1, 1.6, 1.6, 1.6),
  harm: frame(-1, -1, -1.9, -1.9, -1.9),
  threaten: frame(-1, -1, -1.3, -1.4, -1.5),
  gain: frame(1, 0, 1.5, 1, 1.7),
  fail: frame(-1, 0, -1.5, -1.6, -1.5),
  cause: frame(0, 0, 0, -1.5, 1.5),
  give: frame(0, 1, 0, -1.3, 1.5),
  /** Debts and claims are paid, goods paid for. */
  pay: frame(0, 1, 0, 0.5, 1.5),
  lose: frame(-1, 0, -1.3, -1, -1.7),
  fall: frame(0, 0, -0.7, 1.6, -1.6, true),
  /** A fall so steep that it is bad news of whatever falls, unless that is bad itself. */
  plunge: frame(0, 0, -1.3, 1.6, -1.6, true),
  vanish: frame(-1, 0, -1.3, 1.6, -1.6, true),
  rise: frame(0, 0, 0.5, -1.6, 1.5, true),
  soar: frame(0, 0, 1.2, -1.6, 1.5, true),
  reduce: frame(0, 0, 0, 1.6, -1.6, true),
  boost: frame(0, 1, 1.2, -1.6, 1.6),
  raise: frame(0, 0, 0, -1.6, 1.6),
  /** To lift a ban is good, to lift sales too. */
  lift: frame(0, 0, 0, 1.6, 1.6),
  end: frame(0, 0, 0, 1.6, -1.4, true),
  /** To wipe something out. */
  erase: frame(0, -1, -1.5, 1.6, -1.8),
  /** Whoever fights something bad has not ended it. */
  fight: frame(0, 0, 0, 0.7, -1.2),
  /** To close a place is bad news whatever was wrong with it. */
  shut: frame(0, -1, -1, -1, -1.6, true),
  cancel: frame(0, -1, -1, 1.4, -1.6),
  rate: frame(0, 0, 0, 0, 0),
  speak: frame(0, 0, 0, 0, 0),
  act: frame(0, 0, 0, 0, 0),
  happy: frame(1, 1, 1, 1, 1.2),
} satisfies Record<string, VerbFrame>;

const BY_CLASS: ReadonlyMap<string, VerbFrame> = new Map(Object.entries(CLASSES));

/** @param verbClass as `content/tone/verbs.json` names it. */
export function frameOf(verbClass: string): VerbFrame | undefined {
  return BY_CLASS.get(verbClass);
}
