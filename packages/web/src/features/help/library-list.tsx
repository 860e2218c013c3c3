import { ALL, type FrameworkFilter, isFiltered } from '@earshot/schema/help/rules';
import { LIST_SKELETONS, QUIZ_SKELETONS } from '@earshot/schema/limits';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/page.ts';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { MessageScreen, SkeletonCards } from '../../ui/message-screen.tsx';
import { OUTDATED } from '../../ui/run-state.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { HELP_STRINGS } from './strings.ts';

type LibraryPart = 'frameworks' | 'glossary' | 'playbooks' | 'quizzes';

interface LibraryPageProps {
  readonly part: LibraryPart;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function LibraryPage({ part, lead = HELP_STRINGS[part].lead, children }: LibraryPageProps) {
  useDocumentTitle(ROUTES[`help-${part}`].title);
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
      <div>
        <Typography variant="h1">{HELP_STRINGS.sections[part].title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '44rem' }}>{lead}</Typography>
      </div>
      {children}
    </Box>
  );
}

interface LibraryListProps<Item> {
  readonly part: LibraryPart;
  readonly query: {
    readonly data: readonly Item[] | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly card: (item: Item) => ReactNode;
  readonly filter?: Omit<LibraryFilterProps, 'part' | 'count'>;
  /** Number of entries found. `query.data` may contain only some of them. */
  readonly count?: number | undefined;
  readonly above?: ReactNode;
}

const MIN_CARD_WIDTH_PX = 320;
/** Heights of the placeholders while a list loads. */
const CARD_HEIGHTS_PX = { frameworks: 340, glossary: 450, playbooks: 304, quizzes: 280 } as const;

export function LibraryList<Item extends { readonly id: string }>(props: LibraryListProps<Item>) {
  const { part, query, filter, count = query.data?.length, above } = props;
  return (
    <LibraryPage part={part}>
      {filter && (part === 'frameworks' || part === 'glossary') ? (
        <LibraryFilter {...filter} part={part} count={count} />
      ) : null}
      {above}
      {query.isError ? (
        <MessageScreen
          title={HELP_STRINGS[part].failed}
          text="Please try again later"
          onRetry={() => void query.refetch()}
          alert
        />
      ) : (
        <Cards {...props} />
      )}
    </LibraryPage>
  );
}

function Cards<Item extends { readonly id: string }>(props: LibraryListProps<Item>) {
  const { part, query, card } = props;
  if (query.data === undefined) {
    const skeletons = part === 'quizzes' ? QUIZ_SKELETONS : LIST_SKELETONS;
    return (
      <SkeletonCards count={skeletons} heightPx={CARD_HEIGHTS_PX[part]} minWidthPx={MIN_CARD_WIDTH_PX} />
    );
  }
  if (query.data.length === 0) {
    return <MessageScreen title={HELP_STRINGS[part].empty} />;
  }
  return (
    <Box
      component="ul"
      className="print-blocks print-columns"
      aria-label={HELP_STRINGS.sections[part].title}
      aria-busy={query.isPlaceholderData}
      sx={{ ...GRID, filter: query.isPlaceholderData ? OUTDATED : 'none' }}
    >
      {query.data.map((item) => (
        <Box component="li" key={item.id} sx={{ minWidth: 0 }}>
          {card(item)}
        </Box>
      ))}
    </Box>
  );
}

interface LibraryFilterProps {
  readonly part: 'frameworks' | 'glossary';
  readonly list: ListFilter;
  readonly values: Partial<Record<'category' | 'tag', readonly string[]>>;
  /** Undefined until the entries are found. */
  readonly count: number | undefined;
}

function LibraryFilter({ part, list, values, count }: LibraryFilterProps) {
  const { filter, text, setText, choose, clear } = list;
  const found = count === undefined ? '' : HELP_STRINGS[part].found(count);
  return (
    <ListToolbar
      searchLabel={HELP_STRINGS[part].search}
      search={text}
      onSearch={setText}
      selects={(['category', 'tag'] as const).map((name) =>
        values[name] ? (
          <SelectField
            key={name}
            isInline
            label={HELP_STRINGS.lists[name]}
            value={filter[name]}
            options={filterOptions(name, values[name], filter[name])}
            onChange={(value) => choose(name, value)}
          />
        ) : null,
      )}
      summary={isFiltered(filter) ? found : null}
      onClear={clear}
    />
  );
}

/** Includes the chosen value, because a link may contain one that does not exist (#290, #291). */
function filterOptions(name: 'category' | 'tag', values: readonly string[], chosen: string) {
  const available = new Set([...values, ...(chosen === ALL ? [] : [chosen])]);
  const sorted = [...available].sort((a, b) => a.localeCompare(b, 'en'));
  return [
    { value: ALL, label: HELP_STRINGS.lists.all[name] },
    ...sorted.map((value) => ({ value, label: value })),
  ];
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${MIN_CARD_WIDTH_PX}px, 100%), 1fr))`,
  // An expanded card takes the whole row, so that it does not stretch its neighbors.
  '& > li:has(> [data-open="true"])': { gridColumn: '1 / -1' },
} as const;

/** Long enough that a word typed without a pause makes one call, short enough to feel immediate. */
const TYPING_PAUSE_MS = 200;

type ListFilter = ReturnType<typeof useListFilter>;

/** The URL stores the filters, so that links, reloads and Back preserve them (#291). */
export function useListFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter: FrameworkFilter = {
    search: parameters.get('search')?.trim() ?? '',
    category: parameters.get('category') || ALL,
    tag: parameters.get('tag') || ALL,
  };
  const [text, setText] = useState(filter.search);
  const [shownSearch, setShownSearch] = useState(filter.search);

  /** Parameters that are being cleared. The URL changes after the field, and the difference must not count as typing. */
  const clearedFrom = useRef<URLSearchParams | null>(null);

  // The URL has changed, but not by typing.
  if (shownSearch !== filter.search) {
    setShownSearch(filter.search);
    if (text.trim() !== filter.search) setText(filter.search);
  }

  useEffect(() => {
    const typed = text.trim();
    if (typed === (parameters.get('search')?.trim() ?? '') || parameters === clearedFrom.current) return;
    const timer = setTimeout(
      () => setParameters(withFilter(parameters, 'search', typed), { replace: true }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, parameters, setParameters]);

  return {
    filter,
    text,
    setText,
    choose: (name: 'category' | 'tag', value: string) =>
      setParameters(withFilter(parameters, name, value), { replace: true }),
    clear: () => {
      clearedFrom.current = parameters;
      setText('');
      setParameters({}, { replace: true });
    },
  };
}

function withFilter(
  parameters: URLSearchParams,
  name: keyof FrameworkFilter,
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (value === '' || value === ALL) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
