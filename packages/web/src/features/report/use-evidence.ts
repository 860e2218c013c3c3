import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { startTransition, useMemo, useState } from 'react';

export interface EvidenceState {
  readonly open: ReadonlySet<string>;
  readonly isAllOpen: boolean;
  readonly openable: readonly string[];
  readonly toggle: (keyword: string) => void;
  readonly toggleAll: () => void;
  readonly reveal: (keywords: readonly string[]) => void;
  /** The keyword that was revealed last. A new object each time, so that effects run again. */
  readonly revealed: { readonly keyword: string } | null;
}

export function useEvidence(matches: readonly KeywordMatch[]): EvidenceState {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState<EvidenceState['revealed']>(null);
  const openable = useMemo(
    () => matches.filter((match) => match.evidence.length > 0).map((match) => match.keyword),
    [matches],
  );
  const isAllOpen = openable.length > 0 && openable.every((keyword) => open.has(keyword));
  /** Renders in a transition, because hundreds of sentences would delay the response to the click. */
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
