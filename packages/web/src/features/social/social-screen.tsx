import { SOCIAL_FAILURE_TEXT, type SocialField } from '@earshot/schema/social/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import { runOnCtrlEnter, useFieldFocus, useFoldedForm } from '../../lib/focus.ts';
import type { ToolPrefill } from '../../lib/tool-inputs.ts';
import { useFileDrop } from '../../ui/file-field.tsx';
import { FailureNote, NoticeCard, ProgressNote } from '../../ui/run-state.tsx';
import { Panel } from '../../ui/section.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { FOLDED, FoldedForm, ONE_COLUMN, RunRow, stickyInputs, toolColumns } from '../../ui/tool-form.tsx';
import { SocialForm } from './social-form.tsx';
import { SocialReport } from './social-report.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import { useArrivedPost, useScreenshot } from './use-screenshot.ts';
import { type Social, useSocial, useSocialInputs } from './use-social.ts';

const FIELDS = ['keywords', 'url', 'image', 'text', 'counts'] as const satisfies readonly SocialField[];

export function SocialScreen({ prefill }: { readonly prefill: ToolPrefill }) {
  const inputs = useSocialInputs(prefill);
  const { choose, remove, screenshot, ...image } = useScreenshot();
  const social = useSocial(inputs, screenshot);
  const refs = useFieldFocus(FIELDS, social.problem);
  const formRef = useRef<HTMLDivElement>(null);

  const chooseImage = (file: File, isSample = false) => {
    social.noteEdit();
    inputs.setMode('upload');
    void choose(file, isSample);
  };
  const switchTo = (mode: 'upload' | 'text') => {
    social.noteEdit();
    inputs.setMode(mode);
    social.dismissAdvice();
    requestAnimationFrame(() => refs[mode === 'upload' ? 'image' : 'text'].current?.focus());
  };
  const isDropTarget = useFileDrop(formRef, (file) => chooseImage(file));
  useArrivedPost({ inputs, screenshot, social, chooseImage });
  const form = useFoldedForm(social);
  const entered = {
    url: inputs.url,
    upload: screenshot?.name ?? SOCIAL_STRINGS.image.label,
    text: SOCIAL_STRINGS.pasted.label,
  }[inputs.mode];
  return (
    <Box sx={form.isFolded ? ONE_COLUMN : toolColumns(5)}>
      {form.isFolded ? (
        <FoldedForm summary={UI_STRINGS.inputsOf(entered, inputs.keywords)} onEdit={form.open} />
      ) : null}
      <Panel
        ref={formRef}
        className="no-print"
        onKeyDown={runOnCtrlEnter(() => social.analyze())}
        sx={{ display: 'grid', gap: 2.5, ...stickyInputs(760), ...(form.isFolded ? FOLDED : {}) }}
      >
        <Typography variant="h2" sx={visuallyHidden}>
          Social post
        </Typography>
        <SocialForm
          inputs={inputs}
          screenshot={screenshot}
          isDropTarget={isDropTarget}
          problem={social.problem ?? image.problem}
          refs={refs}
          onEdit={social.noteEdit}
          onAnalyze={social.analyze}
          onChooseImage={(file) => chooseImage(file)}
          onRemoveImage={() => {
            social.noteEdit();
            remove();
          }}
        />
        <RunRow
          pending={social.pending}
          label="Analyze Social Post"
          busyLabel="Analyzing..."
          onRun={social.analyze}
          runRef={social.runRef}
        />
        <SocialNotes social={social} mode={inputs.mode} onSwitch={switchTo} />
      </Panel>
      <SocialReport social={social} />
    </Box>
  );
}

const ADVICE = SOCIAL_STRINGS.advice;

interface SocialNotesProps {
  readonly social: Social;
  readonly mode: string;
  readonly onSwitch: (mode: 'upload' | 'text') => void;
}

export function SocialNotes({ social, mode, onSwitch }: SocialNotesProps) {
  const { advice } = social;
  return (
    <>
      {social.pending ? <ProgressNote phase={social.phase} onCancel={social.cancel} /> : null}
      {social.failure ? (
        <FailureNote failure={social.failure} fallback={SOCIAL_FAILURE_TEXT} onRetry={social.analyze} />
      ) : null}
      {advice !== null && mode === social.sent ? (
        <NoticeCard
          title={ADVICE[advice].title}
          action={{ label: ADVICE[advice].use, run: () => onSwitch(advice) }}
          dismiss={{ label: ADVICE.dismiss, run: social.dismissAdvice }}
        >
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {ADVICE[advice].text}
          </Typography>
        </NoticeCard>
      ) : null}
    </>
  );
}
