import type { Block } from '../../lib/blocks/blocks.ts';
import { writeDocx } from '../../lib/blocks/write-docx.ts';
import { tableBlock } from './entry-parts.tsx';
import type { EntrySection } from './entry-sections.ts';
import { ENTRY_STRINGS } from './strings.ts';

const ACCENT = '#1f2a28';

/** Templates as a Word file in landscape format, so that wide tables fit. */
export function writeTemplates(name: string, sections: readonly EntrySection[]): Promise<Blob> {
  const parts = sections.flatMap((section) => section.parts);
  const blocks: Block[] = [
    { kind: 'title', text: name },
    ...parts.flatMap((part): Block[] =>
      part.kind === 'form'
        ? [
            { kind: 'heading', text: part.form.title },
            { kind: 'text', content: part.form.text, isForm: true },
          ]
        : [],
    ),
    ...parts.flatMap((part): Block[] =>
      part.kind === 'table' ? [{ kind: 'heading', text: part.table.title }, tableBlock(part.table)] : [],
    ),
    { kind: 'text', content: ENTRY_STRINGS.takeAway.notice },
  ];
  return writeDocx(blocks, { title: name, author: '', accent: ACCENT, isLandscape: true });
}
