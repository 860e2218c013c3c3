import type { SocialField } from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clearOnEdit, type FieldRefs } from '../../lib/focus.ts';
import { KeywordManager } from '../../ui/keyword-manager.tsx';
import { KeywordSets } from '../../ui/keyword-sets.tsx';
import { ModeToggle } from '../../ui/mode-toggle.tsx';
import { AddressField } from '../../ui/tool-form.tsx';
import { PastedPostForm } from './pasted-post-form.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';
import type { PastedPost, SocialInputs } from './use-social-inputs.ts';

interface SocialFormProps {
  readonly inputs: SocialInputs;
  readonly screenshot: Screenshot | null;
  readonly isDragging: boolean;
  readonly problem: Problem<SocialField> | null;
  readonly refs: FieldRefs<SocialField>;
  readonly onEdit: () => void;
  readonly onAnalyze: () => void;
  readonly onChooseImage: (file: File) => void;
  readonly onRemoveImage: () => void;
  readonly pasted: PastedPost;
}

const MODES = [
  { value: 'url', label: SOCIAL_STRINGS.modes.url },
  { value: 'upload', label: SOCIAL_STRINGS.modes.upload },
] as const;

/** Inputs of the social tool: URL, screenshot or pasted text, and keywords (#121-#126). */
export function SocialForm(props: SocialFormProps) {
  const { inputs, problem, refs, onEdit, pasted } = props;
  const errorFor = (field: SocialField) =>
    problem?.field === field ? SOCIAL_STRINGS.fieldErrors[field] : undefined;
  const editing = clearOnEdit(onEdit);

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {pasted.isOpen ? (
        <PastedPostForm
          pasted={pasted}
          problem={problem}
          error={errorFor('text')}
          refs={refs}
          onEdit={onEdit}
        />
      ) : (
        <PostInput {...props} errorFor={errorFor} />
      )}
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

interface PostInputProps extends SocialFormProps {
  readonly errorFor: (field: SocialField) => string | undefined;
}

/** Inputs for the URL or the screenshot of the post, and a button for pasting the text instead. */
function PostInput(props: PostInputProps) {
  const { inputs, screenshot, isDragging, refs, onEdit, onAnalyze, pasted, errorFor } = props;
  const editing = clearOnEdit(onEdit);
  return (
    <>
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
          onEnter={onAnalyze}
        />
      ) : (
        <ScreenshotField
          screenshot={screenshot}
          isDragging={isDragging}
          error={errorFor('image')}
          inputRef={refs.image}
          onChoose={props.onChooseImage}
          onRemove={props.onRemoveImage}
        />
      )}
      <div>
        <Button
          size="small"
          onClick={() => {
            onEdit();
            pasted.open();
          }}
        >
          {SOCIAL_STRINGS.pasted.open}
        </Button>
      </div>
    </>
  );
}
