import { isDeepStrictEqual } from 'node:util';

/** How a changed input must be answered. */
export interface GateSpec<Case, Answer> {
  /** Description of the change and the requirement: `tone: the same in Title Case`. */
  readonly name: string;
  readonly cases: readonly Case[];
  /** Returns the same content in another form found in the real world. */
  readonly change: (one: Case) => Case;
  readonly answer: (one: Case) => Answer;
  /** Whether the answer to the changed input is correct, given the answer to the original. @default deep equality */
  readonly holds?: (before: Answer, after: Answer, one: Case) => boolean;
  /** Minimum share of cases that must pass, 0 to 1. */
  readonly minShare: number;
}

interface GateResult {
  readonly name: string;
  readonly count: number;
  readonly share: number;
  readonly minShare: number;
  /** The first failed cases, as text. */
  readonly failed: readonly string[];
}

/** A gate that can be run without knowing its type parameters. */
export interface Gate {
  readonly name: string;
  run(): GateResult;
}

const SHOWN = 5;

/** Creates a gate from a table of cases and a transformation. @throws RangeError if there are no cases */
export function gate<Case, Answer>(spec: GateSpec<Case, Answer>): Gate {
  if (spec.cases.length === 0) throw new RangeError(`Gate "${spec.name}" has no cases.`);
  const holds = spec.holds ?? ((before: Answer, after: Answer) => isDeepStrictEqual(before, after));
  return {
    name: spec.name,
    run() {
      const failed = spec.cases.flatMap((one) => {
        const changed = spec.change(one);
        const [before, after] = [spec.answer(one), spec.answer(changed)];
        return holds(before, after, one) ? [] : [describe(changed, before, after)];
      });
      const { name, minShare } = spec;
      const count = spec.cases.length;
      return { name, count, minShare, share: 1 - failed.length / count, failed: failed.slice(0, SHOWN) };
    },
  };
}

function describe(changed: unknown, before: unknown, after: unknown): string {
  const short = (value: unknown) => JSON.stringify(value)?.slice(0, 160) ?? String(value);
  return `${short(changed)}: ${short(before)} became ${short(after)}`;
}
