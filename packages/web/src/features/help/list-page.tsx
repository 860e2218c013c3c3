import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Trail } from './trail.tsx';

interface ListPageProps {
  /** Title of the document. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A list page of the library: breadcrumbs, heading, lead sentence and content. */
export function ListPage({ title, heading, lead, children }: ListPageProps) {
  useDocumentTitle(title);
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
      <div>
        <Trail above="home" />
        <Typography variant="h1" sx={{ mt: 0.5 }}>
          {heading}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '44rem' }}>{lead}</Typography>
      </div>
      {children}
    </Box>
  );
}
