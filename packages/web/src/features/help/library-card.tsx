import { formatCount } from '@earshot/schema/format-count';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { isTyping } from '../../lib/focus.ts';
import { Panel } from '../../ui/section.tsx';

interface LibraryCardProps {
  readonly title: string;
  readonly category?: string;
  readonly badge?: ReactNode;
  /** Address of the entry. A plain click calls `onOpen` instead. With a modifier key, the browser follows the link. */
  readonly to: string;
  readonly label: string;
  readonly onOpen?: (() => void) | undefined;
  readonly anchor?: string;
  readonly isOpen?: boolean;
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export function LibraryCard(props: LibraryCardProps) {
  const { title, category, badge, to, label, onOpen, anchor, isOpen = false, children } = props;
  const titleId = useId();
  return (
    <Panel
      component="article"
      aria-labelledby={titleId}
      {...(anchor === undefined ? {} : { id: anchor, tabIndex: -1 })}
      data-open={isOpen}
      className="print-blocks"
      sx={CARD}
    >
      <div>
        {category ? (
          <Typography variant="caption" component="p" sx={{ color: 'primary.main', fontWeight: 620 }}>
            {category}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
          <Typography id={titleId} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badge}
        </Box>
      </div>
      {children}
      <Button
        variant="outlined"
        size="small"
        aria-describedby={titleId}
        sx={FOOT}
        {...(isOpen
          ? { className: 'no-print', onClick: props.onClose }
          : { component: RouterLink, to, onClick: onOpen && openInPlace(onOpen) })}
      >
        {isOpen ? props.closeLabel : label}
      </Button>
    </Panel>
  );
}

function openInPlace(open: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
}

interface TagRowProps {
  readonly tags: readonly string[];
  readonly max: number;
  readonly label: string;
}

export function TagRow({ tags, max, label }: TagRowProps) {
  if (tags.length === 0) return null;
  const hidden = tags.length - max;
  return (
    <Box component="ul" aria-label={label} sx={{ ...ROW, gap: 0.75, '& > li': TAG }}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag} dir="auto">
          {tag}
        </li>
      ))}
      {hidden > 0 ? <li title={tags.slice(max).join(', ')}>{`+${formatCount(hidden)}`}</li> : null}
    </Box>
  );
}

export function FactRow({ facts }: { readonly facts: readonly string[] }) {
  return (
    <Box component="ul" sx={FACTS}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' } as const;
const TAG = {
  typography: 'caption',
  px: 1,
  py: 0.125,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.default',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
const FACTS = {
  ...ROW,
  typography: 'caption',
  columnGap: 1,
  rowGap: 0.5,
  color: 'text.secondary',
  '& li + li::before': { content: '"·" / ""', mr: 1 },
} as const;
const FOOT = { mt: 'auto', alignSelf: 'start' } as const;
const CARD = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  scrollMarginTop: 16,
  '&[data-open="true"]': { borderColor: 'primary.main' },
} as const;

/** The URL's fragment names the open entry, so that links, reloads and Back preserve it. Opening an entry focuses it. */
export function useOpenedEntry(isReady: boolean, entryOf: (anchor: string) => string = (anchor) => anchor) {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const anchor = percentDecoded(hash.slice(1)) ?? '';

  const shown = useRef('');
  const closed = useEffectEvent(entryOf);
  useEffect(() => {
    if (!isReady) return;
    // A search or filter closes the entry, but must not scroll away from the field in use.
    if (anchor === '' && isTyping(document.activeElement)) {
      shown.current = '';
      return;
    }
    const element = document.getElementById(anchor || closed(shown.current));
    shown.current = anchor;
    // The entry opened before has collapsed, so everything below it has moved up.
    element?.scrollIntoView(anchor === '' ? { block: 'nearest' } : undefined);
    element?.focus({ preventScroll: true });
  }, [isReady, anchor]);

  const go = (next: string) => navigate({ pathname, search, hash: next });
  return {
    /** Fragment of the URL. Empty if no entry is open. */
    anchor,
    open: (next: string) => void go(`#${encodeURIComponent(next)}`),
    close: () => void go(''),
  };
}
