import Box from '@mui/material/Box';

interface FactListProps {
  /** Accessible name of the list. Omit it if the surrounding text already names the list. */
  readonly label?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Short facts, each as "Label: value". */
export function FactList({ label, facts }: FactListProps) {
  return (
    <Box component="dl" aria-label={label} sx={LIST}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd dir="auto">{fact.value}</dd>
        </div>
      ))}
    </Box>
  );
}

const LIST = {
  m: 0,
  '& dt': { display: 'inline', color: 'text.secondary', mr: 0.75 },
  '& dt::after': { content: '":"' },
  '& dd': { display: 'inline', m: 0, overflowWrap: 'anywhere' },
} as const;
