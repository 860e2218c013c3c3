import type { SocialField } from '@earshot/schema/social/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import { type FieldRefs, useFieldFocus } from '../../lib/focus.ts';
import { runOnCtrlEnter } from '../../lib/run-on-ctrl-enter.ts';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useFoldedForm } from '../../lib/use-folded-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { FOLDED, FoldedForm, ONE_COLUMN, RunRow, stickyInputs, toolColumns } from '../../ui/tool-form.tsx';
import { SocialForm } from './social-form.tsx';
import { SocialNotes } from './social-notes.tsx';
import { SocialReport } from './social-report.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import { useArrivedPost, useImageArrival } from './use-image-arrival.ts';
import { useScreenshot } from './use-screenshot.ts';
import { type Social, useSocial } from './use-social.ts';
import { type PastedPost, type SocialInputs, usePastedPost, useSocialInputs } from './use-social-inputs.ts';

const FIELDS = ['keywords', 'url', 'image', 'text', 'counts'] as const satisfies readonly SocialField[];

/** Social Post Snapshot: inputs on the left and the report on the right, or stacked on a narrow screen. */
export function SocialScreen({ prefill }: { readonly prefill: ToolPrefill }) {
  const inputs = useSocialInputs(prefill);
  const image = useScreenshot();
  const pasted = usePastedPost(prefill);
  const social = useSocial(inputs, image.screenshot, pasted);
  const refs = useFieldFocus(FIELDS, social.problem);
  const formRef = useRef<HTMLDivElement>(null);
  const problem = social.problem ?? image.problem;

  const actions = imageActions({ inputs, image, social, refs, pasted });
  const { isDragging } = useImageArrival(formRef, (file) => actions.chooseImage(file));
  useArrivedPost({ inputs, screenshot: image.screenshot, social, chooseImage: actions.chooseImage });
  const form = useFoldedForm(social);
  const summary = UI_STRINGS.inputsOf(enteredPost(inputs, image, pasted), inputs.keywords);
  return (
    <Box sx={form.isFolded ? ONE_COLUMN : toolColumns(5)}>
      {form.isFolded ? <FoldedForm summary={summary} onEdit={form.open} /> : null}
      <Panel
        ref={formRef}
        className="no-print"
        onKeyDown={runOnCtrlEnter(() => social.analyze())}
        sx={{ display: 'grid', gap: 2.5, ...stickyInputs(760), ...(form.isFolded ? FOLDED : {}) }}
      >
        <Typography variant="h2" sx={visuallyHidden}>
          {SOCIAL_STRINGS.formTitle}
        </Typography>
        <SocialForm
          inputs={inputs}
          screenshot={image.screenshot}
          isDragging={isDragging}
          problem={problem}
          refs={refs}
          onEdit={social.noteEdit}
          onAnalyze={social.analyze}
          onChooseImage={(file) => actions.chooseImage(file)}
          onRemoveImage={actions.removeImage}
          pasted={pasted}
        />
        <RunRow
          pending={social.pending}
          label={SOCIAL_STRINGS.analyze}
          busyLabel={SOCIAL_STRINGS.analyzing}
          onRun={social.analyze}
          runRef={social.runRef}
        />
        <SocialNotes
          social={social}
          isUrlMode={inputs.mode === 'url'}
          onSwitchToUpload={actions.switchToUpload}
        />
      </Panel>
      <SocialReport social={social} />
    </Box>
  );
}

/** Returns the label of the post in the folded form: its URL, the name of its screenshot, or that it was pasted. */
function enteredPost({ mode, url }: SocialInputs, image: ImageParts['image'], pasted: PastedPost): string {
  if (pasted.isOpen) return SOCIAL_STRINGS.pasted.label;
  return mode === 'url' ? url : (image.screenshot?.name ?? SOCIAL_STRINGS.image.label);
}

interface ImageParts {
  readonly inputs: SocialInputs;
  readonly image: ReturnType<typeof useScreenshot>;
  readonly social: Social;
  readonly refs: FieldRefs<SocialField>;
  readonly pasted: PastedPost;
}

/** Returns the actions on the screenshot. Each action clears the form's messages. */
function imageActions({ inputs, image, social, refs, pasted }: ImageParts) {
  return {
    chooseImage: (file: File, isSample = false) => {
      social.noteEdit();
      pasted.close();
      inputs.setMode('upload');
      void image.choose(file, isSample);
    },
    removeImage: () => {
      social.noteEdit();
      image.remove();
    },
    switchToUpload: () => {
      social.noteEdit();
      pasted.close();
      inputs.setMode('upload');
      social.dismissAdvice();
      requestAnimationFrame(() => refs.image.current?.focus());
    },
  };
}
