import type { CheckQuestion, Framework, MeasureLevels } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import { Section } from '../../ui/section.tsx';
import { DataTable } from './data-table.tsx';
import { ENTRY_STRINGS } from './entry-strings.ts';
import { SourceList } from './source-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import { WorkedExampleText } from './worked-example-text.tsx';

const STRINGS = HELP_STRINGS.framework;

/** Sections for practicing a framework: an example, a template to fill in, measures, and a comparison. */
export function FrameworkPractice({ framework }: { readonly framework: Framework }) {
  const { example, template, measures, comparison } = framework;
  return (
    <>
      {example ? (
        <Section title={STRINGS.example} heading="h2">
          <WorkedExampleText example={example} />
        </Section>
      ) : null}
      {template ? (
        <Section title={STRINGS.template} heading="h2">
          <DataTable label={template.title} columns={template.columns} rows={template.rows} />
        </Section>
      ) : null}
      {measures ? (
        <Section title={STRINGS.measures} heading="h2">
          <DataTable
            label={STRINGS.measures}
            columns={STRINGS.measureColumns}
            rows={measureRows(measures)}
            hasCaption={false}
          />
        </Section>
      ) : null}
      {comparison ? (
        <Section title={ENTRY_STRINGS.comparison} heading="h2">
          <DataTable label={comparison.title} columns={comparison.columns} rows={comparison.rows} />
        </Section>
      ) : null}
    </>
  );
}

/** Last sections of a framework: questions for self-review, and sources. */
export function FrameworkClose({ framework }: { readonly framework: Framework }) {
  const { questions = [], sources = [], lastReviewed, changes } = framework;
  return (
    <>
      {questions.length > 0 ? (
        <Section title={STRINGS.questions} heading="h2">
          <CheckQuestions questions={questions} />
        </Section>
      ) : null}
      {sources.length > 0 || lastReviewed ? (
        <Section title={HELP_STRINGS.sources.title} heading="h2">
          <SourceList sources={sources} lastReviewed={lastReviewed} changes={changes} />
        </Section>
      ) : null}
    </>
  );
}

/** Returns table rows with the measures, one row per level of effect. */
export function measureRows(measures: MeasureLevels): string[][] {
  const { levels } = STRINGS;
  return [
    [levels.outputs, measures.outputs.join('; ')],
    [levels.outTakes, measures.outTakes.join('; ')],
    [levels.outcomes, measures.outcomes.join('; ')],
    [levels.impact, measures.impact.join('; ')],
  ];
}

/** Questions with answers that can be expanded. */
function CheckQuestions({ questions }: { readonly questions: readonly CheckQuestion[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '46rem' }}>
      {questions.map(({ question, answer }) => (
        <Box component="details" key={question} sx={QUESTION}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Box>
      ))}
    </Box>
  );
}

const QUESTION = {
  '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 620 },
  '& p': { m: 0, pl: 2.25, pb: 0.5 },
} as const;
