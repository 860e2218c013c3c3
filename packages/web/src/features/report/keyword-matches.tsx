import type { KeywordMatch } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { KeywordMatchRow } from './keyword-match-row.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.matches;

/** One row per keyword; every count opens into the sentences that it counted (#154-#158). */
export function KeywordMatches({ matches }: { readonly matches: readonly KeywordMatch[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const openable = matches.filter((match) => match.evidence.length > 0).map((match) => match.keyword);
  const allOpen = openable.length > 0 && openable.every((keyword) => open.has(keyword));

  /** Hundreds of sentences are rendered in pieces, so that the page answers the press at once. */
  const show = (next: ReadonlySet<string>) => startTransition(() => setOpen(next));
  const toggle = (keyword: string) => {
    const next = new Set(open);
    if (!next.delete(keyword)) next.add(keyword);
    show(next);
  };

  return (
    <Section
      title={STRINGS.title}
      actions={
        openable.length > 0 ? (
          <Button size="small" className="no-print" onClick={() => show(new Set(allOpen ? [] : openable))}>
            {allOpen ? STRINGS.collapseAll : STRINGS.expandAll}
          </Button>
        ) : null
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {matches.map((match) => (
          <KeywordMatchRow
            key={match.keyword}
            match={match}
            open={open.has(match.keyword)}
            onToggle={() => toggle(match.keyword)}
          />
        ))}
      </Box>
      <MethodNote figure={STRINGS.title} text={REPORT_STRINGS.method.matches} term="Mention" />
    </Section>
  );
}
