import type { ToolTab } from '@earshot/schema/routes';
import { useEffect, useEffectEvent } from 'react';
import { contentOfFile, contentOfText, deliver, type PastedContent } from '../../lib/arrivals.ts';

const TOOLS: Readonly<Record<PastedContent['kind'], ToolTab>> = {
  article: 'article',
  articles: 'article',
  list: 'article',
  text: 'article',
  headlines: 'trending',
  file: 'trending',
  image: 'social',
};

export function usePasteAnywhere(openTool: (tool: ToolTab) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    const content = contentOf(event.clipboardData);
    if (content === null) return;
    event.preventDefault();
    openTool(TOOLS[content.kind]);
    deliver(content);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

function contentOf(data: DataTransfer | null): PastedContent | null {
  const file = data?.files[0];
  if (file) return contentOfFile(file);
  return contentOfText(data?.getData('text/plain') ?? '');
}

/** A file without text is for no field. */
function isTaken({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select');
  return isField && !(clipboardData?.files.length && !clipboardData.types.includes('text/plain'));
}
