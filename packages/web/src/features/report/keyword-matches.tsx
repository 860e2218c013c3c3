import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef } from 'react';
import type { ReportData } from '../../transport/report-data.ts';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { KeywordMatchRow } from './keyword-match-row.tsx';
import { shorterForms } from './shorter-forms.ts';
import { REPORT_STRINGS } from './strings.ts';
import type { EvidenceState } from './use-evidence.ts';

const STRINGS = REPORT_STRINGS.matches;

/** Maximum number of keywords for which shorter forms are looked up, to limit the work. */
const SHORTER_FOR = 50;

interface KeywordMatchesProps {
  readonly data: ReportData;
  readonly evidence: EvidenceState;
  /** Adds a spelling to a keyword and reruns the analysis. Undefined if that is not possible. */
  readonly onAddSpelling: ((keyword: string, form: string) => void) | undefined;
}

/** One row per keyword. Every count opens the sentences behind it (#154-#158). */
export function KeywordMatches({ data, evidence, onAddSpelling }: KeywordMatchesProps) {
  const { keywordMatches: matches, metadata, document } = data;
  const { open, openable, isAllOpen, revealed } = evidence;
  const listRef = useRef<HTMLUListElement>(null);
  const shorter = useMemo(
    () =>
      matches.map((match, place) =>
        place < SHORTER_FOR
          ? shorterForms(match, [metadata.headline ?? '', document.text], matches.slice(0, SHORTER_FOR))
          : [],
      ),
    [matches, metadata.headline, document.text],
  );
  useEffect(() => {
    if (revealed === null) return;
    const place = matches.findIndex(({ keyword }) => keyword === revealed.keyword);
    const row = listRef.current?.children[place];
    row?.querySelector('button')?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
  }, [revealed, matches]);

  return (
    <Section
      title={STRINGS.title}
      actions={
        openable.length > 0 ? (
          <Button size="small" className="no-print" onClick={evidence.toggleAll}>
            {isAllOpen ? STRINGS.collapseAll : STRINGS.expandAll}
          </Button>
        ) : null
      }
    >
      <Box
        component="ul"
        ref={listRef}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {matches.map((match, place) => (
          <KeywordMatchRow
            key={match.keyword}
            match={match}
            open={open.has(match.keyword)}
            onToggle={() => evidence.toggle(match.keyword)}
            shorter={shorter[place] ?? []}
            isRevealed={evidence.revealed?.keyword === match.keyword}
            onAddSpelling={onAddSpelling && ((form) => onAddSpelling(match.keyword, form))}
          />
        ))}
      </Box>
      <MethodNote
        figure={STRINGS.title}
        text={REPORT_STRINGS.method.matches}
        page="mentions"
        term="Mention"
      />
    </Section>
  );
}
