import type { Playbook } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { DataTable } from './data-table.tsx';
import { HELP_STRINGS } from './strings.ts';
import { TemplateText } from './template-text.tsx';

const STRINGS = HELP_STRINGS.playbooks;

/** The templates of a playbook, each with a button that copies it. */
export function PlaybookTemplates({ playbook }: { readonly playbook: Playbook }) {
  const { title, template, textTemplates = [], tableTemplates = [] } = playbook;
  const texts = [...(template ? [{ title, text: template }] : []), ...textTemplates];
  if (texts.length + tableTemplates.length === 0) return null;
  return (
    <Section title={STRINGS.templates}>
      <Box className="print-blocks" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        {texts.map((form) => (
          <Box key={form.title} sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, fontWeight: 620 }}>{form.title}</Box>
              <CopyButton
                text={form.text}
                label={STRINGS.copyTemplate(form.title)}
                confirmation={STRINGS.templateCopied}
              />
            </Box>
            <TemplateText text={form.text} label={`${STRINGS.templateLabel}: ${form.title}`} />
          </Box>
        ))}
        {tableTemplates.map((table) => (
          <DataTable key={table.title} label={table.title} columns={table.columns} rows={table.rows} />
        ))}
      </Box>
    </Section>
  );
}
