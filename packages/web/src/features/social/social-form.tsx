import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';
import type { SocialField } from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import { clearOnEdit, type FieldRefs } from '../../lib/focus.ts';
import { ModeToggle } from '../../ui/choices.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { KeywordManager, KeywordSets } from '../../ui/keyword-manager.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PastedPost } from './post-fields.tsx';
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
  { value: 'url', label: 'Post URL' },
  { value: 'upload', label: 'Screenshot Upload' },
  { value: 'text', label: 'Paste Text' },
] as const;

export function SocialForm(props: SocialFormProps) {
  const { inputs, problem, refs, onEdit } = props;
  const errorFor = (field: SocialField) =>
    problem?.field === field ? SOCIAL_STRINGS.fieldErrors[field] : undefined;
  const editing = clearOnEdit(onEdit);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ModeToggle label="Input type" mode={inputs.mode} options={MODES} onChange={editing(inputs.setMode)} />
      {inputs.mode === 'url' ? (
        <TextField
          {...SOCIAL_STRINGS.url}
          inputMode="url"
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
        label="Keywords"
        noun="keyword"
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

const STRINGS = SOCIAL_STRINGS.image;
const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,image/png,image/jpeg,image/webp,image/avif';

interface ScreenshotFieldProps {
  readonly screenshot: Screenshot | null;
  readonly isDropTarget: boolean;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

function ScreenshotField({ screenshot, ...props }: ScreenshotFieldProps) {
  return (
    <FileField
      label={STRINGS.label}
      texts={STRINGS}
      accept={ACCEPTED}
      file={screenshot}
      maxBytes={IMAGE_MAX_BYTES}
      {...props}
    >
      {screenshot ? <Preview key={screenshot.previewAddress} screenshot={screenshot} /> : null}
    </FileField>
  );
}

function Preview({ screenshot: { name, previewAddress } }: { readonly screenshot: Screenshot }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Typography variant="body2">{STRINGS.noPreview}</Typography>;
  return (
    <Box
      component="img"
      src={previewAddress}
      alt={STRINGS.previewAlt(name)}
      onError={() => setFailed(true)}
      sx={PREVIEW}
    />
  );
}

const PREVIEW = {
  display: 'block',
  mt: 1,
  maxWidth: '100%',
  maxHeight: 220,
  objectFit: 'contain',
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
} as const;
