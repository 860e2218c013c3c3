import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { KeyboardEvent } from 'react';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
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
    article.clearProblem();
    inputs.setMode('manual');
    inputs.setManual(SAMPLE_ARTICLE.manual);
    if (inputs.keywords.length === 0) inputs.setKeywords([...SAMPLE_ARTICLE.keywords]);
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
          onEdit={article.clearProblem}
          onAnalyze={() => article.analyze()}
          onQuickAnalyze={() => article.analyze('quick')}
        />
        <RunRow
          pending={article.pending}
          label={ARTICLE_STRINGS.analyze}
          busyLabel={ARTICLE_STRINGS.analyzing}
          onRun={() => article.analyze()}
          goTo={article.result ? { label: ARTICLE_STRINGS.goToReport, headingRef: article.headingRef } : null}
        />
        {article.pending ? (
          <ProgressNote phase={ARTICLE_STRINGS.phases[article.requestMode]} onCancel={article.cancel} />
        ) : null}
        {article.assistantShown ? (
          <UrlAssistant onSwitch={article.switchToManual} onDismiss={article.dismissAssistant} />
        ) : null}
      </Panel>
      <ReportPanel
        pending={article.pending}
        result={article.result}
        guidance={ARTICLE_STRINGS.guidance}
        sample={isManualBlank ? { label: ARTICLE_STRINGS.sample, fill: fillSample } : null}
        headingRef={article.headingRef}
      />
    </Box>
  );
}
