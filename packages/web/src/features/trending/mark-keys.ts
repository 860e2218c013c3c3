import type { TrendingItem } from '@earshot/schema/trending/model';
import type { KeyboardEvent } from 'react';
import { isTyping } from '../../lib/is-typing.ts';
import type { StoryEdits } from './story-edits.ts';
import type { MarkPlace } from './story-marks.ts';
import type { RankedStory } from './story-view.ts';
import type { StoryMarks } from './use-story-marks.ts';

interface MarkKeys {
  readonly shown: readonly RankedStory[];
  readonly actions: StoryMarks['actions'];
  readonly edits: StoryEdits;
  readonly onToggle: (storyKey: string) => void;
  readonly onHelp: () => void;
}

/**
 * Returns the handler for single-key shortcuts in the list. Keys without an action are left to the browser. When a key
 * is held down, only the arrows repeat, so that a held S does not split a second story.
 */
export function markKeys({ shown, actions, edits, onToggle, onHelp }: MarkKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(target) ||
      !(target instanceof HTMLElement)
    )
      return;
    const story = storyAt(target, shown);
    const place = story && placeIn(target, story.item);
    const keys: Readonly<Record<string, () => void>> = {
      x: () => place && actions.mark(place, false),
      X: () => place && actions.mark(place, true),
      j: actions.join,
      s: () => actions.split(place),
      o: () => story && onToggle(story.key),
      u: edits.undo,
      U: edits.redo,
      Escape: actions.clear,
      '?': onHelp,
      ...(target === currentTarget || target.matches(BOX)
        ? { ArrowDown: () => step(currentTarget, target, 1), ArrowUp: () => step(currentTarget, target, -1) }
        : {}),
    };
    const run = keys[event.shiftKey || event.key.length > 1 ? event.key : event.key.toLowerCase()];
    if (!run || (event.repeat && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    run();
  };
}

/** Selects the boxes that mark a story or a line, in the order of the screen. */
export const BOX = 'input[data-mark]';

/** Focuses the next or previous box, from a box or from the list itself. */
function step(list: HTMLElement, from: HTMLElement, by: number): void {
  const boxes = [...list.querySelectorAll<HTMLElement>(BOX)];
  const at = boxes.indexOf(from) + (from === list && by < 0 ? 0 : by);
  boxes[Math.min(boxes.length - 1, Math.max(0, at))]?.focus();
}

function storyAt(target: HTMLElement, shown: readonly RankedStory[]): RankedStory | null {
  const key = target.closest<HTMLElement>('[data-story]')?.dataset.story;
  return shown.find((story) => story.key === key) ?? null;
}

function placeIn(target: HTMLElement, item: TrendingItem): MarkPlace {
  const line = Number(target.closest<HTMLElement>('[data-line]')?.dataset.line ?? 0);
  return line > 0 ? { item, line } : { item };
}
