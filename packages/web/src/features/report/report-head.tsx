import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { countOf, formatCount } from '@earshot/schema/format-count';
import { parseWebUrl } from '@earshot/schema/web-url';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { capitalized, formatDate } from '../../lib/format.ts';
import { platformLabel } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Figure, SentimentDot } from '../../ui/figure.tsx';
import { reportTitle } from './report-document.ts';
import { REPORT_STRINGS } from './strings.ts';

const { header: STRINGS, overview: OVERVIEW } = REPORT_STRINGS;

interface ReportHeadProps {
  readonly data: ReportData;
  readonly onReveal: (keywords: readonly string[]) => void;
  readonly actions?: ReactNode;
}

export function ReportHead({ data, onReveal, actions }: ReportHeadProps) {
  const { metadata, document, sourceUrl, type } = data;
  const address = parseWebUrl(sourceUrl);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Box sx={{ ...LINE, alignItems: 'flex-start', columnGap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, flex: '1 1 20rem', minWidth: 0 }}>
          <Typography component="h3" variant="h1" dir="auto" sx={TITLE}>
            {reportTitle(data)}
          </Typography>
          <CopyAction text={metadata.headline} label="Copy headline" done="Headline copied to clipboard" />
        </Box>
        {actions}
      </Box>
      {/* These facts come straight from the page, so they open no evidence. */}
      <Box sx={FACTS}>
        {type === 'social' ? <span>{platformLabel(metadata.platform) || STRINGS.noPlatform}</span> : null}
        {metadata.source ? (
          <Box component="bdi" sx={{ fontWeight: 'fontWeightMedium' }}>
            {metadata.source}
            <CopyAction text={metadata.source} label="Copy source" done="Source copied to clipboard" />
          </Box>
        ) : null}
        <span>{formatDate(metadata.date)}</span>
        {metadata.publisherScope ? <ScopeBadge scope={metadata.publisherScope} /> : null}
        {document.words > 0 ? <span data-evidence="">{countOf(document.words, 'word')}</span> : null}
        {address ? (
          <Link href={sourceUrl} target="_blank" rel="noopener noreferrer" sx={LINK}>
            {address.hostname}
          </Link>
        ) : null}
      </Box>
      {(data.warnings ?? []).map(({ code, message }) => (
        <Alert key={code} severity="warning" role="note">
          {message}
        </Alert>
      ))}
      <Figures data={data} onReveal={onReveal} />
    </Box>
  );
}

function CopyAction({ text, label, done }: Readonly<Record<'text' | 'label' | 'done', string>>) {
  return text ? <CopyButton text={text} label={label} confirmation={done} /> : null;
}

function Figures({ data: { type, keywordMatches: matches }, onReveal }: Omit<ReportHeadProps, 'actions'>) {
  if (matches.length === 0) return null;
  const found = namesOf(matches.filter((match) => match.found));
  const inHeadline = namesOf(
    matches.filter((match) => match.evidence.some(({ section }) => section === 'headline')),
  );
  const figure = (text: string, about: string, keywords: readonly string[]) => (
    <Figure about={about} onOpen={keywords.length === 0 ? undefined : () => onReveal(keywords)}>
      {text}
    </Figure>
  );
  const mentions = matches.reduce((sum, match) => sum + match.mentions, 0);
  // The first keyword is usually the user's own.
  const toned = matches.find((match) => match.found);
  return (
    <>
      <Box sx={FIGURES}>
        <span>
          {figure(formatCount(mentions), 'mentions of all keywords: show the sentences', found)}{' '}
          {OVERVIEW.mentions(mentions)}
        </span>
        <span>
          {figure(
            OVERVIEW.foundOf(found.length, matches.length),
            'keywords found: show the sentences',
            found,
          )}{' '}
          {OVERVIEW.found}
        </span>
        {/* A post has no headline. */}
        {type === 'article' ? (
          <span>
            {figure(inHeadline.length > 0 ? 'Yes' : 'No', 'keywords in the headline: show it', inHeadline)} in
            the headline
          </span>
        ) : null}
        {toned ? (
          <span>
            <ToneText match={toned} onOpen={() => onReveal([toned.keyword])} />{' '}
            {OVERVIEW.toward(toned.keyword)}
          </span>
        ) : null}
      </Box>
      {toned && toned.tone.label !== null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '46rem' }}>
          {OVERVIEW.certainty(type === 'social')}
        </Typography>
      ) : null}
    </>
  );
}

interface ToneTextProps {
  readonly match: KeywordMatch;
  readonly expanded?: boolean;
  readonly onOpen: () => void;
}

export function ToneText({ match: { keyword, tone, evidence }, expanded, onOpen }: ToneTextProps) {
  const { label } = tone;
  const dot = label === null || label === 'Mixed' ? 'No clear tone' : label;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <SentimentDot kind={dot} />{' '}
      <Figure
        about={`is the tone toward ${keyword}: show the sentences`}
        onOpen={label === null || evidence.length === 0 ? undefined : onOpen}
        {...(expanded === undefined ? {} : { expanded })}
      >
        {label ?? OVERVIEW.noTone}
      </Figure>
    </Box>
  );
}

function namesOf(matches: readonly KeywordMatch[]): string[] {
  return matches.filter(({ evidence }) => evidence.length > 0).map(({ keyword }) => keyword);
}

const SCOPES = {
  international: { color: 'secondary.main', borderColor: 'secondary.main' },
  national: { color: 'primary.main', borderColor: 'primary.main' },
  regional: { color: 'info.main', borderColor: 'info.main' },
  state: { color: 'warning.main', borderColor: 'warning.main' },
} as const;
const OTHER_SCOPE = {
  color: 'text.secondary',
  borderColor: 'control.border',
  borderStyle: 'dashed',
} as const;

function ScopeBadge({ scope }: { readonly scope: string }) {
  const style = isStyled(scope) ? SCOPES[scope] : OTHER_SCOPE;
  return (
    <Box
      component="span"
      data-scope-style={isStyled(scope) ? scope : 'fallback'}
      sx={{ typography: 'caption', px: 1, border: '1px solid', borderRadius: 1.5, fontWeight: 620, ...style }}
    >
      {capitalized(scope)}
    </Box>
  );
}

function isStyled(scope: string): scope is keyof typeof SCOPES {
  return Object.hasOwn(SCOPES, scope);
}

const TITLE = { overflowWrap: 'anywhere', maxWidth: '48rem' } as const;
const LINK = { '@media (pointer: coarse)': { py: 1.5 } } as const;
const LINE = { display: 'flex', flexWrap: 'wrap', rowGap: 0.5, overflowWrap: 'anywhere' } as const;
const FACTS = { ...LINE, alignItems: 'center', columnGap: 1.5, typography: 'body2' } as const;
const FIGURES = {
  ...LINE,
  alignItems: 'baseline',
  columnGap: 3.5,
  mt: 0.75,
  '& [data-figure]': { fontSize: '1.25rem', fontWeight: 700 },
} as const;
