import Box from '@mui/material/Box';

interface KeyListProps {
  readonly label: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export function KeyList({ label, keys }: KeyListProps) {
  return (
    <Box component="dl" aria-label={label} sx={KEYS}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </Box>
  );
}

const KEYS = {
  m: 0,
  flexBasis: '100%',
  display: 'grid',
  gap: 0.75,
  typography: 'body2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  '& > div': { display: 'flex', gap: 1 },
  '& dt': { minWidth: '4rem' },
  '& dd': { m: 0 },
  '& kbd': { border: 1, borderColor: 'divider', borderRadius: 1, px: 0.75 },
} as const;
