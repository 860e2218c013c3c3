import { trpc } from '../../transport/trpc.ts';
import { LibraryList } from './library-list.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import { useOpenedEntry } from './use-opened-entry.ts';

const CARD_HEIGHT_PX = 304;

/** The playbooks (#321-#327). `#{slug}` in the URL opens a playbook. */
export function PlaybookList() {
  const playbooks = trpc.help.playbooks.useQuery();
  const { anchor, open, close } = useOpenedEntry(playbooks.data !== undefined);
  return (
    <LibraryList
      part="playbooks"
      query={playbooks}
      card={(playbook) => (
        <PlaybookCard
          playbook={playbook}
          isOpen={playbook.slug === anchor}
          onOpen={() => open(playbook.slug)}
          onClose={close}
        />
      )}
      cardHeightPx={CARD_HEIGHT_PX}
    />
  );
}
