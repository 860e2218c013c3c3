import type { BestHit, HelpSearchResult } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FormEvent, useRef } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { OUTDATED } from '../../ui/outdated.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BestAnswer } from './best-answer.tsx';
import { SearchResults } from './search-results.tsx';
import { HELP_STRINGS } from './strings.ts';
import { type FoundResults, type HelpSearch as HelpSearchState, useHelpSearch } from './use-help-search.ts';
import { useSlashFocus } from './use-slash-focus.ts';

const STRINGS = HELP_STRINGS.search;

/** The search box of the Help Center and, after the first search, its results. */
export function HelpSearch() {
  const search = useHelpSearch();
  const field = useRef<HTMLInputElement>(null);
  useSlashFocus(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.submit();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel component="search">
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' } }}
        >
          <TextField
            label={STRINGS.label}
            placeholder={STRINGS.placeholder}
            hint={
              <Box component="span" sx={KEYBOARD_ONLY}>
                {STRINGS.hint}
              </Box>
            }
            type="search"
            inputMode="search"
            value={search.text}
            onChange={search.setText}
            inputRef={field}
            startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
          />
          <Button type="submit" variant="contained" sx={SUBMIT}>
            {search.pending ? STRINGS.searching : STRINGS.submit}
          </Button>
        </Box>
      </Panel>
      {search.pending || search.found ? <Outcome search={search} /> : null}
    </Box>
  );
}

function Outcome({ search: { pending, found } }: { readonly search: HelpSearchState }) {
  return (
    <section aria-label={STRINGS.results} aria-busy={pending}>
      <Typography role="status" sx={found ? SUMMARY : visuallyHidden}>
        {pending ? STRINGS.searching : null}
        {found && !pending ? <FoundSummary found={found} /> : null}
      </Typography>
      {found ? (
        <Box sx={{ filter: pending ? OUTDATED : 'none' }}>
          {found.result.best ? <BestAnswer hits={shownHits(found.result)} /> : null}
          <SearchResults key={found.query} found={found} />
        </Box>
      ) : null}
      {pending && !found ? <SkeletonCards count={3} heightPx={96} minWidthPx={1200} /> : null}
    </section>
  );
}

function FoundSummary({ found: { query, result } }: { readonly found: FoundResults }) {
  return (
    <>
      {STRINGS.summary(resultCount(result))} <bdi>{query}</bdi>
    </>
  );
}

const SUMMARY = { mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** A phone has no `/` key to press. */
const KEYBOARD_ONLY = { '@media (hover: none) and (pointer: coarse)': { display: 'none' } } as const;

/** Aligns the button with the field, which has its label above and its hint below. */
const SUBMIT = {
  alignSelf: 'start',
  mt: { xs: 1.5, sm: '25px' },
  minHeight: 40,
  minWidth: '7.5rem',
} as const;

/** Maximum number of other entries listed below the answer. */
const MAX_OTHERS = 4;

/** Returns the entries shown above the tabs: the answer and the next best. Empty if the library has no answer. */
function shownHits({ best = [], isAnswered }: HelpSearchResult): readonly BestHit[] {
  return isAnswered === true ? best.slice(0, 1 + MAX_OTHERS) : [];
}

/** Returns the number of results on screen. Quizzes and exercises have no tab, so those above the tabs are added. */
function resultCount(result: HelpSearchResult): number {
  const untabbed = shownHits(result).filter(({ kind }) => kind === 'quizzes' || kind === 'exercises');
  return result.frameworks.length + result.glossary.length + result.playbooks.length + untabbed.length;
}
