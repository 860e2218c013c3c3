import type { FailureCause } from '@earshot/schema/failures';
import type { PageWarning } from '@earshot/schema/warnings';

/** How a text was fetched. */
export interface FetchRemarks {
  /** Why the transfer ended early; null when the text is whole. */
  readonly interruption: FailureCause | null;
  /** Whether the address was only read from a link, which was not opened itself. */
  readonly isReading?: boolean;
}

/** The warnings on a report that follow from how its text was fetched. */
export function fetchWarnings({ interruption, isReading = false }: FetchRemarks): PageWarning[] {
  return [
    ...(interruption === null ? [] : ['ended-early' as const]),
    ...(isReading ? ['read-from-link' as const] : []),
  ];
}
