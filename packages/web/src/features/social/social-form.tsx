import type { SocialField } from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import Box from '@mui/material/Box';
import { clearOnEdit, type FieldRefs } from '../../lib/focus.ts';
import { KeywordManager } from '../../ui/keyword-manager.tsx';
import { KeywordSets } from '../../ui/keyword-sets.tsx';
import { ModeToggle } from '../../ui/mode-toggle.tsx';
import { AddressField } from '../../ui/tool-form.tsx';
import { PastedPost } from './post-fields.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';
import type { SocialInputs } from './use-social.ts';

interface SocialFormProps {
  readonly inputs: SocialInputs;
  readonly screenshot: Screenshot | null;
  readonly isDropTarget: boolean;
  readonly problem: Problem<SocialField> | null;
  readonly refs: FieldRefs<SocialField>;
  readonly onEdit: () => void;
  readonly onAnalyze: () => void;
  readonly onChooseImage: (file: File) => void;
  readonly onRemoveImage: () => void;
}

const MODES = [
  { value: 'url', label: SOCIAL_STRINGS.modes.url },
  { value: 'upload', label: SOCIAL_STRINGS.modes.upload },
  { value: 'text', label: SOCIAL_STRINGS.modes.text },
] as const;

/** Inputs of the social tool: URL, screenshot or pasted text, and keywords (#121-#126). */
export function SocialForm(props: SocialFormProps) {
  const { inputs, problem, refs, onEdit } = props;
  const errorFor = (field: SocialField) =>
    problem?.field === field ? SOCIAL_STRINGS.fieldErrors[field] : undefined;
  const editing = clearOnEdit(onEdit);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ModeToggle
        label={SOCIAL_STRINGS.inputType}
        mode={inputs.mode}
        options={MODES}
        onChange={editing(inputs.setMode)}
      />
      {inputs.mode === 'url' ? (
        <AddressField
          texts={SOCIAL_STRINGS.url}
          value={inputs.url}
          onChange={editing(inputs.setUrl)}
          error={errorFor('url')}
          inputRef={refs.url}
          onEnter={props.onAnalyze}
        />
      ) : null}
      {inputs.mode === 'upload' ? (
        <ScreenshotField
          screenshot={props.screenshot}
          isDropTarget={props.isDropTarget}
          error={errorFor('image')}
          inputRef={refs.image}
          onChoose={props.onChooseImage}
          onRemove={props.onRemoveImage}
        />
      ) : null}
      {inputs.mode === 'text' ? (
        <PastedPost
          post={inputs.post}
          onChange={editing(inputs.setPost)}
          error={errorFor('text')}
          hasCountsError={problem?.field === 'counts'}
          refs={refs}
        />
      ) : null}
      <KeywordManager
        label={SOCIAL_STRINGS.keywords.label}
        noun={SOCIAL_STRINGS.keywords.noun}
        keywords={inputs.keywords}
        onChange={editing(inputs.setKeywords)}
        draft={inputs.draft}
        onDraftChange={inputs.setDraft}
        error={errorFor('keywords')}
        inputRef={refs.keywords}
      />
      <KeywordSets
        keywords={inputs.keywords}
        onUse={({ keywords }) => editing(inputs.setKeywords)(keywords)}
      />
    </Box>
  );
}
