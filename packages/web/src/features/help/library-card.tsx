import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';

interface LibraryCardProps {
  readonly title: string;
  /** What the entry belongs to, above its title. */
  readonly category?: string;
  /** Beside the title, e.g. a level. */
  readonly badge?: ReactNode;
  readonly link: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** One entry of the library in a list; the link stays at the foot of the card whatever its height. */
export function LibraryCard({ title, category, badge, link, children }: LibraryCardProps) {
  const titleId = useId();
  return (
    <Panel component="article" aria-labelledby={titleId} sx={CARD}>
      <div>
        {category ? (
          <Typography variant="caption" component="p" sx={{ color: 'primary.main', fontWeight: 620 }}>
            {category}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
          <Typography id={titleId} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badge}
        </Box>
      </div>
      {children}
      <Button
        component={RouterLink}
        to={link.to}
        variant="outlined"
        size="small"
        aria-describedby={titleId}
        sx={{ mt: 'auto', alignSelf: 'start' }}
      >
        {link.label}
      </Button>
    </Panel>
  );
}

const CARD = { height: '100%', display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
