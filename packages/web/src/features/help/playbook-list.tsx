import { LIST_SKELETONS } from '@earshot/schema/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { trpc } from '../../transport/trpc.ts';
import { CardList } from './card-list.tsx';
import { ListPage } from './list-page.tsx';
import { PlaybookCard } from './playbook-card.tsx';
import { HELP_STRINGS } from './strings.ts';

const { playbooks: STRINGS, sections: SECTIONS } = HELP_STRINGS;
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
    <ListPage title={STRINGS.title} heading={SECTIONS.playbooks.title} lead={STRINGS.lead}>
      <CardList
        label={SECTIONS.playbooks.title}
        items={playbooks.data}
        hasFailed={playbooks.isError}
        keyOf={(playbook) => playbook.id}
        card={(playbook) => <PlaybookCard playbook={playbook} isOpen={playbook.slug === named} />}
        skeletons={LIST_SKELETONS}
        cardHeightPx={CARD_HEIGHT_PX}
        failedTitle={STRINGS.failed}
        emptyTitle={STRINGS.empty}
      />
    </ListPage>
  );
}
