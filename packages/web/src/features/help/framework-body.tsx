import type { Framework } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { FrameworkClose, FrameworkPractice } from './framework-depth.tsx';
import { LeadText } from './lead-text.tsx';
import { HELP_STRINGS } from './strings.ts';
import { StructureText } from './structure-text.tsx';

const STRINGS = HELP_STRINGS.framework;

/** The sections of a framework; one that has no content has no heading either (#300, #301, A-45). */
export function FrameworkBody({ framework }: { readonly framework: Framework }) {
  const { whenToUse, whenNotToUse, keyComponents, structure, steps, outcomes, tips } = framework;
  return (
    <Panel sx={BODY}>
      {whenToUse ? (
        <Section title={STRINGS.whenToUse} heading="h2">
          <Typography>{whenToUse}</Typography>
        </Section>
      ) : null}
      {whenNotToUse ? (
        <Section title={STRINGS.whenNotToUse} heading="h2">
          <Typography>{whenNotToUse}</Typography>
        </Section>
      ) : null}
      <ListSection title={STRINGS.keyComponents} entries={keyComponents} />
      {structure ? (
        <Section
          title={STRINGS.structure}
          heading="h2"
          actions={
            <CopyButton
              text={structure}
              label={STRINGS.copyStructure}
              confirmation={STRINGS.structureCopied}
            />
          }
        >
          <StructureText structure={structure} />
        </Section>
      ) : null}
      <ListSection title={STRINGS.steps} entries={steps} isOrdered />
      <FrameworkPractice framework={framework} />
      <ListSection title={STRINGS.outcomes} entries={outcomes} />
      <ListSection title={STRINGS.tips} entries={tips} />
      <FrameworkClose framework={framework} />
    </Panel>
  );
}

interface ListSectionProps {
  readonly title: string;
  readonly entries: readonly string[];
  readonly isOrdered?: boolean;
}

function ListSection({ title, entries, isOrdered = false }: ListSectionProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} heading="h2">
      <Box component={isOrdered ? 'ol' : 'ul'} sx={LIST}>
        {entries.map((entry) => (
          <li key={entry}>
            <LeadText text={entry} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

const BODY = {
  gridArea: 'body',
  display: 'grid',
  gap: 4,
  '& > section > h2': { fontSize: '1.1875rem' },
} as const;

const LIST = {
  m: 0,
  pl: 3,
  display: 'grid',
  gap: 1,
  maxWidth: '46rem',
  '& > li': { pl: 0.5 },
  '& > li::marker': { color: 'primary.main', fontWeight: 680 },
} as const;
