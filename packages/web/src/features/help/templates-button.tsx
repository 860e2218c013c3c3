import Button from '@mui/material/Button';
import { downloadBlob } from '../../lib/download.ts';
import { logError } from '../../lib/log.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import type { EntrySection } from './entry-sections.ts';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.takeAway;

interface TemplatesButtonProps {
  /** Name of the entry. */
  readonly name: string;
  readonly slug: string;
  readonly sections: readonly EntrySection[];
}

/** Downloads the templates and tables of an entry as a Word file. Its writer is loaded on demand. */
export function TemplatesButton({ name, slug, sections }: TemplatesButtonProps) {
  const save = async () => {
    try {
      const { writeTemplates } = await import('./write-templates.ts');
      downloadBlob(`${slug}-templates.docx`, await writeTemplates(name, sections));
    } catch (error) {
      logError('The templates could not be written.', error);
      showToast({ ...STRINGS.failed, tone: 'destructive' });
    }
  };
  return (
    <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
      {STRINGS.docx}
    </Button>
  );
}
