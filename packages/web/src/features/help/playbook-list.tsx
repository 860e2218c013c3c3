import { entryAddress } from '@earshot/schema/help/library-place';
import type { Playbook } from '@earshot/schema/help/model';
import { TAGS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { trpc } from '../../transport/trpc.ts';
import { ClipboardIcon, ClockIcon } from '../../ui/icons.tsx';
import { playbookSections } from './entry-sections.ts';
import { Contents, EntryView, TemplatesButton } from './entry-view.tsx';
import { FactRow, LibraryCard, TagRow, useOpenedEntry } from './library-card.tsx';
import { LibraryList } from './library-list.tsx';
import { CiteThis } from './source-list.tsx';
import { HELP_STRINGS } from './strings.ts';

const { playbooks: STRINGS, lists: LISTS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 304;

/** The URL fragment opens a playbook, or one of its exercises (#321-#327). */
export function PlaybookList() {
  const playbooks = trpc.help.playbooks.useQuery();
  const slugOf = (anchor: string) =>
    playbooks.data?.find((playbook) => anchorsOf(playbook).includes(anchor))?.slug ?? anchor;
  const { anchor, open, close } = useOpenedEntry(playbooks.data !== undefined, slugOf);
  return (
    <LibraryList
      part="playbooks"
      query={playbooks}
      cardHeightPx={CARD_HEIGHT_PX}
      card={(playbook) => {
        const { slug, title, description, tags, steps = [], phases = [] } = playbook;
        const hasBody = steps.length > 0 || phases.length > 0;
        const isOpen = hasBody && anchorsOf(playbook).includes(anchor);
        const to = `/help/playbooks/${encodeURIComponent(slug)}`;
        return (
          <LibraryCard
            title={title}
            link={{ to, label: STRINGS.view, ...(hasBody ? { onOpen: () => open(slug) } : {}) }}
            anchor={slug}
            isOpen={isOpen}
            close={{ label: STRINGS.close, onClose: close }}
          >
            <Typography variant="body2" sx={{ maxWidth: '46rem' }}>
              {description}
            </Typography>
            <TagRow tags={tags} max={TAGS_SHOWN} label={LISTS.tags} hasBadge={false} />
            {isOpen ? <PlaybookBody playbook={playbook} /> : <FactRow facts={FACTS} />}
          </LibraryCard>
        );
      }}
    />
  );
}

const FACTS = [
  { icon: ClockIcon, text: STRINGS.readingTime },
  { icon: ClipboardIcon, text: STRINGS.template },
] as const;

function anchorsOf({ slug, phases = [] }: Playbook): string[] {
  return [slug, ...phases.flatMap(({ practice }) => practice?.slug ?? [])];
}

function PlaybookBody({ playbook }: { readonly playbook: Playbook }) {
  const { slug, title, updated } = playbook;
  const sections = playbookSections(playbook);
  return (
    <Box className="print-blocks print-columns" sx={{ display: 'grid', gap: 3, minWidth: 0, pt: 1 }}>
      <CiteThis title={title} path={entryAddress('playbooks', slug)} updated={updated} />
      <Contents sections={sections} />
      <Box className="no-print">
        <TemplatesButton name={title} slug={slug} sections={sections} />
      </Box>
      <EntryView sections={sections} reviewed={playbook} heading="h3" />
    </Box>
  );
}
