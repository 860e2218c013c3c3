import { ARTICLE_FAILURE_TEXT } from '@earshot/schema/article/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { KeyboardEvent } from 'react';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressNote } from '../../ui/progress-note.tsx';
import { RunRow } from '../../ui/run-row.tsx';
import { stickyInputs, toolColumns } from '../../ui/tool-layout.ts';
import { ReportPanel } from '../report/report-panel.tsx';
import { ArticleForm } from './article-form.tsx';
import { SAMPLE_ARTICLE } from './sample.ts';
import { ARTICLE_STRINGS } from './strings.ts';
import { UrlAssistant } from './url-assistant.tsx';
import { useArticle } from './use-article.ts';
import { useArticleInputs } from './use-article-inputs.ts';

/** The article tool: inputs on the left, the report on the right; one below the other on a narrow screen. */
export function ArticleScreen({ prefill }: { readonly prefill: ToolPrefill }) {
  const inputs = useArticleInputs(prefill);
  const article = useArticle(inputs);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      article.analyze();
    }
  };

  const fillSample = () => {
    article.noteEdit();
    inputs.setMode('manual');
    inputs.setManual(SAMPLE_ARTICLE.manual);
    if (inputs.keywords.length === 0) inputs.setKeywords([...SAMPLE_ARTICLE.keywords]);
    // The button that was pressed goes away; the next step takes the focus.
    article.runRef.current?.focus();
  };
  const isManualBlank = Object.values(inputs.manual).every((value) => value.trim() === '');

  return (
    <Box sx={toolColumns(5)}>
      <Panel
        className="no-print"
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gap: 2.5, ...stickyInputs(inputs.mode === 'url' ? 760 : 1000) }}
      >
        <Typography variant="h2" sx={visuallyHidden}>
          {ARTICLE_STRINGS.formTitle}
        </Typography>
        <ArticleForm
          inputs={inputs}
          pending={article.pending}
          problem={article.problem}
          onEdit={article.noteEdit}
          onAnalyze={() => article.analyze()}
          onQuickAnalyze={() => article.analyze('quick')}
        />
        <RunRow
          pending={article.pending}
          label={ARTICLE_STRINGS.analyze}
          busyLabel={ARTICLE_STRINGS.analyzing}
          onRun={() => article.analyze()}
          runRef={article.runRef}
          goTo={article.result ? { label: ARTICLE_STRINGS.goToReport, headingRef: article.headingRef } : null}
        />
        {article.pending ? <ProgressNote phase={article.phase} onCancel={article.cancel} /> : null}
        <ArticleFailure article={article} />
      </Panel>
      <ReportPanel
        pending={article.pending}
        result={article.result}
        stale={article.stale}
        guidance={ARTICLE_STRINGS.guidance}
        sample={isManualBlank ? { label: ARTICLE_STRINGS.sample, fill: fillSample } : null}
        headingRef={article.headingRef}
      />
    </Box>
  );
}

/** What is said beside the form about a failed analysis: the assistant for an address, a note for pasted text. */
function ArticleFailure({ article }: { readonly article: ReturnType<typeof useArticle> }) {
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
