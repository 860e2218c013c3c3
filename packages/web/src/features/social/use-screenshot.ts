import { checkImageFile, FILE_PROCESSING_FAILED } from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import { useEffect, useRef, useState } from 'react';
import { useArrival } from '../../lib/arrivals.ts';
import { useRunWhen } from '../../lib/page.ts';
import { readImageFile } from '../../lib/transfer.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social, SocialInputs } from './use-social.ts';

export interface Screenshot {
  readonly name: string;
  readonly size: number;
  /** Content as base64, without a `data:` prefix. */
  readonly base64: string;
  /** `blob:` URL of the preview, valid while the image is the chosen one. */
  readonly previewAddress: string;
}

/** Kept in memory only. After a rejected or unreadable file, none is chosen (#131-#136, A-20). */
export function useScreenshot() {
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null);
  const [problem, setProblem] = useState<Problem<'image'> | null>(null);
  const latestChoice = useRef(0);

  useEffect(() => {
    if (!screenshot) return;
    return () => URL.revokeObjectURL(screenshot.previewAddress);
  }, [screenshot]);

  useEffect(
    () => () => {
      latestChoice.current += 1;
    },
    [],
  );

  const refuse = (refusal: Problem<'image'>) => {
    setScreenshot(null);
    setProblem(refusal);
    showToast(refusal.toast);
  };

  /** @param isSample true for a picture drawn by the product: the user uploaded nothing, so there is no toast */
  const choose = async (file: File, isSample = false) => {
    latestChoice.current += 1;
    const choice = latestChoice.current;
    const refusal = checkImageFile(file);
    if (refusal) return refuse(refusal);
    const base64 = await readImageFile(file).catch(() => null);
    // The user has chosen another file while this one was being read.
    if (choice !== latestChoice.current) return;
    if (base64 === null) return refuse(FILE_PROCESSING_FAILED);
    setProblem(null);
    setScreenshot({
      name: file.name,
      size: file.size,
      base64,
      previewAddress: URL.createObjectURL(file),
    });
    if (!isSample) showToast({ title: SOCIAL_STRINGS.image.uploaded, tone: 'success' });
  };

  const remove = () => {
    latestChoice.current += 1;
    setScreenshot(null);
    setProblem(null);
  };

  return { screenshot, problem, choose, remove };
}

interface ArrivedPostParts {
  readonly inputs: SocialInputs;
  readonly screenshot: Screenshot | null;
  readonly social: Pick<Social, 'analyze'>;
  readonly chooseImage: (file: File, isSample: boolean) => void;
}

export function useArrivedPost({ inputs, screenshot, social, chooseImage }: ArrivedPostParts): void {
  const [dueFile, setDueFile] = useState<string | null>(null);
  useArrival('image', ({ file, keywords = [], isSample = false, isToAnalyze = false }) => {
    if (inputs.keywords.length === 0) inputs.setKeywords([...keywords]);
    chooseImage(file, isSample);
    if (isToAnalyze) setDueFile(file.name);
  });
  // Starts once the sample's picture and keywords are in the form.
  useRunWhen(dueFile !== null && screenshot?.name === dueFile && inputs.tracked.length > 0, () => {
    setDueFile(null);
    social.analyze();
  });
}
