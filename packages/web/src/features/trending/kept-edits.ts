import type { HandEdit, TrendingResult } from '@earshot/schema/trending/model';
import { GROUPING_CUTS, USUAL_CUT } from '@earshot/schema/trending/regroup';
import { isRecord } from '../../transport/complete.ts';

/** The user's corrections, as stored in session storage. */
export interface KeptEdits {
  /** Session ID of the ranking that the edits belong to. */
  readonly of: string;
  /** The edits, in the order in which they were made. */
  readonly edits: readonly HandEdit[];
  /** Texts of the lines that the edits refer to, keyed by line number. */
  readonly texts: Readonly<Record<string, string>>;
  /** Minimum link strength for grouping, one of `GROUPING_CUTS`. */
  readonly cut: number;
}

export const NO_EDITS: KeptEdits = { of: '', edits: [], texts: {}, cut: USUAL_CUT };

/**
 * Returns the edits for a ranking. Edits of another ranking are kept if the new ranking has lines with the same texts, for
 * example if a list is analyzed again.
 */
export function editsFor(kept: KeptEdits, ranking: TrendingResult): KeptEdits {
  if (kept.of === ranking.session_id) return kept;
  const numbers = new Map<string, number>();
  for (const { members } of ranking.items)
    for (const { line, text } of members) if (!numbers.has(text)) numbers.set(text, line);
  const numberOf = (line: number) => numbers.get(kept.texts[line] ?? '');
  const edits = kept.edits.flatMap((edit): HandEdit[] => {
    const line = numberOf(edit.line);
    if (line === undefined) return [];
    if (edit.kind === 'take_out') return [{ kind: 'take_out', line }];
    const to = numberOf(edit.to);
    return to === undefined ? [] : [{ kind: 'join', line, to }];
  });
  if (edits.length === 0) return { ...NO_EDITS, of: ranking.session_id };
  return { of: ranking.session_id, edits, texts: textsOf(edits, ranking), cut: kept.cut };
}

/** Returns the texts of the lines that edits refer to. */
export function textsOf(edits: readonly HandEdit[], ranking: TrendingResult): KeptEdits['texts'] {
  const named = new Set(edits.flatMap((edit) => (edit.kind === 'join' ? [edit.line, edit.to] : [edit.line])));
  return Object.fromEntries(
    ranking.items.flatMap(({ members }) =>
      members.flatMap(({ line, text }) => (named.has(line) ? [[String(line), text]] : [])),
    ),
  );
}

/** Parses stored edits, possibly written by an older version. Undefined if they are invalid. */
export function parseEdits(stored: unknown): KeptEdits | undefined {
  if (!isRecord(stored) || typeof stored.of !== 'string' || !Array.isArray(stored.edits)) return undefined;
  const texts = isRecord(stored.texts) ? Object.entries(stored.texts) : [];
  return {
    of: stored.of,
    edits: stored.edits.filter(isHandEdit),
    texts: Object.fromEntries(
      texts.flatMap(([line, text]) => (typeof text === 'string' ? [[line, text]] : [])),
    ),
    cut: GROUPING_CUTS.find((cut) => cut === stored.cut) ?? USUAL_CUT,
  };
}

function isHandEdit(stored: unknown): stored is HandEdit {
  if (!isRecord(stored) || !Number.isInteger(stored.line)) return false;
  return stored.kind === 'take_out' || (stored.kind === 'join' && Number.isInteger(stored.to));
}
