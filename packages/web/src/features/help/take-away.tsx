import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { downloadBlob } from '../../lib/download.ts';
import { logError } from '../../lib/log.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import type { EntryForms } from './entry-sections.ts';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.takeAway;

/** File formats. Their writers are loaded on demand. */
const WRITERS = {
  docx: () => import('./write-forms-docx.ts').then((module) => module.writeFormsDocx),
  xlsx: () => import('./write-forms-xlsx.ts').then((module) => module.writeFormsXlsx),
} as const;

interface TakeAwayProps {
  readonly forms: EntryForms;
  /** URL of the entry's one-page sheet, if it has one. */
  readonly sheet?: string;
}

/** Buttons that download an entry's templates and tables as files. */
export function TakeAway({ forms, sheet }: TakeAwayProps) {
  const { name, slug, tables } = forms;
  const offer = async (kind: keyof typeof WRITERS) => {
    try {
      const write = await WRITERS[kind]();
      downloadBlob(`${slug}-templates.${kind}`, await write(forms));
    } catch (error) {
      logError('The templates could not be written.', error);
      showToast({ ...STRINGS.failed, tone: 'destructive' });
    }
  };
  return (
    <Box role="group" aria-label={STRINGS.group(name)} className="no-print" sx={ROW}>
      {(['docx', 'xlsx'] as const)
        .filter((kind) => kind === 'docx' || tables.length > 0)
        .map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void offer(kind)}
          >
            {STRINGS[kind]}
          </Button>
        ))}
      {sheet ? (
        <Link href={sheet} target="_blank" rel="noopener">
          {STRINGS.sheet}
        </Link>
      ) : null}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
