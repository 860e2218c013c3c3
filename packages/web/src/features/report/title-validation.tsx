import type { TitleValidation as Titles } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailList } from './detail-list.tsx';
import { REPORT_STRINGS } from './strings.ts';
import { titlesAgree } from './titles-agree.ts';

const STRINGS = REPORT_STRINGS.titles;
const FIELDS = ['h1Text', 'ogTitle', 'twitterTitle', 'titleText'] as const;

interface TitleValidationProps {
  readonly titles: Titles;
  /** URL of the page. Null for pasted text and screenshots, which have no page titles. */
  readonly page: URL | null;
  /** Name of the outlet, which titles may include after the headline. */
  readonly source: string;
}

/** The four titles of a page. Missing titles are marked as missing (#153). */
export function TitleValidation({ titles, page, source }: TitleValidationProps) {
  if (page === null) {
    return (
      <Section title={STRINGS.title}>
        <Typography variant="body2">{STRINGS.noPage}</Typography>
      </Section>
    );
  }
  const present = FIELDS.map((field) => titles[field]?.trim() ?? '').filter((title) => title !== '');
  return (
    <Section title={STRINGS.title}>
      {present.length > 1 ? (
        <Typography variant="body2">
          {titlesAgree(present, outletNames(source, page)) ? STRINGS.agree : STRINGS.differ}
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

/**
 * Returns possible names of the outlet: the source, the host, and the labels of the host, because one of them is usually the
 * outlet (`coast` in `www.coast.example.co.uk`).
 */
function outletNames(source: string, { hostname }: URL): string[] {
  const host = hostname.replace(/^www\./, '');
  return [source, host, ...host.split('.')];
}
