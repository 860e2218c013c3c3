import type { GlossaryTerm } from '@earshot/schema/help/model';
import { RELATED_TERMS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TagRow } from '../../ui/tag-row.tsx';
import { LibraryCard } from './library-card.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.glossary;

/** One term: definition, other names, what it is mistaken for, neighbours (#316-#319). */
export function GlossaryCard({ term: entry }: { readonly term: GlossaryTerm }) {
  const { term, category, definition, aka, related, confusedWith = [] } = entry;
  return (
    <LibraryCard
      title={term}
      category={category}
      link={{ to: `/help/glossary/${encodeURIComponent(term)}`, label: STRINGS.view }}
    >
      <Typography variant="body2">{definition}</Typography>
      <Names label={STRINGS.aka} names={aka} />
      <Names label={STRINGS.confusedWith} names={confusedWith} />
      {related.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {STRINGS.related}
          </Typography>
          <TagRow tags={related} max={RELATED_TERMS_SHOWN} label={STRINGS.related} />
        </Box>
      ) : null}
    </LibraryCard>
  );
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Typography variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {names.join(', ')}
    </Typography>
  );
}
