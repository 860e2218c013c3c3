import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { startTransition, useMemo, useState } from 'react';

/** Which keywords of a report show their sentences. */
export interface EvidenceState {
  readonly open: ReadonlySet<string>;
  readonly isAllOpen: boolean;
  /** Keywords whose count opens into sentences. */
  readonly openable: readonly string[];
  readonly toggle: (keyword: string) => void;
  readonly toggleAll: () => void;
  /** Shows the sentences of keywords and brings the focus to the first of them. */
  readonly reveal: (keywords: readonly string[]) => void;
  /** What was revealed last; a new object each time. */
  readonly revealed: { readonly keyword: string } | null;
}

/** The open sentences of a report, for its keyword matches and for every figure that opens into them. */
export function useEvidence(matches: readonly KeywordMatch[]): EvidenceState {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState<EvidenceState['revealed']>(null);
  const openable = useMemo(
    () => matches.filter((match) => match.evidence.length > 0).map((match) => match.keyword),
    [matches],
  );
  const isAllOpen = openable.length > 0 && openable.every((keyword) => open.has(keyword));
  /** Hundreds of sentences are rendered in pieces, so that the page answers the press at once. */
  const show = (next: ReadonlySet<string>) => startTransition(() => setOpen(next));
  return {
    open,
    isAllOpen,
    openable,
    revealed,
    toggle: (keyword) => {
      const next = new Set(open);
      if (!next.delete(keyword)) next.add(keyword);
      show(next);
    },
    toggleAll: () => show(new Set(isAllOpen ? [] : openable)),
    reveal: (keywords) => {
      const shown = keywords.filter((keyword) => openable.includes(keyword));
      const [keyword] = shown;
      if (keyword === undefined) return;
      show(new Set([...open, ...shown]));
      setRevealed({ keyword });
    },
  };
}
