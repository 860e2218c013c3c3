import { ARTICLE_FAILURE_TEXT, type ManualInput } from '@earshot/schema/article/rules';
import { formatCount } from '@earshot/schema/format-count';
import { addKeywords } from '@earshot/schema/keywords/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense, useCallback, useState } from 'react';
import { type PastedArticles, useArrival } from '../../lib/arrivals.ts';
import { runOnCtrlEnter, useFoldedForm } from '../../lib/focus.ts';
import { lazyScreen } from '../../lib/lazy-screen.tsx';
import { useRunWhen } from '../../lib/page.ts';
import type { ToolPrefill } from '../../lib/tool-inputs.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { SkeletonCards } from '../../ui/message-screen.tsx';
import { FailureNote, ProgressNote } from '../../ui/run-state.tsx';
import { Panel } from '../../ui/section.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { FOLDED, FoldedForm, ONE_COLUMN, RunRow, stickyInputs, toolColumns } from '../../ui/tool-form.tsx';
import { AddToCoverage } from '../coverage/add-to-coverage.tsx';
import { newListId, useCoverageStore } from '../coverage/book/coverage-store.ts';
import type { CoverageScreenProps } from '../coverage/coverage-screen.tsx';
import { enterAddresses, useListAddress } from '../coverage/lists/use-lists.ts';
import { ReportPanel } from '../report/report-panel.tsx';
import { ArticleForm } from './article-form.tsx';
import { UrlAssistant } from './url-assistant.tsx';
import { type ArticleInputs, useArticle, useArticleInputs } from './use-article.ts';

const CoverageScreen = lazyScreen<CoverageScreenProps>(() =>
  import('../coverage/coverage-screen.tsx').then((m) => m.CoverageScreen),
);

export function ArticleScreen({ prefill }: { readonly prefill: ToolPrefill }) {
  const inputs = useArticleInputs(prefill);
  const { listId, openList } = useListAddress();
  const store = useCoverageStore();
  const [sample, setSample] = useState<PastedArticles | null>(null);
  const [startsList, setStartsList] = useState(false);
  const takeStart = useCallback(() => setStartsList(false), []);
  useArrival('articles', (content) => {
    takeStart();
    const [only] = content.articles;
    if (content.name === '' && only) {
      openList(null);
      inputs.setMode('manual');
      inputs.setManual(only);
      inputs.setKeywords([...content.keywords]);
    } else {
      setSample(content);
      openList(newListId());
    }
  });
  return listId === null ? (
    <OneArticle
      inputs={inputs}
      onArrivedList={(text) => {
        takeStart();
        enterAddresses(text);
        openList(store.get().list.id);
      }}
      onOpenList={(isToStart) => {
        if (readPastedAddress(inputs.url).kind === 'several') {
          enterAddresses(inputs.url);
          inputs.setUrl('');
        }
        setStartsList(isToStart);
        openList(store.get().list.id);
      }}
    />
  ) : (
    <Suspense fallback={<SkeletonCards count={1} heightPx={560} />}>
      <CoverageScreen
        key={listId}
        listId={listId}
        onOpen={openList}
        initialKeywords={addKeywords(inputs.keywords, inputs.draft)}
        initialArticles={sample}
        startsAtOnce={startsList}
        onStartTaken={takeStart}
      />
    </Suspense>
  );
}

interface OneArticleProps {
  readonly inputs: ArticleInputs;
  /** Opens the coverage list. With `isToStart`, it also analyzes the addresses in the field. */
  readonly onOpenList: (isToStart: boolean) => void;
  readonly onArrivedList: (text: string) => void;
}

function OneArticle({ inputs, onOpenList, onArrivedList }: OneArticleProps) {
  const article = useArticle(inputs);
  // An open list takes them itself.
  useArrival('list', ({ text }) => onArrivedList(text));
  // Set together with inputs, which the analysis must see.
  const [isRunDue, setRunDue] = useState(false);
  const fillSample = () => {
    article.noteEdit();
    inputs.setMode('manual');
    inputs.setManual(SAMPLE_ARTICLE.manual);
    if (inputs.keywords.length === 0) inputs.setKeywords([...SAMPLE_ARTICLE.keywords]);
    setRunDue(true);
  };
  useRunWhen(isRunDue, () => {
    setRunDue(false);
    article.analyze();
  });
  useArticleArrivals(inputs, article);
  const form = useFoldedForm(article);
  const summary = UI_STRINGS.inputsOf(
    inputs.mode === 'url' ? inputs.url : inputs.manual.headline,
    inputs.keywords,
  );
  const isManualBlank = Object.values(inputs.manual).every((value) => value.trim() === '');

  return (
    <Box sx={form.isFolded ? ONE_COLUMN : toolColumns(5)}>
      {form.isFolded ? <FoldedForm summary={summary} onEdit={form.open} /> : null}
      <InputPanel inputs={inputs} article={article} isFolded={form.isFolded} onOpenList={onOpenList} />
      <ReportPanel
        pending={article.pending}
        result={article.result}
        stale={article.stale}
        analyzedAt={article.analyzedAt}
        actions={
          article.result ? (
            <AddToCoverage report={article.result} pasted={pastedOf(inputs, article.result)} />
          ) : null
        }
        guidance="Add the keywords you track, then enter an article URL or paste the text. Nothing you enter is stored on the server."
        sample={isManualBlank ? { label: 'Try a sample', fill: fillSample } : null}
        headingRef={article.headingRef}
      />
    </Box>
  );
}

/** Reacts to pasted content, and moves the focus to the field that the user needs next. */
function useArticleArrivals(inputs: ArticleInputs, article: ReturnType<typeof useArticle>): void {
  const focusNext = (hasKeywords: boolean) =>
    requestAnimationFrame(() => {
      if (hasKeywords) article.runRef.current?.focus();
      else document.querySelector<HTMLElement>('#panel-article input[name="keywords"]')?.focus();
    });

  useArrival('article', ({ url }) => {
    article.noteEdit();
    inputs.setMode('url');
    inputs.setUrl(url);
    focusNext(inputs.tracked.length > 0);
  });
  useArrival('text', ({ text }) => {
    article.noteEdit();
    inputs.setMode('manual');
    inputs.setManual({ ...inputs.manual, content: text });
  });
}

/** The pasted text that the report is about. Null for a page, or if the headline field has changed. */
function pastedOf({ manual }: ArticleInputs, { sourceUrl, metadata }: ReportData): ManualInput | null {
  const isAbout = sourceUrl === '' && metadata.headline === manual.headline.trim();
  return isAbout ? manual : null;
}

interface InputPanelProps extends Omit<OneArticleProps, 'onArrivedList'> {
  readonly article: ReturnType<typeof useArticle>;
  readonly isFolded: boolean;
}

function InputPanel({ inputs, article, isFolded, onOpenList }: InputPanelProps) {
  const pasted = readPastedAddress(inputs.url);
  const many = inputs.mode === 'url' && pasted.kind === 'several' ? pasted.urls.length : 0;
  // Without keywords, the form reports that before a list opens.
  const run = () => (many > 0 && inputs.tracked.length > 0 ? onOpenList(true) : article.analyze());
  return (
    <Panel
      className="no-print"
      onKeyDown={runOnCtrlEnter(run)}
      sx={{
        display: 'grid',
        gap: 2.5,
        ...stickyInputs(inputs.mode === 'url' ? 760 : 1000),
        ...(isFolded ? FOLDED : {}),
      }}
    >
      <Typography variant="h2" sx={visuallyHidden}>
        Article
      </Typography>
      <ArticleForm
        inputs={inputs}
        pending={article.pending}
        problem={article.problem}
        onEdit={article.noteEdit}
        onAnalyze={run}
        onQuickAnalyze={() => article.analyze('quick')}
        onOpenList={() => onOpenList(false)}
      />
      <RunRow
        pending={article.pending}
        label={many > 0 ? `Analyze ${formatCount(many)} articles` : 'Analyze Article'}
        busyLabel="Analyzing..."
        onRun={run}
        runRef={article.runRef}
      />
      {article.pending ? <ProgressNote phase={article.phase} onCancel={article.cancel} /> : null}
      <ArticleFailure article={article} />
    </Panel>
  );
}

function ArticleFailure({ article }: Pick<InputPanelProps, 'article'>) {
  const { failure } = article;
  if (failure === null) return null;
  const retry = () => article.analyze();
  if (article.assistantShown) {
    return (
      <UrlAssistant
        failure={failure}
        onRetry={retry}
        onSwitch={article.switchToManual}
        onDismiss={article.dismissAssistant}
      />
    );
  }
  return article.sent === 'url' ? null : (
    <FailureNote failure={failure} fallback={ARTICLE_FAILURE_TEXT} onRetry={retry} />
  );
}

const SAMPLE_ARTICLE = {
  manual: {
    headline: 'Tidewell Ferries brings forward its electric fleet',
    source: 'The Harbor Ledger',
    date: '2025-03-05',
    content: `Tidewell Ferries will replace half of its diesel boats with electric ferries two years earlier than planned, the company said on Wednesday.

The first electric ferry is due on the Northbank route in June. Tidewell called the trial "a clear success": noise on board fell by half and punctuality improved. Passengers in a survey praised the quiet cabins, but some complained about longer queues at the charging pier.

City council members welcomed the decision. The council had criticized Tidewell Ferries last autumn after a series of delays and a fuel leak near the fish market. The harbor authority said the investigation into the leak is closed and that no further penalty will follow.

Rival operator Blue Strait warned that the charging pier could become a bottleneck. It asked the council for equal access to the grid connection.

Tidewell Ferries expects fares to stay stable this year. The company will publish the results of its passenger survey in full next month.`,
  },
  keywords: ['Tidewell Ferries', 'electric ferry', 'council', 'fuel leak', 'bankruptcy'],
} as const;
