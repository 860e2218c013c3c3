import { EXERCISES_ADDRESS } from '@earshot/schema/help/sample-set';
import { HELP_COUNTS } from '@earshot/schema/limits';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { BadgeIcon, BookIcon, ClipboardIcon, GridIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { TOUCH_LINK } from '../../ui/touch-target.ts';
import { HelpSearch } from './help-search.tsx';
import { SectionCard } from './section-card.tsx';
import { HELP_STRINGS } from './strings.ts';
import { Trail } from './trail.tsx';

const { home: STRINGS, sections: SECTIONS, popular: POPULAR } = HELP_STRINGS;

/** Hard-coded figures that do not follow the library (#269). */
const STATS = [
  [`${HELP_COUNTS.resources}+`, STRINGS.resources],
  [String(HELP_COUNTS.playbooks), STRINGS.playbooks],
  [String(HELP_COUNTS.quizzes), STRINGS.quizzes],
] as const;

const CARDS = [
  { to: '/help/frameworks', icon: GridIcon, count: HELP_COUNTS.frameworks, section: SECTIONS.frameworks },
  { to: '/help/glossary', icon: BookIcon, count: HELP_COUNTS.terms, section: SECTIONS.glossary },
  { to: '/help/playbooks', icon: ClipboardIcon, count: HELP_COUNTS.playbooks, section: SECTIONS.playbooks },
  { to: '/help/quizzes', icon: BadgeIcon, count: HELP_COUNTS.quizzes, section: SECTIONS.quizzes },
] as const;

/** The Help Center home: search, four sections, popular resources and figures (#263-#269). */
export function HelpHome() {
  useDocumentTitle(ROUTES.help.title);
  return (
    <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ flex: '1 1 20rem' }}>
          <Trail above={null} />
          <Typography variant="h1" sx={{ mt: 0.5 }}>
            {STRINGS.heading}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '40rem' }}>{STRINGS.lead}</Typography>
        </Box>
        <Box component="ul" aria-label={STRINGS.stats} sx={STATS_ROW}>
          {STATS.map(([figure, label]) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </Box>
      </Box>
      <HelpSearch />
      <Section title={STRINGS.sections} heading="h2">
        <Box component="ul" sx={CARD_GRID}>
          {CARDS.map(({ to, icon, count, section }) => (
            <li key={to}>
              <SectionCard
                to={to}
                icon={icon}
                title={section.title}
                count={section.count(count)}
                text={section.text}
              />
            </li>
          ))}
        </Box>
      </Section>
      <Exercises />
      <Section title={STRINGS.popular} heading="h2">
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
    </Box>
  );
}

/** Link to the exercises, whose list is a server-rendered page. */
function Exercises() {
  return (
    <Section title={STRINGS.exercises} heading="h2">
      <Panel>
        <Link href={EXERCISES_ADDRESS} sx={{ fontWeight: 620, ...TOUCH_LINK }}>
          {STRINGS.exercisesLink}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '52rem' }}>
          {STRINGS.exercisesText}
        </Typography>
      </Panel>
    </Section>
  );
}

const STATS_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& strong': {
    fontSize: '1.5rem',
    fontWeight: 680,
    color: 'text.primary',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

const CARD_GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
} as const;

const POPULAR_LIST = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
} as const;
