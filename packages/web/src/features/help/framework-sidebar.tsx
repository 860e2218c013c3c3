import type { Framework } from '@earshot/schema/help/model';
import { DEFAULT_DIFFICULTY, DEFAULT_TIME_TO_IMPLEMENT } from '@earshot/schema/help/rules';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { TagRow } from '../../ui/tag-row.tsx';
import { TOUCH_LINK } from '../../ui/touch-target.ts';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.framework;

/** Facts about a framework and links to related pages (#302, #303, #310). */
export function FrameworkSidebar({ framework }: { readonly framework: Framework }) {
  const { category, tags } = framework;
  const facts = [
    [STRINGS.time, framework.timeToImplement || DEFAULT_TIME_TO_IMPLEMENT],
    [STRINGS.difficulty, framework.difficulty || DEFAULT_DIFFICULTY],
    [STRINGS.category, category],
  ];
  const links = [
    [`/help/frameworks?category=${encodeURIComponent(category)}`, STRINGS.sameCategory(category)],
    ['/help/frameworks', STRINGS.wholeLibrary],
    ['/help/glossary', STRINGS.glossary],
  ] as const;
  return (
    <Box sx={SIDEBAR}>
      <Panel sx={{ gridArea: { xs: 'facts', md: 'auto' } }}>
        <Section title={STRINGS.atAGlance} heading="h2">
          <Box component="dl" sx={FACTS}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Box>
          <TagRow tags={tags} max={tags.length} label={STRINGS.tags} />
        </Section>
      </Panel>
      <Panel className="no-print" sx={{ gridArea: { xs: 'explore', md: 'auto' } }}>
        <Section title={STRINGS.explore} heading="h2">
          <Box component="ul" sx={LINKS}>
            {links.map(([to, label]) => (
              <li key={to}>
                <Link component={RouterLink} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Section>
      </Panel>
    </Box>
  );
}

/** On a narrow screen, the facts are above the text and the links below it. */
const SIDEBAR = {
  display: { xs: 'contents', md: 'grid' },
  gridArea: { md: 'side' },
  minWidth: 0,
  gap: 2,
  position: { md: 'sticky' },
  top: { md: 16 },
} as const;

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: 1.25,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 620 },
  '& dd::first-letter': { textTransform: 'uppercase' },
} as const;

const LINKS = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, '& a': TOUCH_LINK } as const;
