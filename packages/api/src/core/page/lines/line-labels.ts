/** Labels of the line model, in the order of the model. */
export const LINE_LABELS = ['text', 'other'] as const;
