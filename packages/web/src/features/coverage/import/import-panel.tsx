import type { FeedItem } from '@earshot/schema/feeds/model';
import { countOf } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '../../../toasts/toast-store.ts';
import { FeedReader } from '../../../ui/feed-reader.tsx';
import { FileButton } from '../../../ui/file-field.tsx';
import { Fold } from '../../../ui/section.tsx';
import { addAddresses, type NewAddress, NO_FACTS } from '../book/coverage-list.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { ReadTable } from './table-mapping.tsx';

/** Loaded only for a table, because it needs the readers of dates and numbers. */
const TableMapping = lazy(() => import('./table-mapping.tsx').then((m) => ({ default: m.TableMapping })));

const STRINGS = COVERAGE_STRINGS.importing;

interface ImportPanelProps {
  readonly coverage: Coverage;
}

export function ImportPanel({ coverage }: ImportPanelProps) {
  const [table, setTable] = useState<ReadTable | null>(null);

  const add = (addresses: readonly NewAddress[]): number => {
    const added = addAddresses(coverage.list, addresses).rows.length - coverage.list.rows.length;
    const what = `Added ${countOf(added, 'article')}`;
    coverage.update((current) => addAddresses(current, addresses), { what });
    return added;
  };
  const open = async (file: File) => {
    try {
      const { readImportFile } = await import('./read-import-file.ts');
      setTable(await readImportFile(file));
    } catch {
      showToast({ title: 'The file could not be read', text: STRINGS.failedText, tone: 'destructive' });
    }
  };
  return (
    <Fold title="Import a table or a feed" isPrinted={false}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FeedReader onRead={(items) => add(items.map(fromFeed))} />
        <Box>
          <FileButton
            label="Open a table"
            accept=".csv,.tsv,.txt,.xlsx"
            onChoose={(file) => void open(file)}
          />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            CSV, TSV or Excel with one article per row. The file stays in this browser.
          </Typography>
        </Box>
        {table === null ? null : (
          <Suspense fallback={null}>
            <TableMapping
              key={table.heads.join()}
              table={table}
              onAdd={(addresses) => {
                showToast({
                  title: STRINGS.added(add(addresses)),
                  text: 'Resume analyzes what waits.',
                  tone: 'success',
                });
                setTable(null);
              }}
              onCancel={() => setTable(null)}
            />
          </Suspense>
        )}
      </Box>
    </Fold>
  );
}

function fromFeed({ url, headline, outlet, date }: FeedItem): NewAddress {
  return { address: url, known: { ...NO_FACTS, headline, outlet, date: date ?? '' } };
}
