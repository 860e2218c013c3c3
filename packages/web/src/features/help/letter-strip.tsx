import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.glossary;

interface LetterStripProps {
  /** The names in the list, from A to Z. Undefined while loading: the strip keeps its place. */
  readonly names: readonly string[] | undefined;
  /** Index of the first entry shown. */
  readonly start: number;
  readonly onGo: (start: number) => void;
}

/** A to Z, with the number of entries of each letter. A letter leads to its first entry. */
export function LetterStrip({ names, start, onGo }: LetterStripProps) {
  const current = initialOf(names?.[start]);
  return (
    <Box
      component="nav"
      aria-label={STRINGS.letters}
      className="no-print"
      sx={{ display: 'flex', overflowX: 'auto', minHeight: 44, mb: 2 }}
    >
      {lettersOf(names ?? []).map(({ letter, count, first }) => (
        <Button
          key={letter}
          size="small"
          variant={letter === current ? 'contained' : 'text'}
          color="inherit"
          disableElevation
          aria-label={STRINGS.letter(letter, count)}
          aria-current={letter === current ? 'true' : undefined}
          onClick={() => onGo(first)}
          sx={{ flex: '1 0 auto', minWidth: 38, minHeight: 44, px: 0.5, gap: 0.5 }}
        >
          {letter}{' '}
          <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 400 }}>
            {count}
          </Box>
        </Button>
      ))}
    </Box>
  );
}

function lettersOf(names: readonly string[]) {
  const letters: { letter: string; count: number; first: number }[] = [];
  names.forEach((name, index) => {
    const letter = initialOf(name);
    const known = letters.find((entry) => entry.letter === letter);
    if (known) known.count += 1;
    else letters.push({ letter, count: 1, first: index });
  });
  return letters;
}

function initialOf(name: string | undefined): string {
  const letter = (name ?? '').charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
