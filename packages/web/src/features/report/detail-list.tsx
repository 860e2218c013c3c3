import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
  /** Where the value comes from, in plain language. */
  readonly origin?: string | undefined;
  /** A control next to the value. */
  readonly action?: ReactNode;
}

/** Labeled values in two columns. On a narrow screen, each label is above its value. */
export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <Box
      component="dl"
      sx={{
        typography: 'body2',
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '10.5rem 1fr' },
        '& dt': {
          color: 'text.secondary',
          pt: { xs: 1, sm: 0.75 },
          borderBottom: { sm: 1 },
          borderColor: { sm: 'divider' },
        },
        '& dd': {
          m: 0,
          pt: 0.25,
          pb: 0.5,
          minWidth: 0,
          overflowWrap: 'anywhere',
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
    >
      {details.map((detail) => (
        <DetailRow key={detail.label} detail={detail} />
      ))}
    </Box>
  );
}

function DetailRow({ detail }: { readonly detail: Detail }) {
  return (
    <>
      <dt>{detail.label}</dt>
      <dd>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, minHeight: 32 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 15rem', minWidth: 0 }}>
            <Box dir="auto" sx={{ minWidth: 0 }}>
              {detail.value}
            </Box>
            {detail.action}
          </Box>
          {detail.origin ? (
            <Box component="span" sx={{ typography: 'small', color: 'text.secondary' }}>
              {detail.origin}
            </Box>
          ) : null}
        </Box>
      </dd>
    </>
  );
}
