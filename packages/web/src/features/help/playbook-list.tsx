import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { trpc } from '../../transport/trpc.ts';
import { LibraryList } from './library-list.tsx';
import { PlaybookCard } from './playbook-card.tsx';

const CARD_HEIGHT_PX = 346;

/** The playbooks (#321-#327); `#{slug}` in the address opens the one it names. */
export function PlaybookList() {
  const playbooks = trpc.help.playbooks.useQuery();
  const { hash } = useLocation();
  const named = playbooks.data?.find(({ slug }) => hash === `#${encodeURIComponent(slug)}`)?.slug;

  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.scrollIntoView();
  }, [named]);

  return (
    <LibraryList
      part="playbooks"
      query={playbooks}
      card={(playbook) => <PlaybookCard playbook={playbook} isOpen={playbook.slug === named} />}
      cardHeightPx={CARD_HEIGHT_PX}
    />
  );
}
