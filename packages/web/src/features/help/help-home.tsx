import { EXERCISES_ADDRESS } from '@earshot/schema/help/sample-set';
import { HELP_COUNTS } from '@earshot/schema/limits';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/page.ts';
import { BadgeIcon, BookIcon, ClipboardIcon, GridIcon } from '../../ui/icons.tsx';
import { Panel, Section } from '../../ui/section.tsx';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { SearchBox, SearchResults, useHelpSearch } from './search-results.tsx';
import { HELP_STRINGS } from './strings.ts';

const { home: STRINGS, sections: SECTIONS, popular: POPULAR } = HELP_STRINGS;

/** Fixed figures that do not follow the library (#269). */
const STATS = [
  [`${HELP_COUNTS.resources}+`, 'resources'],
  [String(HELP_COUNTS.playbooks), 'playbooks'],
  [String(HELP_COUNTS.quizzes), 'quizzes'],
] as const;
const CARDS = [
  { to: '/help/frameworks', icon: GridIcon, count: HELP_COUNTS.frameworks, section: SECTIONS.frameworks },
  { to: '/help/glossary', icon: BookIcon, count: HELP_COUNTS.terms, section: SECTIONS.glossary },
  { to: '/help/playbooks', icon: ClipboardIcon, count: HELP_COUNTS.playbooks, section: SECTIONS.playbooks },
  { to: '/help/quizzes', icon: BadgeIcon, count: HELP_COUNTS.quizzes, section: SECTIONS.quizzes },
] as const;

export function HelpHome() {
  useDocumentTitle(ROUTES.help.title);
  const search = useHelpSearch();
  return (
    <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ flex: '1 1 20rem' }}>
          <Typography variant="h1">Help Center</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '40rem' }}>
            The Earshot Learning Library: frameworks, terms and playbooks for people who plan, run and measure
            communication.
          </Typography>
        </Box>
        <Box component="ul" aria-label="The library in numbers" sx={STATS_ROW}>
          {STATS.map(([figure, label]) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </Box>
      </Box>
      <SearchBox search={search} />
      {search.pending || search.found ? <SearchResults search={search} /> : <Sections />}
    </Box>
  );
}

function Sections() {
  return (
    <>
      <Section title="Sections" heading="h2">
        <Box component="ul" sx={CARD_GRID}>
          {CARDS.map((card) => (
            <li key={card.to}>
              <SectionCard {...card} />
            </li>
          ))}
        </Box>
      </Section>
      <Section title="Exercises" heading="h2">
        <Panel>
          {/* The server renders the list of exercises, so this is not a link of the router. */}
          <Link href={EXERCISES_ADDRESS} sx={{ fontWeight: 620, ...TOUCH_LINK }}>
            All exercises with the practice data set
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '52rem' }}>
            {STRINGS.exercisesText}
          </Typography>
        </Panel>
      </Section>
      <Section title="Popular resources" heading="h2">
        <Panel component="ul" sx={POPULAR_LIST}>
          {POPULAR.map(({ to, label, text }) => (
            <li key={to}>
              <Link component={RouterLink} to={to} sx={{ fontWeight: 620 }}>
                {label}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </li>
          ))}
        </Panel>
      </Section>
    </>
  );
}

function SectionCard({ to, icon: Icon, count, section }: (typeof CARDS)[number]) {
  const textId = useId();
  return (
    <Panel sx={CARD}>
      <Icon sx={{ color: 'primary.main', fontSize: '2rem' }} />
      <Typography component="h3" variant="h3">
        <Link component={RouterLink} to={to} underline="none" aria-describedby={textId} sx={WHOLE_CARD}>
          {section.title}
        </Link>
      </Typography>
      <div id={textId}>
        <Typography sx={{ fontWeight: 620 }}>{section.count(count)}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {section.text}
        </Typography>
      </div>
    </Panel>
  );
}

const PLAIN_LIST = { display: 'grid', m: 0, listStyle: 'none' } as const;
const STATS_ROW = {
  ...PLAIN_LIST,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  rowGap: 0.5,
  p: 0,
  color: 'text.secondary',
  '& strong': { fontSize: '1.5rem', fontWeight: 680, color: 'text.primary' },
} as const;
const CARD_GRID = {
  ...PLAIN_LIST,
  gap: 2,
  p: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
} as const;
const POPULAR_LIST = {
  ...PLAIN_LIST,
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
} as const;
const CARD = {
  position: 'relative',
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: 0.75,
  '&:hover': { borderColor: 'primary.main' },
  '&:hover a': { textDecoration: 'underline' },
} as const;
const WHOLE_CARD = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
