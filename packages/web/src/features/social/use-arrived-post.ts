import { useState } from 'react';
import { useArrival } from '../../lib/arrivals.ts';
import { useRunWhen } from '../../lib/use-run-when.ts';
import type { Screenshot } from './use-screenshot.ts';
import type { Social, SocialInputs } from './use-social.ts';

interface ArrivedPostParts {
  readonly inputs: SocialInputs;
  readonly screenshot: Screenshot | null;
  readonly social: Pick<Social, 'analyze'>;
  readonly chooseImage: (file: File, isSample: boolean) => void;
}

/**
 * Puts a delivered image into the form: one pasted or dropped anywhere on the page, or a sample. Analyzes it right away if
 * the user asked for a sample.
 */
export function useArrivedPost({ inputs, screenshot, social, chooseImage }: ArrivedPostParts): void {
  const [dueFile, setDueFile] = useState<string | null>(null);
  useArrival('image', ({ file, keywords = [], isSample = false, isToAnalyze = false }) => {
    if (inputs.keywords.length === 0) inputs.setKeywords([...keywords]);
    chooseImage(file, isSample);
    if (isToAnalyze) setDueFile(file.name);
  });
  // The picture and the keywords are in the form by now.
  useRunWhen(dueFile !== null && screenshot?.name === dueFile && inputs.tracked.length > 0, () => {
    setDueFile(null);
    social.analyze();
  });
}
