import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface MessageScreenProps {
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly to: string; readonly label: string };
  /** Heading level: `h1` when the message is the whole page. */
  readonly heading?: ElementType;
  /** True for failures: announced at once. */
  readonly alert?: boolean;
}

/** A message in the place of content: load failures, empty lists, unknown pages. */
export function MessageScreen({ title, text, link, heading = 'h2', alert = false }: MessageScreenProps) {
  return (
    <Box
      {...(alert ? { role: 'alert' } : {})}
      sx={{
        px: 3,
        py: 6,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'control.border',
        borderRadius: 2.5,
      }}
    >
      <Typography component={heading} variant="h2">
        {title}
      </Typography>
      {text ? (
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '34rem', mx: 'auto' }}>{text}</Typography>
      ) : null}
      {link ? (
        <Typography sx={{ mt: 2 }}>
          <Link component={RouterLink} to={link.to}>
            {link.label}
          </Link>
        </Typography>
      ) : null}
    </Box>
  );
}
