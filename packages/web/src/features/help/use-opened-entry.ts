import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface OpenedEntry {
  /** Anchor of the entry that the address opens, e.g. `media-pitching`; empty when it opens none. */
  readonly anchor: string;
  /** Opens an entry in place and adds a step to the history. */
  readonly open: (anchor: string) => void;
  /** Closes what is open. */
  readonly close: () => void;
}

/**
 * Which entry of a list is open. It is the fragment of the address, so that a link, a reload and the way back
 * keep it. Opening scrolls to the element with the anchor as its id and gives it the focus; closing leaves the focus there.
 * @param isReady true once the entries are on the page
 */
export function useOpenedEntry(isReady: boolean): OpenedEntry {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const anchor = decodeHash(hash);

  const shown = useRef('');
  useEffect(() => {
    if (!isReady) return;
    const element = document.getElementById(anchor || shown.current);
    shown.current = anchor;
    // The entry that was open is shorter now, so everything below it has moved up.
    element?.scrollIntoView(anchor === '' ? { block: 'nearest' } : undefined);
    element?.focus({ preventScroll: true });
  }, [isReady, anchor]);

  const go = (next: string) => navigate({ pathname, search, hash: next });
  return {
    anchor,
    open: (next) => void go(`#${encodeURIComponent(next)}`),
    close: () => void go(''),
  };
}

/** An address that cannot be decoded opens nothing. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
