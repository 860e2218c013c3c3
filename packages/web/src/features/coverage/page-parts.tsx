import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { COVERAGE_STRINGS } from './strings.ts';

const STRINGS = COVERAGE_STRINGS.jump;

interface PagePartsProps {
  /** Whether there is an overview. A list without keywords has none. */
  readonly hasFigures: boolean;
  readonly overviewRef: RefObject<HTMLElement | null>;
  readonly exportsRef: RefObject<HTMLElement | null>;
  readonly tableRef: RefObject<HTMLElement | null>;
}

/** Buttons that lead to the parts of a long page: the figures, the report and the articles. */
export function PageParts({ hasFigures, overviewRef, exportsRef, tableRef }: PagePartsProps) {
  const parts = [
    ...(hasFigures ? [[STRINGS.overview, overviewRef] as const] : []),
    [STRINGS.report, exportsRef],
    [STRINGS.articles, tableRef],
  ] as const;
  return (
    <Box component="nav" className="no-print" aria-label={STRINGS.title} sx={PARTS}>
      {parts.map(([label, ref]) => (
        <Button
          key={label}
          size="small"
          onClick={() => {
            ref.current?.scrollIntoView({ block: 'start' });
            ref.current?.focus({ preventScroll: true });
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const PARTS = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
