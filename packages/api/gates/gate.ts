import { isDeepStrictEqual } from 'node:util';

export interface GateSpec<Case, Answer> {
  readonly name: string;
  readonly cases: readonly Case[];
  readonly change: (one: Case) => Case;
  readonly answer: (one: Case) => Answer;
  /** Default: deep equality. */
  readonly holds?: (before: Answer, after: Answer, one: Case) => boolean;
  readonly minShare: number;
}

interface GateResult {
  readonly name: string;
  readonly count: number;
  readonly share: number;
  readonly minShare: number;
  readonly failed: readonly string[];
}

export interface Gate {
  readonly name: string;
  run(): GateResult;
}

const SHOWN = 5;

/** A gate without cases could never fail, so it throws a RangeError. */
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
