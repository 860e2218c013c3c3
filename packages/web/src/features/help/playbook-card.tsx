import type { Playbook } from '@earshot/schema/help/model';
import { TAGS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ClipboardIcon, ClockIcon } from '../../ui/icons.tsx';
import { TagRow } from '../../ui/tag-row.tsx';
import { FactRow } from './fact-row.tsx';
import { LibraryCard } from './library-card.tsx';
import { HELP_STRINGS } from './strings.ts';
import { TemplateText } from './template-text.tsx';

const { playbooks: STRINGS, lists: LISTS } = HELP_STRINGS;

interface PlaybookCardProps {
  readonly playbook: Playbook;
  /** True when the address asks for this playbook. */
  readonly isOpen: boolean;
}

/** One playbook; its steps and its template unfold in place (#324-#326). */
export function PlaybookCard({ playbook, isOpen }: PlaybookCardProps) {
  const { slug, title, description, tags, steps = [], template } = playbook;
  return (
    <Box id={slug} sx={{ height: '100%', scrollMarginTop: 16 }}>
      <LibraryCard
        title={title}
        link={{ to: `/help/playbooks/${encodeURIComponent(slug)}`, label: STRINGS.view }}
      >
        <Typography variant="body2">{description}</Typography>
        <TagRow tags={tags} max={TAGS_SHOWN} label={LISTS.tags} overflowLabel={null} />
        <FactRow
          facts={[
            { icon: ClockIcon, text: STRINGS.readingTime },
            { icon: ClipboardIcon, text: STRINGS.template },
          ]}
        />
        {steps.length > 0 ? (
          <Box component="details" open={isOpen} sx={DETAILS}>
            <summary>{STRINGS.preview}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {template ? <TemplateText text={template} label={`${STRINGS.templateLabel}: ${title}`} /> : null}
          </Box>
        ) : null}
      </LibraryCard>
    </Box>
  );
}

const DETAILS = {
  typography: 'body2',
  '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 620 },
  '& ol': { pl: 2.5, my: 1, display: 'grid', gap: 0.75 },
} as const;
