import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  /** Returns the key of an item, which keeps its measured height across sorting and filtering. */
  readonly keyOf: (index: number) => string | number;
  readonly render: (index: number) => ReactNode;
}

/** Assumed height of an item before it has been measured, in pixels. */
const ESTIMATED_HEIGHT_PX = 72;
const OVERSCAN = 10;

/** An ordered list that scrolls with the window and renders only the items near the viewport. Items may change height. */
export function VirtualList({ label, count, keyOf, render }: VirtualListProps) {
  const list = useRef<HTMLOListElement>(null);
  const offset = useDocumentOffset(list);
  const virtualizer = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => ESTIMATED_HEIGHT_PX,
    overscan: OVERSCAN,
    measureElement: heightOf,
    scrollMargin: offset,
  });
  const shown = virtualizer.getVirtualItems();
  return (
    <Box
      component="ol"
      ref={list}
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative' }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={count}
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: '100%',
            transform: `translateY(${start - offset}px)`,
          }}
        >
          {render(index)}
        </li>
      ))}
    </Box>
  );
}

/**
 * Returns the height of an item. In a hidden tab, every height is 0, so all items would seem to fit into the viewport. The
 * estimate is used instead.
 */
function heightOf(element: Element): number {
  return element.getBoundingClientRect().height || ESTIMATED_HEIGHT_PX;
}

/** Returns the distance of an element from the top of the document. Updated when the page above it changes. */
function useDocumentOffset(element: { readonly current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setOffset(Math.round(box.top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
