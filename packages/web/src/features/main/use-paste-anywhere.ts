import type { ToolTab } from '@earshot/schema/routes';
import { useEffect, useEffectEvent } from 'react';
import { deliver } from '../../lib/arrivals.ts';
import { contentOfFile, contentOfText, type PastedContent } from '../../lib/pasted-content.ts';

const TOOLS: Readonly<Record<PastedContent['kind'], ToolTab>> = {
  article: 'article',
  articles: 'article',
  list: 'article',
  text: 'article',
  headlines: 'trending',
  file: 'trending',
  image: 'social',
};

/** Opens the right tool for content that is pasted outside any field, and delivers the content to it. */
export function usePasteAnywhere(openTool: (tool: ToolTab) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isField(event.target)) return;
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

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
