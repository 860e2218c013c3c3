import type { GlossaryTerm } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.layers;

/**
 * Layers below the definition of an expanded term: formula with an example, definition in the literature, how Earshot uses
 * it, and common mistakes.
 */
export function TermLayers({ term }: { readonly term: GlossaryTerm }) {
  const { formula, standard, inEarshot, mistakes = [] } = term;
  return (
    <Box component="dl" sx={LAYERS}>
      {formula ? (
        <>
          <dt>{STRINGS.formula}</dt>
          <dd>{formula.text}</dd>
          <dt>{STRINGS.example}</dt>
          <dd>{formula.example}</dd>
        </>
      ) : null}
      {standard ? (
        <>
          <dt>{STRINGS.standard}</dt>
          <dd>{standard}</dd>
        </>
      ) : null}
      {inEarshot ? (
        <>
          <dt>{STRINGS.inEarshot}</dt>
          <dd>{inEarshot}</dd>
        </>
      ) : null}
      {mistakes.length > 0 ? (
        <>
          <dt>{STRINGS.mistakes}</dt>
          {mistakes.map((mistake) => (
            <dd key={mistake}>{mistake}</dd>
          ))}
        </>
      ) : null}
    </Box>
  );
}

const LAYERS = {
  typography: 'body2',
  m: 0,
  maxWidth: '46rem',
  '&:empty': { display: 'none' },
  '& dt': { fontWeight: 620, mt: 1 },
  '& dd': { m: 0 },
} as const;
