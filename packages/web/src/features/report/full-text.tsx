import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ReportData } from '../../transport/report-data.ts';
import { Fold } from '../../ui/fold.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { REPORT_STRINGS } from './strings.ts';

/**
 * The analyzed text, as far as the response includes it, with its mentions highlighted. Shown on demand, and only for
 * pasted text, because the text of a page belongs to its publisher.
 */
export function FullText({ data }: { readonly data: ReportData }) {
  const [isOpen, setIsOpen] = useState(false);
  const marks = useMemo(
    () =>
      data.keywordMatches.flatMap(({ evidence }) =>
        evidence
          .filter(({ section }) => section !== 'headline')
          .flatMap((sentence) =>
            sentence.marks.map(({ start, end }) => ({
              start: sentence.start + start,
              end: sentence.start + end,
            })),
          )
          .filter(({ start }) => start < data.document.text.length),
      ),
    [data.keywordMatches, data.document.text],
  );
  if (data.sourceUrl !== '' || data.type === 'social' || data.document.text === '') return null;
  return (
    <Fold title={REPORT_STRINGS.fullText} onToggle={setIsOpen}>
      {isOpen ? (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '46rem' }}>
          <MarkedText text={data.document.text} marks={marks} />
          {data.document.wordsShown === undefined ? null : (
            <Typography sx={{ mt: 2, color: 'text.secondary' }}>
              {REPORT_STRINGS.textShown(data.document.wordsShown, data.document.words)}
            </Typography>
          )}
        </Box>
      ) : null}
    </Fold>
  );
}
