/** The labels of the model of lines, in its order. */
export const LINE_LABELS = ['text', 'other'] as const;
