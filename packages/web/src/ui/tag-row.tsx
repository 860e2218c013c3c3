import Box from '@mui/material/Box';
import { UI_STRINGS } from './strings.ts';

interface TagRowProps {
  readonly tags: readonly string[];
  /** Maximum number of tags shown. The rest is summarized in a badge, if there is one. */
  readonly max: number;
  /** Accessible name of the list, e.g. `Tags`. */
  readonly label: string;
  /** Text of the badge for `n` hidden tags. Defaults to `+n`; null hides the badge. */
  readonly overflowLabel?: ((hidden: number) => string) | null;
}

/** The first tags of a list, followed by the number of hidden tags. */
export function TagRow({ tags, max, label, overflowLabel = UI_STRINGS.more }: TagRowProps) {
  if (tags.length === 0) return null;
  const hidden = tags.length - max;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.slice(0, max).map((tag) => (
        <Box component="li" key={tag} dir="auto" sx={TAG_STYLE}>
          {tag}
        </Box>
      ))}
      {hidden > 0 && overflowLabel ? (
        <Box component="li" sx={{ ...TAG_STYLE, bgcolor: 'transparent' }} title={tags.slice(max).join(', ')}>
          {overflowLabel(hidden)}
        </Box>
      ) : null}
    </Box>
  );
}

const TAG_STYLE = {
  typography: 'caption',
  px: 1,
  py: 0.125,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.default',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
