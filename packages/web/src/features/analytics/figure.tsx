import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** How the value is computed, in words. */
  readonly formula: string;
}

/** A figure with its formula. */
export function Figure({ label, value, formula }: FigureProps) {
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 620 }}>{label}</Typography>
      <Typography sx={{ typography: 'figure' }}>{value}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formula}
      </Typography>
    </Box>
  );
}
