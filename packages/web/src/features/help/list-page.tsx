import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { HELP_STRINGS } from './strings.ts';

interface ListPageProps {
  /** Title of the document. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of the library that lists things: way back, heading, one sentence, content. */
export function ListPage({ title, heading, lead, children }: ListPageProps) {
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
      <div>
        <Link
          component={RouterLink}
          to="/help"
          sx={{ typography: 'body2', display: 'inline-block', py: 0.5 }}
        >
          {HELP_STRINGS.lists.back}
        </Link>
        <Typography variant="h1" sx={{ mt: 0.5 }}>
          {heading}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '44rem' }}>{lead}</Typography>
      </div>
      {children}
    </Box>
  );
}
