/** Labels that the line model predicts, in the order of its outputs. */
export const LINE_LABELS = ['text', 'other'] as const;
