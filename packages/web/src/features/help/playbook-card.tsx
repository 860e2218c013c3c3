import type { Playbook } from '@earshot/schema/help/model';
import { TAGS_SHOWN } from '@earshot/schema/limits';
import Typography from '@mui/material/Typography';
import { ClipboardIcon, ClockIcon } from '../../ui/icons.tsx';
import { TagRow } from '../../ui/tag-row.tsx';
import { FactRow } from './fact-row.tsx';
import { LibraryCard } from './library-card.tsx';
import { PlaybookBody } from './playbook-body.tsx';
import { HELP_STRINGS } from './strings.ts';

const { playbooks: STRINGS, lists: LISTS } = HELP_STRINGS;

interface PlaybookCardProps {
  readonly playbook: Playbook;
  /** True if the URL fragment opens this playbook. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** One playbook, which expands in place (#324-#326). */
export function PlaybookCard({ playbook, isOpen, onOpen, onClose }: PlaybookCardProps) {
  const { slug, title, description, tags, steps = [], phases = [] } = playbook;
  const hasBody = steps.length > 0 || phases.length > 0;
  return (
    <LibraryCard
      title={title}
      link={{
        to: `/help/playbooks/${encodeURIComponent(slug)}`,
        label: STRINGS.view,
        ...(hasBody ? { onOpen } : {}),
      }}
      anchor={slug}
      isOpen={isOpen && hasBody}
      close={{ label: STRINGS.close, onClose }}
    >
      <Typography variant="body2" sx={{ maxWidth: '46rem' }}>
        {description}
      </Typography>
      <TagRow tags={tags} max={TAGS_SHOWN} label={LISTS.tags} overflowLabel={null} />
      {isOpen && hasBody ? (
        <PlaybookBody playbook={playbook} />
      ) : (
        <FactRow
          facts={[
            { icon: ClockIcon, text: STRINGS.readingTime },
            { icon: ClipboardIcon, text: STRINGS.template },
          ]}
        />
      )}
    </LibraryCard>
  );
}
