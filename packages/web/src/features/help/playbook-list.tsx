import type { Playbook } from '@earshot/schema/help/model';
import { trpc } from '../../transport/trpc.ts';
import { LibraryList } from './library-list.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import { useOpenedEntry } from './use-opened-entry.ts';

const CARD_HEIGHT_PX = 304;

/**
 * The playbooks (#321-#327). `#{slug}` in the URL opens a playbook, and the slug of an exercise opens its playbook at
 * that exercise.
 */
export function PlaybookList() {
  const playbooks = trpc.help.playbooks.useQuery();
  const slugOf = (anchor: string) =>
    playbooks.data?.find((playbook) => anchorsOf(playbook).includes(anchor))?.slug ?? anchor;
  const { anchor, open, close } = useOpenedEntry(playbooks.data !== undefined, slugOf);
  return (
    <LibraryList
      part="playbooks"
      query={playbooks}
      card={(playbook) => (
        <PlaybookCard
          playbook={playbook}
          isOpen={anchorsOf(playbook).includes(anchor)}
          onOpen={() => open(playbook.slug)}
          onClose={close}
        />
      )}
      cardHeightPx={CARD_HEIGHT_PX}
    />
  );
}

/** Returns the URL fragments that open a playbook: its slug and those of its exercises. */
function anchorsOf({ slug, phases = [] }: Playbook): string[] {
  return [slug, ...phases.flatMap(({ practice }) => practice?.slug ?? [])];
}
