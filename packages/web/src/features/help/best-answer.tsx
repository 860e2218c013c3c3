import { entryAddress, exerciseAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { BestHit } from '@earshot/schema/help/model';
import { EXERCISES_ADDRESS } from '@earshot/schema/help/sample-set';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.search.best;

interface BestAnswerProps {
  /** The best entry and the next best. Empty if the library has no answer. */
  readonly hits: readonly BestHit[];
}

/**
 * The best entry of any kind with its full text, followed by the next best entries. If the library has no answer, offers a
 * link to suggest one.
 */
export function BestAnswer({ hits: [first, ...others] }: BestAnswerProps) {
  if (!first) return <NotInLibrary />;
  return (
    <Panel sx={{ mb: 2 }} component="section" aria-label={STRINGS.label}>
      <Typography component="h2" variant="h3">
        {first.title}
        <Typography component="span" variant="caption" sx={{ ml: 1.5, color: 'text.secondary' }}>
          {STRINGS.kinds[first.kind]}
        </Typography>
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '52rem' }}>{first.text}</Typography>
      <HitLink hit={first}>{isExerciseList(first) ? STRINGS.allExercises : STRINGS.open[first.kind]}</HitLink>
      {others.length > 0 ? (
        <Typography component="div" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {STRINGS.others}
          <Box component="ul" sx={OTHERS}>
            {others.map((hit) => (
              <li key={hit.id}>
                <HitLink hit={hit}>{STRINGS.other(hit.title, STRINGS.kinds[hit.kind])}</HitLink>
              </li>
            ))}
          </Box>
        </Typography>
      ) : null}
    </Panel>
  );
}

function NotInLibrary() {
  return (
    <Panel sx={{ mb: 2 }} component="section" aria-label={STRINGS.label}>
      <Typography>{STRINGS.missing}</Typography>
      <Link component={RouterLink} to={ROUTES.suggestions.path} sx={LINK}>
        {STRINGS.suggest}
      </Link>
    </Panel>
  );
}

const isExerciseList = ({ kind, slug }: BestHit) => kind === 'exercises' && slug === '';

/** A link to a hit. The list of all exercises is a server-rendered page, which the browser has to load. */
function HitLink({ hit, children }: { readonly hit: BestHit; readonly children: string }) {
  if (isExerciseList(hit)) {
    return (
      <Link href={EXERCISES_ADDRESS} sx={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <Link component={RouterLink} to={addressOf(hit)} sx={LINK}>
      {children}
    </Link>
  );
}

function addressOf({ kind, slug }: BestHit): string {
  if (kind === 'exercises') return exerciseAddress(slug);
  if (kind === 'frameworks') return `/help/frameworks/${encodeURIComponent(slug)}`;
  return entryAddress(kind, kind === 'glossary' ? termAnchor(slug) : slug);
}

const LINK = { display: 'inline-block', py: 0.5, '@media (pointer: coarse)': { py: 1.25 } } as const;
const OTHERS = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
