import type { Framework } from '@earshot/schema/help/model';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { FrameworkClose, FrameworkPractice } from './framework-depth.tsx';
import { ListSection } from './list-section.tsx';
import { HELP_STRINGS } from './strings.ts';
import { StructureText } from './structure-text.tsx';

const STRINGS = HELP_STRINGS.framework;

/** The sections of a framework. Sections without content are hidden (#300, #301, A-45). */
export function FrameworkBody({ framework }: { readonly framework: Framework }) {
  const { whenToUse, whenNotToUse, keyComponents, structure, steps, outcomes, tips } = framework;
  return (
    <Panel className="print-blocks print-columns" sx={BODY}>
      {whenToUse ? (
        <Section title={STRINGS.whenToUse} heading="h2">
          <Typography sx={{ maxWidth: '46rem' }}>{whenToUse}</Typography>
        </Section>
      ) : null}
      {whenNotToUse ? (
        <Section title={STRINGS.whenNotToUse} heading="h2">
          <Typography sx={{ maxWidth: '46rem' }}>{whenNotToUse}</Typography>
        </Section>
      ) : null}
      <ListSection heading="h2" title={STRINGS.keyComponents} entries={keyComponents} />
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
      <ListSection heading="h2" title={STRINGS.steps} entries={steps} isOrdered />
      <FrameworkPractice framework={framework} />
      <ListSection heading="h2" title={STRINGS.outcomes} entries={outcomes} />
      <ListSection heading="h2" title={STRINGS.tips} entries={tips} />
      <FrameworkClose framework={framework} />
    </Panel>
  );
}

const BODY = {
  gridArea: 'body',
  display: 'grid',
  gap: 4,
  '& > section > h2': { fontSize: '1.1875rem' },
} as const;
