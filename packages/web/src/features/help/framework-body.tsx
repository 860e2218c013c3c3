import type { Framework } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { DataTable } from './data-table.tsx';
import { FrameworkClose, FrameworkPractice } from './framework-depth.tsx';
import { ListSection } from './list-section.tsx';
import { splitStructure } from './split-structure.ts';
import { HELP_STRINGS } from './strings.ts';
import { TemplateText } from './template-text.tsx';

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

/** The structure of a framework. Markdown tables are shown as tables, and everything else is preformatted (#301). */
function StructureText({ structure }: { readonly structure: string }) {
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {splitStructure(structure).map((part) =>
        part.kind === 'text' ? (
          <TemplateText key={part.text} text={part.text} label={STRINGS.structureLabel} />
        ) : (
          <DataTable
            key={part.columns.join('|')}
            label={STRINGS.structureTable(part.columns[0] ?? '')}
            columns={part.columns}
            rows={part.rows}
            hasCaption={false}
          />
        ),
      )}
    </Box>
  );
}
