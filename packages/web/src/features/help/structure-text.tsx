import Box from '@mui/material/Box';
import { DataTable } from './data-table.tsx';
import { splitStructure } from './split-structure.ts';
import { HELP_STRINGS } from './strings.ts';
import { TemplateText } from './template-text.tsx';

const STRINGS = HELP_STRINGS.framework;

/** The structure of a framework. Markdown tables are shown as tables, and everything else is preformatted (#301). */
export function StructureText({ structure }: { readonly structure: string }) {
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
