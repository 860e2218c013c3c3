import type { TitleValidation as Titles } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailList } from './detail-list.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.titles;
const FIELDS = ['h1Text', 'ogTitle', 'twitterTitle', 'titleText'] as const;

interface TitleValidationProps {
  readonly titles: Titles;
  /** False for pasted text and screenshots, behind which there is no page to have titles. */
  readonly hasPage: boolean;
}

/** The four titles of a page; one that is missing is said to be missing (#153). */
export function TitleValidation({ titles, hasPage }: TitleValidationProps) {
  if (!hasPage) {
    return (
      <Section title={STRINGS.title}>
        <Typography variant="body2">{STRINGS.noPage}</Typography>
      </Section>
    );
  }
  const present = FIELDS.map((field) => titles[field]?.trim()).filter(Boolean);
  return (
    <Section title={STRINGS.title}>
      {present.length > 1 ? (
        <Typography variant="body2">
          {new Set(present).size === 1 ? STRINGS.agree : STRINGS.differ}
        </Typography>
      ) : null}
      <DetailList
        details={FIELDS.map((field) => ({
          label: STRINGS[field],
          value: titles[field] || (
            <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
              {STRINGS.missing}
            </Box>
          ),
        }))}
      />
      <MethodNote figure={STRINGS.title} text={REPORT_STRINGS.method.titles} />
    </Section>
  );
}
