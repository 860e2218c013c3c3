import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';
import { RELATED_TERMS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../ui/section.tsx';
import { TagRow } from '../../ui/tag-row.tsx';
import { TOUCH_LINK } from '../../ui/touch-target.ts';
import { AgreementCalculator } from './agreement-calculator.tsx';
import { CiteThis } from './cite-this.tsx';
import { LibraryCard } from './library-card.tsx';
import { SourceList } from './source-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import { TermLayers } from './term-layers.tsx';

const STRINGS = HELP_STRINGS.glossary;
/** Terms whose expanded card includes the calculator. */
const AGREEMENT_TERMS: ReadonlySet<string> = new Set([
  'Cohen’s Kappa',
  'Inter-coder Reliability',
  'Krippendorff’s Alpha',
  'Percent Agreement',
]);

interface GlossaryCardProps {
  readonly term: GlossaryTerm;
  /** True if the URL fragment opens this term. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Card of a glossary term: definition, other names, terms it is often confused with, and related terms (#316-#319). When
 * expanded, all related terms are links.
 */
export function GlossaryCard({ term: entry, isOpen, onOpen, onClose }: GlossaryCardProps) {
  const {
    term,
    category,
    plain,
    definition,
    aka,
    related,
    confusedWith = [],
    sources = [],
    lastReviewed,
    changes = [],
  } = entry;
  return (
    <LibraryCard
      title={term}
      category={category}
      link={{ to: `/help/glossary/${encodeURIComponent(term)}`, label: STRINGS.view, onOpen }}
      anchor={termAnchor(term)}
      isOpen={isOpen}
      close={{ label: STRINGS.close, onClose }}
    >
      {isOpen ? (
        <CiteThis
          title={term}
          path={`/help/terms/${entry.slug ?? termAnchor(term)}`}
          updated={entry.updated}
        />
      ) : null}
      {isOpen && plain ? <Typography sx={{ maxWidth: '46rem', fontWeight: 620 }}>{plain}</Typography> : null}
      <Typography variant={isOpen ? 'body1' : 'body2'} sx={{ maxWidth: '46rem' }}>
        {definition}
      </Typography>
      {isOpen ? <TermLayers term={entry} /> : null}
      {isOpen && AGREEMENT_TERMS.has(term) ? <AgreementCalculator /> : null}
      <Names label={STRINGS.aka} names={aka} />
      <Names label={STRINGS.confusedWith} names={confusedWith} />
      {related.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {STRINGS.related}
          </Typography>
          {isOpen ? (
            <RelatedLinks related={related} />
          ) : (
            <TagRow tags={related} max={RELATED_TERMS_SHOWN} label={STRINGS.related} />
          )}
        </Box>
      ) : null}
      {isOpen && sources.length + changes.length > 0 ? (
        <Section title={HELP_STRINGS.sources.title}>
          <SourceList sources={sources} lastReviewed={lastReviewed} changes={changes} />
        </Section>
      ) : null}
    </LibraryCard>
  );
}

function RelatedLinks({ related }: { readonly related: readonly string[] }) {
  return (
    <Box component="ul" aria-label={STRINGS.related} sx={LINKS}>
      {related.map((other) => (
        <li key={other}>
          <Link component={RouterLink} to={entryAddress('glossary', termAnchor(other))}>
            {other}
          </Link>
        </li>
      ))}
    </Box>
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

const LINKS = {
  typography: 'body2',
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& a': TOUCH_LINK,
} as const;
