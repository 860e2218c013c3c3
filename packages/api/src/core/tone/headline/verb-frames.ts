/** After the connotation frames of Rashkin, Singh & Choi 2016; the classes and members are this project's. */
import frames from '../../../content/tone/verb-frames.json' with { type: 'json' };

export interface VerbFrame {
  /** Sign for the subject, also for the party after `by`. */
  readonly subject: number;
  readonly object: number;
  /** Tone of the news if the object is neither good nor bad, from about -2 to 2. */
  readonly own: number;
  readonly bad: number;
  readonly good: number;
  /** Whether the subject is what goes up, down or away if the verb has no object (`crime falls`). */
  readonly intransitive: boolean;
}

const BY_CLASS: ReadonlyMap<string, VerbFrame> = new Map(
  Object.entries(frames).map(([name, [subject = 0, object = 0, own = 0, bad = 0, good = 0, moves]]) => [
    name,
    { subject, object, own, bad, good, intransitive: moves === 1 },
  ]),
);

export function frameOf(verbClass: string): VerbFrame | undefined {
  return BY_CLASS.get(verbClass);
}
