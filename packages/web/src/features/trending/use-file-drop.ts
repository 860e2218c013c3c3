import { type DragEvent, useState } from 'react';

/** Returns drop handlers for an element, and whether a file is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}

/** Whether files are being dragged. Dragging text into the paste box is left to the browser. */
function hasFiles(event: DragEvent): boolean {
  return Array.from(event.dataTransfer.types).includes('Files');
}
