import type { HandEdit, TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { GROUPING_CUTS, USUAL_CUT } from '@earshot/schema/trending/regroup';
import { type Edit, type EditLog, NO_EDITS } from '../../lib/edits/edit-log.ts';
import { textHash } from '../../lib/hash.ts';
import { isRecord } from '../../transport/complete.ts';
import { isLoaded } from './ranking-files.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.edits;

/** `cut` is the minimum link strength for grouping, one of `GROUPING_CUTS`. */
export type RankingChange = HandEdit | { readonly kind: 'group'; readonly cut: number };

export interface SavedEdits {
  readonly of: string;
  readonly lines: string;
  readonly log: EditLog<RankingChange>;
  /** Texts of the lines in the edits, keyed by line number. */
  readonly texts: Readonly<Record<string, string>>;
}

export const NO_SAVED_EDITS: SavedEdits = { of: '', lines: '', log: NO_EDITS, texts: {} };

export function noteOf(change: RankingChange): string {
  switch (change.kind) {
    case 'take_out':
      return STRINGS.takenOut(change.line);
    case 'join':
      return STRINGS.joined;
    case 'gather':
      return STRINGS.gathered(change.lines.length);
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

/** Edits apply to lines with the same texts. The position of the grouping is kept only if all lines are the same. */
export function editsFor(saved: SavedEdits, ranking: TrendingResult): SavedEdits {
  if (saved.of === ranking.session_id) return saved;
  const lines = linesDigest(ranking);
  if (isLoaded(ranking)) return { ...NO_SAVED_EDITS, of: ranking.session_id, lines };
  const numbers = new Map<string, number>();
  for (const { members } of ranking.items)
    for (const { line, text } of members) if (!numbers.has(text)) numbers.set(text, line);
  const numberOf = (line: number) => numbers.get(saved.texts[line] ?? '');
  const edits = saved.log.edits.flatMap((edit): Edit<RankingChange>[] => {
    const change = renumbered(edit.change, numberOf);
    return change === null ? [] : [{ ...edit, change, what: noteOf(change) }];
  });
  if (saved.lines !== lines && edits.every(({ change }) => change.kind === 'group'))
    return { ...NO_SAVED_EDITS, of: ranking.session_id, lines };
  const log = { ...NO_EDITS, edits };
  return { of: ranking.session_id, lines, log, texts: textsOf(log, ranking) };
}

/** Digest of the lines, whatever their order. */
export function linesDigest({ items }: { readonly items: readonly TrendingItem[] }): string {
  const lines = items.flatMap(({ members }) => members);
  return `${lines.length} ${lines.reduce((sum, { text }) => (sum + textHash(text)) | 0, 0)}`;
}

function renumbered(
  change: RankingChange,
  numberOf: (line: number) => number | undefined,
): RankingChange | null {
  if (change.kind === 'group') return change;
  if (change.kind === 'gather') {
    const lines = change.lines.flatMap((line) => numberOf(line) ?? []);
    return lines.length > 1 ? { ...change, lines } : null;
  }
  const line = numberOf(change.line);
  if (line === undefined) return null;
  if (!('to' in change)) return { ...change, line };
  const to = numberOf(change.to);
  return to === undefined ? null : { ...change, line, to };
}

function linesOf(change: RankingChange): number[] {
  switch (change.kind) {
    case 'group':
      return [];
    case 'gather':
      return change.lines;
    default:
      return 'to' in change ? [change.line, change.to] : [change.line];
  }
}

export function textsOf({ edits }: EditLog<RankingChange>, ranking: TrendingResult): SavedEdits['texts'] {
  const named = new Set(edits.flatMap(({ change }) => linesOf(change)));
  return Object.fromEntries(
    ranking.items.flatMap(({ members }) =>
      members.flatMap(({ line, text }) => (named.has(line) ? [[String(line), text]] : [])),
    ),
  );
}

export function parseEdits(stored: unknown): SavedEdits | undefined {
  if (!isRecord(stored) || typeof stored.of !== 'string' || typeof stored.lines !== 'string')
    return undefined;
  const edits = isRecord(stored.log) ? stored.log.edits : null;
  if (!Array.isArray(edits)) return undefined;
  const texts = isRecord(stored.texts) ? Object.entries(stored.texts) : [];
  return {
    of: stored.of,
    lines: stored.lines,
    log: { ...NO_EDITS, edits: edits.flatMap(readEdit) },
    texts: Object.fromEntries(
      texts.flatMap(([line, text]) => (typeof text === 'string' ? [[line, text]] : [])),
    ),
  };
}

function readEdit(stored: unknown): Edit<RankingChange>[] {
  if (!isRecord(stored) || typeof stored.at !== 'string' || !isRecord(stored.change)) return [];
  const { at, change } = stored;
  if (!isChange(change)) return [];
  return [{ change, at, what: noteOf(change), ...(change.kind === 'group' && { series: change.kind }) }];
}

function isChange(stored: Record<string, unknown>): stored is Record<string, unknown> & RankingChange {
  if (stored.kind === 'group') return GROUPING_CUTS.some((cut) => cut === stored.cut);
  if (stored.kind === 'gather')
    return Array.isArray(stored.lines) && stored.lines.every((line) => Number.isInteger(line));
  if (!Number.isInteger(stored.line)) return false;
  return stored.kind === 'take_out' || (stored.kind === 'join' && Number.isInteger(stored.to));
}
