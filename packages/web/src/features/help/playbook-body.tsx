import { entryAddress } from '@earshot/schema/help/library-place';
import type { Playbook } from '@earshot/schema/help/model';
import { readingTime } from '@earshot/schema/help/reading-time';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section.tsx';
import { AgreementCalculator } from './agreement-calculator.tsx';
import { CiteThis } from './cite-this.tsx';
import { DataTable } from './data-table.tsx';
import { ListSection } from './list-section.tsx';
import { PlaybookPhases } from './playbook-phases.tsx';
import { PlaybookTemplates } from './playbook-templates.tsx';
import { SourceList } from './source-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import { formsOfPlaybook } from './take-away/entry-forms.ts';
import { TakeAway } from './take-away/take-away.tsx';
import { WorkedExampleText } from './worked-example-text.tsx';

const STRINGS = HELP_STRINGS.playbooks;
/** The playbook with the coding exercise for two people. */
const CODING_PLAYBOOK = 'coverage-report';

/** The full content of a playbook: when to use it, steps, roles, timeline, an example, common mistakes, templates. */
export function PlaybookBody({ playbook }: { readonly playbook: Playbook }) {
  const {
    whenToUse,
    steps = [],
    roles,
    phases = [],
    example,
    realCase,
    pitfalls = [],
    sources = [],
    lastReviewed,
    changes,
  } = playbook;
  return (
    <Box className="print-blocks print-columns" sx={{ display: 'grid', gap: 3, minWidth: 0, pt: 1 }}>
      <CiteThis
        title={playbook.title}
        path={entryAddress('playbooks', playbook.slug)}
        updated={playbook.updated}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {STRINGS.measuredTime(readingTime(playbook))}
      </Typography>
      {whenToUse ? (
        <Section title={STRINGS.whenToUse}>
          <Typography sx={{ maxWidth: '46rem' }}>{whenToUse}</Typography>
        </Section>
      ) : null}
      <ListSection title={STRINGS.steps} entries={steps} isOrdered />
      {roles ? (
        <Section title={STRINGS.roles}>
          <DataTable label={roles.title} columns={roles.columns} rows={roles.rows} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {STRINGS.raci}
          </Typography>
        </Section>
      ) : null}
      <PlaybookPhases phases={phases} />
      {example ? (
        <Section title={STRINGS.example}>
          <WorkedExampleText example={example} />
        </Section>
      ) : null}
      {realCase ? (
        <ListSection title={STRINGS.realCase(realCase.title)} entries={[realCase.text, realCase.lesson]} />
      ) : null}
      <ListSection title={STRINGS.pitfalls} entries={pitfalls} />
      {playbook.slug === CODING_PLAYBOOK ? <AgreementCalculator /> : null}
      <PlaybookTemplates playbook={playbook} />
      <TakeAway forms={formsOfPlaybook(playbook)} />
      {sources.length > 0 || lastReviewed ? (
        <Section title={HELP_STRINGS.sources.title}>
          <SourceList sources={sources} lastReviewed={lastReviewed} changes={changes} />
        </Section>
      ) : null}
    </Box>
  );
}
