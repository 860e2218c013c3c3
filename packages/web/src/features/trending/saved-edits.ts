import { countOf, formatCount } from '@earshot/schema/format-count';
import type { HandEdit, TrendingResult } from '@earshot/schema/trending/model';
import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { type EditLog, NO_EDITS } from '../../lib/edits/edit-log.ts';
import { textHash } from '../../lib/hash.ts';
import { isRecord } from '../../transport/complete.ts';
import { isLoaded } from './ranking-files.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.edits;

/** `cut` is the minimum link strength for grouping, one of `GROUPING_CUTS`. */
export type RankingChange = HandEdit | { readonly kind: 'group'; readonly cut: number };

export interface SavedEdits {
  /** Key of the list that was edited. */
  readonly of: string;
  readonly log: EditLog<RankingChange>;
}

export const NO_SAVED_EDITS: SavedEdits = { of: '', log: NO_EDITS };

export function noteOf(change: RankingChange): string {
  switch (change.kind) {
    case 'take_out':
      return `Line ${formatCount(change.line)} is now a separate story.`;
    case 'join':
      return 'Two stories are now one.';
    case 'gather':
      return `${countOf(change.lines.length, 'line')} are now one story.`;
    case 'group':
      return STRINGS.grouped[
        change.cut === USUAL_CUT ? 'usual' : change.cut < USUAL_CUT ? 'looser' : 'tighter'
      ];
  }
}

export function handEditsOf({ edits }: EditLog<RankingChange>): HandEdit[] {
  return edits.flatMap(({ change }) => (change.kind === 'group' ? [] : [change]));
}

export function cutOf({ edits }: EditLog<RankingChange>): number {
  return edits.reduce((cut, { change }) => (change.kind === 'group' ? change.cut : cut), USUAL_CUT);
}

/** The same for each analysis of the same lines. A ranking loaded from a file already includes its edits. */
export function listKey(ranking: TrendingResult): string {
  if (isLoaded(ranking)) return ranking.session_id;
  const lines = ranking.items.flatMap(({ members }) => members);
  return `${lines.length} ${lines.reduce((sum, { line, text }) => (sum + textHash(`${line} ${text}`)) | 0, 0)}`;
}

export const parseEdits = (stored: unknown): SavedEdits | undefined =>
  isSavedEdits(stored) ? stored : undefined;

function isSavedEdits(stored: unknown): stored is SavedEdits {
  return (
    isRecord(stored) &&
    typeof stored.of === 'string' &&
    isRecord(stored.log) &&
    [stored.log.edits, stored.log.undone].every(isEdits)
  );
}

const isEdits = (stored: unknown) =>
  Array.isArray(stored) && stored.every((edit) => isRecord(edit) && isRecord(edit.change));
