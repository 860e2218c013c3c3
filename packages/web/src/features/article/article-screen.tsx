import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { KeyboardEvent } from 'react';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProgressNote } from '../../ui/progress-note.tsx';
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
    <Box sx={LAYOUT}>
      <Panel className="no-print" onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2.5 }}>
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button
            variant="contained"
            size="large"
            disabled={article.pending}
            onClick={() => article.analyze()}
            sx={{ flex: '1 1 12rem', ...(article.pending ? BUSY_BUTTON : {}) }}
          >
            {article.pending ? ARTICLE_STRINGS.analyzing : ARTICLE_STRINGS.analyze}
          </Button>
          {article.result && !article.pending ? (
            <Button onClick={() => article.headingRef.current?.focus()}>{ARTICLE_STRINGS.goToReport}</Button>
          ) : null}
        </Box>
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

/** A running analysis is no unavailable one: its button stays readable. */
const BUSY_BUTTON = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', opacity: 0.8 },
} as const;

const LAYOUT = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;
