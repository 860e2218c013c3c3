import type { FailureCause } from '@earshot/schema/failures';
import type { PageWarning } from '@earshot/schema/warnings';

export interface FetchRemarks {
  /** Why the transfer ended early. Null if the text is complete. */
  readonly interruption: FailureCause | null;
  /** Whether the URL was taken from the text of a link that was not opened or that failed. */
  readonly isReading?: boolean;
}

export function fetchWarnings({ interruption, isReading = false }: FetchRemarks): PageWarning[] {
  return [
    ...(interruption === null ? [] : ['ended-early' as const]),
    ...(isReading ? ['read-from-link' as const] : []),
  ];
}
