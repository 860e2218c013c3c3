import { percentDecoded } from '@earshot/schema/percent-decoded';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTyping } from '../../lib/is-typing.ts';

export interface OpenedEntry {
  /** Anchor of the open entry, from the URL fragment, e.g. `media-pitching`. Empty if no entry is open. */
  readonly anchor: string;
  /** Opens an entry in place and adds a history entry. */
  readonly open: (anchor: string) => void;
  /** Closes the open entry. */
  readonly close: () => void;
}

/**
 * Returns which entry of a list is open. The entry is stored in the URL fragment, so that links, reloads and Back preserve
 * it. Opening an entry scrolls to the element that has the anchor as its ID, and focuses it. After closing, that element
 * stays focused.
 * @param isReady true once the entries are rendered
 * @param entryOf returns the anchor of the entry that contains an anchor, e.g. of the playbook with an exercise
 */
export function useOpenedEntry(
  isReady: boolean,
  entryOf: (anchor: string) => string = (anchor) => anchor,
): OpenedEntry {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const anchor = percentDecoded(hash.slice(1)) ?? '';

  const shown = useRef('');
  const closed = useEffectEvent(entryOf);
  useEffect(() => {
    if (!isReady) return;
    // A search or a filter closes the entry. The page must not move away from the field in use.
    if (anchor === '' && isTyping(document.activeElement)) {
      shown.current = '';
      return;
    }
    const element = document.getElementById(anchor || closed(shown.current));
    shown.current = anchor;
    // The previously open entry has collapsed, so everything below it has moved up.
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
