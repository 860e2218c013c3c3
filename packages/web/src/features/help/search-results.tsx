import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { HelpSearchResult } from '@earshot/schema/help/model';
import { cutDefinition } from '@earshot/schema/help/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ResultList, type ResultRow } from './result-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import type { FoundResults } from './use-help-search.ts';

const STRINGS = HELP_STRINGS.search;

const KINDS = ['frameworks', 'glossary', 'playbooks'] as const satisfies readonly (keyof HelpSearchResult)[];
type Kind = (typeof KINDS)[number];

/** Search results with one tab per kind, labeled with its count (#273). */
export function SearchResults({ found: { query, result } }: { readonly found: FoundResults }) {
  const [kind, setKind] = useState<Kind>(() => kindNamed(query, result) ?? bestKind(result) ?? 'frameworks');
  const rows = rowsOf(result);
  return (
    <Panel sx={{ py: { xs: 1.5, sm: 2 } }}>
      <Tabs
        value={kind}
        onChange={(_, next: Kind) => setKind(next)}
        selectionFollowsFocus
        aria-label={STRINGS.tabList}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {KINDS.map((each) => (
          <Tab
            key={each}
            value={each}
            label={STRINGS.tab(STRINGS.tabs[each], rows[each].length)}
            id={`results-tab-${each}`}
            aria-controls={`results-${each}`}
            sx={{ px: { xs: 0.75, sm: 2 }, minWidth: 0, fontSize: { xs: '0.8125rem', sm: '0.9375rem' } }}
          />
        ))}
      </Tabs>
      {KINDS.map((each) => (
        <Box
          key={each}
          role="tabpanel"
          id={`results-${each}`}
          aria-labelledby={`results-tab-${each}`}
          hidden={each !== kind}
          sx={{ pt: 2 }}
        >
          {rows[each].length === 0 ? (
            <NothingOfKind kind={each} rows={rows} onChoose={setKind} />
          ) : (
            <ResultList label={STRINGS.tabs[each]} rows={rows[each]} />
          )}
        </Box>
      ))}
    </Panel>
  );
}

interface NothingOfKindProps {
  readonly kind: Kind;
  readonly rows: Readonly<Record<Kind, readonly ResultRow[]>>;
  readonly onChoose: (kind: Kind) => void;
}

function NothingOfKind({ kind, rows, onChoose }: NothingOfKindProps) {
  const others = KINDS.filter((each) => rows[each].length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <MessageScreen
        title={STRINGS.empty[kind]}
        {...(others.length === 0 ? { text: STRINGS.nowhere } : {})}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {others.map((other) => (
          <Button key={other} size="small" variant="outlined" onClick={() => onChoose(other)}>
            {STRINGS.elsewhere(STRINGS.tabs[other], rows[other].length)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** Returns the kind of the entry whose name equals the query, or undefined. */
function kindNamed(query: string, { frameworks, glossary, playbooks }: HelpSearchResult): Kind | undefined {
  const names: Readonly<Record<Kind, readonly string[]>> = {
    frameworks: frameworks.map(({ name }) => name),
    glossary: glossary.flatMap(({ term, aka }) => [term, ...aka]),
    playbooks: playbooks.map(({ title }) => title),
  };
  const wanted = query.toLowerCase();
  return KINDS.find((each) => names[each].some((name) => name.toLowerCase() === wanted));
}

/**
 * Returns the kind of the best result that has a tab. Quizzes and exercises have none. Undefined if there is no such
 * result.
 */
function bestKind({ best = [] }: HelpSearchResult): Kind | undefined {
  return best.flatMap(({ kind }) => KINDS.filter((each) => each === kind))[0];
}

/** Returns result rows keyed by kind. Terms and playbooks link to their position in the list, where they open. */
function rowsOf({ frameworks, glossary, playbooks }: HelpSearchResult): Record<Kind, ResultRow[]> {
  return {
    frameworks: frameworks.map(({ id, slug, name, category, description }) => ({
      id,
      to: `/help/frameworks/${encodeURIComponent(slug)}`,
      title: name,
      note: category,
      text: description,
    })),
    glossary: glossary.map(({ id, term, category, definition }) => ({
      id,
      to: entryAddress('glossary', termAnchor(term)),
      title: term,
      note: category,
      text: cutDefinition(definition),
    })),
    playbooks: playbooks.map(({ id, slug, title, tags, description }) => ({
      id,
      to: entryAddress('playbooks', slug),
      title,
      note: tags.join(', '),
      text: description,
    })),
  };
}
