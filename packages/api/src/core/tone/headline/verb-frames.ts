/**
 * What a verb says of those who take part: the idea of verb frames in which a verb's class gives the sign for its subject
 * and its object (after the connotation frames of Rashkin, Singh & Choi 2016; the classes and members are this project's).
 */
import frames from '../../../content/tone/verb-frames.json' with { type: 'json' };

export interface VerbFrame {
  /** Sign for whoever does it, also for the party behind `by`. */
  readonly subject: number;
  /** Sign for whom it is done to. */
  readonly object: number;
  /** Tone of the news where the object is neither good nor bad, on the scale of the lexicon (-4 to 4). */
  readonly own: number;
  /** Tone of the news where the object is something bad. */
  readonly bad: number;
  /** Tone of the news where the object is something good. */
  readonly good: number;
  /** Whether the thing that goes up, down or away is the verb's subject when it has no object (`crime falls`). */
  readonly intransitive: boolean;
}

/** A row of the table has these fields in this order. */
const BY_CLASS: ReadonlyMap<string, VerbFrame> = new Map(
  Object.entries(frames).map(([name, [subject = 0, object = 0, own = 0, bad = 0, good = 0, moves]]) => [
    name,
    { subject, object, own, bad, good, intransitive: moves === 1 },
  ]),
);

/** @param verbClass as `content/tone/verbs.json` names it. */
export function frameOf(verbClass: string): VerbFrame | undefined {
  return BY_CLASS.get(verbClass);
}
