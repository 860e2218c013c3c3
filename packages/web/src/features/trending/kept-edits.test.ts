import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { editsFor, NO_EDITS, parseEdits, textsOf } from './kept-edits.ts';

const first = trendingResult({ session_id: 'a', items: [rankedItem()] });
const edits = [
  { kind: 'take_out', line: 3 },
  { kind: 'join', line: 1, to: 4 },
] as const;
const kept = { of: 'a', edits, texts: textsOf(edits, first), cut: 0.3 };

describe('edits by hand', () => {
  it('apply to another analysis of the same lines, whatever their numbers', () => {
    const moved = rankedItem({
      members: rankedItem().members.map((member) => ({ ...member, line: member.line + 10 })),
    });
    expect(editsFor(kept, trendingResult({ session_id: 'b', items: [moved] }))).toMatchObject({
      of: 'b',
      cut: 0.3,
      edits: [
        { kind: 'take_out', line: 13 },
        { kind: 'join', line: 11, to: 14 },
      ],
    });
  });

  it('are dropped for another list', () => {
    const other = trendingResult({ session_id: 'b', items: [rankedItem({ members: [] })] });
    expect(editsFor(kept, other)).toEqual({ ...NO_EDITS, of: 'b' });
  });

  it('are read from storage, also from before texts were kept, and refused when they are something else', () => {
    expect(parseEdits(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(parseEdits({ of: 'a', edits: [...edits, { kind: 'join', line: 1 }] })).toEqual({
      of: 'a',
      edits,
      texts: {},
      cut: USUAL_CUT,
    });
    expect(parseEdits({ of: 1 })).toBeUndefined();
  });
});
