import { LIST_FILE_MAX_BYTES } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useFocusWhenShown } from '../../../lib/focus.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { MoreMenu } from '../../../ui/choices.tsx';
import { HiddenFileInput } from '../../../ui/file-field.tsx';
import { UI_STRINGS } from '../../../ui/strings.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { DEFAULT_SETTINGS, emptyList } from '../book/coverage-list.ts';
import { newListId, useCoverageStore } from '../book/coverage-store.ts';
import { type CoverageList, parseCoverageJson } from '../book/list-shape.ts';
import { reportActions } from '../report/report-actions.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { optionOf, useLists } from './use-lists.ts';

const { lists: STRINGS, exports: EXPORTS } = COVERAGE_STRINGS;

interface CoverageHeadingProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly list: CoverageList;
  readonly earlier: CoverageList | null;
  readonly onOpen: (listId: string | null) => void;
  readonly children: ReactNode;
}

export const CoverageHeading = memo(function CoverageHeading(props: CoverageHeadingProps) {
  const { headingRef, list, earlier, onOpen, children } = props;
  useFocusWhenShown(headingRef);
  const hasRows = list.rows.length > 0;
  const report = reportActions(list, earlier);
  const title = [list.client || list.name, list.period].filter(Boolean).join(' · ');
  return (
    <>
      <Box className="no-print" sx={BAR}>
        <Button size="small" onClick={() => onOpen(null)}>
          Back to one article
        </Button>
        <Typography variant="h2" ref={headingRef} tabIndex={-1} noWrap sx={TITLE}>
          {title || COVERAGE_STRINGS.title}
        </Typography>
        {children}
        {hasRows ? (
          <Button size="small" variant="contained" onClick={report.word}>
            {EXPORTS.file(EXPORTS.word)}
          </Button>
        ) : null}
        <ListMenu list={list} onOpen={onOpen} report={hasRows ? report.others : []} />
      </Box>
      {hasRows ? null : (
        <Typography className="no-print" sx={{ color: 'text.secondary', maxWidth: '46rem' }}>
          Analyze many articles for the same keywords, correct what needs correcting, and export the result as
          a report. The list stays in this browser and nowhere else. Save a file to keep it.
        </Typography>
      )}
    </>
  );
});

interface ListMenuProps extends Pick<CoverageHeadingProps, 'list' | 'onOpen'> {
  readonly report: ReturnType<typeof reportActions>['others'];
}

function ListMenu({ list, report, onOpen }: ListMenuProps) {
  const store = useCoverageStore();
  const fileRef = useRef<HTMLInputElement>(null);
  const others = useLists(list).filter(({ id }) => id !== list.id);
  const openList = async (make: (id: string) => CoverageList) => {
    const id = newListId();
    const opened = make(id);
    await store.open(id);
    store.update(() => opened);
    onOpen(id);
    return opened;
  };
  const openFile = async (file: File) => {
    if (file.size > LIST_FILE_MAX_BYTES) {
      const text = UI_STRINGS.file.listTooLarge(file.size);
      return showToast({ title: EXPORTS.openFailed, text, tone: 'destructive' });
    }
    try {
      const text = await file.text();
      const { rows } = await openList((id) => parseCoverageJson(text, id));
      showToast({ title: EXPORTS.openedTitle, text: EXPORTS.opened(rows.length), tone: 'success' });
    } catch {
      showToast({ title: EXPORTS.openFailed, text: EXPORTS.notAList, tone: 'destructive' });
    }
  };
  /** A new list for the same client, with its keywords, messages, color, logo and author, but without articles. */
  const createList = async () => {
    const { client, keywords, messages, settings } = list;
    const { color, logo, preparedBy } = settings;
    await openList((id) => ({
      ...emptyList(id),
      ...{ client, keywords, messages },
      settings: { ...DEFAULT_SETTINGS, color, logo, preparedBy },
    }));
    if (client !== '' || keywords.length > 0)
      showToast({
        title: 'New list',
        text: 'It has the client, keywords and color of the last one.',
        tone: 'neutral',
      });
  };
  const clearList = () => {
    store.update((current) => ({ ...current, rows: [] }), { what: EXPORTS.cleared });
    const cleared = store.get().log.edits.at(-1);
    const undo = () => {
      if (store.get().log.edits.at(-1) === cleared) store.undo();
    };
    const action = { label: UI_STRINGS.edits.undo, run: undo };
    showToast({ title: EXPORTS.cleared, tone: 'neutral', action });
  };
  return (
    <>
      <HiddenFileInput
        label={EXPORTS.openJson}
        accept=".json,application/json"
        inputRef={fileRef}
        onChoose={(file) => void openFile(file)}
      />
      <MoreMenu
        about="The report in other forms, and other lists"
        actions={[
          ...report,
          { label: 'New list', onRun: () => void createList() },
          { label: EXPORTS.openJson, onRun: () => fileRef.current?.click() },
          ...(list.rows.length > 0 ? [{ label: EXPORTS.clear, onRun: clearList }] : []),
        ]}
      >
        {others.length > 0 ? (
          <SelectField
            label="Open another list"
            value={list.id}
            options={[
              { value: list.id, label: STRINGS.current(list.name || list.client, list.rows.length) },
              ...others.map(optionOf),
            ]}
            onChange={onOpen}
          />
        ) : null}
      </MoreMenu>
    </>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  position: 'sticky',
  top: 0,
  zIndex: 3,
  py: 1,
  bgcolor: 'background.default',
} as const;
const TITLE = { flex: '1 1 10rem', minWidth: 0 } as const;
