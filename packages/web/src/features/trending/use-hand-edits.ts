import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { likelySameStories } from '@earshot/schema/trending/likely-same-stories';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { regroup } from '@earshot/schema/trending/regroup';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type EditLog, NO_EDITS, withEdit, withoutLast, withRedone } from '../../lib/edits/edit-log.ts';
import { useSessionState } from '../../lib/stored-value.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { UI_STRINGS } from '../../ui/strings.ts';
import {
  cutOf,
  handEditsOf,
  listKey,
  NO_SAVED_EDITS,
  noteOf,
  parseEdits,
  type RankingChange,
} from './saved-edits.ts';

export type HandChanges = ReturnType<typeof useHandEdits>;

export function useHandEdits(ranking: TrendingResult) {
  const [saved, setSaved] = useSessionState('trending.handEdits', NO_SAVED_EDITS, parseEdits);
  const key = useMemo(() => listKey(ranking), [ranking]);
  const log = saved.of === key ? saved.log : NO_EDITS;
  const isLeftOut = saved.of !== key && saved.log.edits.length > 0;
  const cut = cutOf(log);
  const regrouped = useMemo(() => regroup(ranking, cut), [ranking, cut]);
  const edited = useMemo(() => applyHandEdits(regrouped, handEditsOf(log)), [regrouped, log]);
  const change = useCallback(
    (next: (before: EditLog<RankingChange>) => EditLog<RankingChange>) =>
      setSaved(({ of, log: before }) => ({ of: key, log: next(of === key ? before : NO_EDITS) })),
    [setSaved, key],
  );
  const undo = useCallback(() => change((before) => withoutLast(before)), [change]);
  const redo = useCallback(() => change((before) => withRedone(before)), [change]);
  const add = useCallback(
    (made: RankingChange) => {
      const what = noteOf(made);
      change((before) => withEdit(before, made, { what, ...(made.kind === 'group' && { series: 'group' }) }));
      if (made.kind === 'group') return;
      showToast({ title: what, tone: 'neutral', action: { label: UI_STRINGS.edits.undo, run: undo } });
    },
    [change, undo],
  );
  return { edited, log, isLeftOut, cut, add, undo, redo };
}

export interface StoryEdits {
  readonly takeOut: (item: TrendingItem, line: number) => void;
  readonly merge: (item: TrendingItem, other: TrendingItem) => void;
  readonly gather: (lines: readonly number[]) => void;
  /** Stories to merge a story with, and their ranks. Those with the most words in common come first. */
  readonly others: (item: TrendingItem) => readonly { readonly item: TrendingItem; readonly rank: number }[];
}

const MAX_OTHERS = 100;

export const takeOutButtonId = (line: number): string => `take-out-line-${line}`;

/** @param focusAfter called with the ID of the control to focus after the edit */
export function useStoryEdits(
  items: readonly TrendingItem[],
  { add }: Pick<HandChanges, 'add'>,
  focusAfter: (id: string) => void,
): StoryEdits {
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  return useMemo(
    () => ({
      takeOut: ({ members }, line) => {
        const i = members.findIndex((member) => member.line === line);
        const neighbor = members[i + 1] ?? members[i - 1];
        add({ kind: 'take_out', line });
        focusAfter(neighbor ? takeOutButtonId(neighbor.line) : '');
      },
      merge: (item, other) => {
        const [line, to] = [item.members[0]?.line, other.members[0]?.line];
        if (line === undefined || to === undefined) return;
        add({ kind: 'join', line, to });
        focusAfter('');
      },
      gather: (lines) => {
        add({ kind: 'gather', lines: [...lines] });
        focusAfter('');
      },
      others: (item) => {
        const ranks = new Map(latest.current.map((story, position) => [story, position + 1]));
        return likelySameStories(item, latest.current, MAX_OTHERS).map((story) => ({
          item: story,
          rank: ranks.get(story) ?? 0,
        }));
      },
    }),
    [add, focusAfter],
  );
}
